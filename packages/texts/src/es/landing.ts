export const landing = {
  lead: 'Responda {questions, number} preguntas y luego hasta {quick, number} rápidas. Vea la ayuda para el pago inicial que podría recibir si es elegible, y cuánto podría costarle su hipoteca cada mes.',
  start: 'Ver mi cotización',
  continue: 'Seguir mi cotización',
  effort: '3 minutos \u00b7 no necesita cuenta',
  claim:
    'Pague hasta {percent, number}% menos cada mes durante {years, number} años: los impuestos y el seguro se pagan con dinero prestado. Usted lo devuelve con intereses: <a>vea cuánto</a>.',
  costLater: 'Menos al principio. El costo viene después, con intereses.',
  noClaim:
    'Compare su pago con ayuda para el pago inicial y sin ella, y según el tipo de préstamo. <a>Vea un ejemplo paso a paso</a>.',

  exampleTitle: 'Un ejemplo de lo que verá',
  found: '{count, plural, one {# programa encontrado} other {# programas encontrados}}',
  foundLead: 'hasta <b>{most}</b> de ayuda para el pago inicial',
  mayFind: 'Programas para usted',
  mayFindLead: 'con la regla detrás de cada sí y cada no',
  payment: 'PAGO DE LA HIPOTECA',
  first: 'Años 1 a {years, number}, al mes',
  owed: 'Y deberá, con intereses',
  onLine: 'en la línea de crédito',
  withHelp: 'Al mes, con la ayuda',
  withoutHelp: 'Al mes, sin ayuda',
  inBoth: 'Los dos pagos incluyen impuestos y seguro.',
  average: 'Con el promedio más reciente, {rate} ({date})',
  home: 'Un ejemplo: una casa de {price} en {place}',

  steps: 'Los pasos',
  questionsTitle: '{questions, number} preguntas, luego hasta {quick, number} rápidas',
  questionsLead: '3 minutos, sin cuenta y sin número de Seguro Social.',
  helpTitle: 'La ayuda que podría recibir si es elegible',
  helpLead: 'Verá la regla detrás de cada sí y cada no, y si todavía hay dinero.',
  paymentTitle: 'Su pago, ahora y después',
  paymentLead: 'También verá el dinero que necesita en el cierre.',
};
