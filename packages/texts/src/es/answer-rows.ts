/**
 * The three main figures on pages, on printed pages and in emails: the monthly payment, the cash at
 * closing, and what is owed later.
 */
export const answerRows = {
  eachMonth: 'Cada mes, con todo',
  eachMonthAtLeast: 'Cada mes, con todo: al menos',
  throughYear: 'años 1 a {years, number}',
  fromYear: 'desde el año {year, number}',
  inTurn: '{now} en los años 1 a {years, number}, luego {later}',
  inShort: '{now}, luego {later}',
  repaysLine: '{payment} paga la línea',
  taxesInside: 'con impuestos y seguro',
  taxesAndDues: 'impuestos, seguro y cuotas de HOA, si las hay',
  plusDues: 'más cuotas de HOA',
  plusInsurance: 'más el seguro hipotecario: pregunte',
  plusHelp: 'más un pago por la ayuda (pregunte cuánto)',

  cashTitle: 'Dinero para el cierre',
  have: 'Tiene {have}',
  short: 'faltan {dollars}',
  left: 'sobran {dollars}',
  enough: 'alcanza',

  owedTitle: 'Deberá después',
  owedWithInterest: 'Deberá después, con intereses',
  nothing: 'Nada más',
  owedMonthly: 'Lo devuelve cada mes hasta el fin del plazo.',
  owedAt: 'Después del año {year, number}, al {rate}.',
  owedAssumed: 'Después del año {year, number}, con una tasa supuesta de {rate}.',
  owedWithoutLimit: 'Después del año {year, number}, al {rate}, que puede subir.',
  owedVariable: 'Después del año {year, number}, al {rate}, que puede subir hasta {highest}.',
  owedOnSecondLoan: 'Después del año {year, number}, en el segundo préstamo al {rate}.',
  owedOnHelp: 'Por la ayuda, después del año {year, number}.',
  payback: 'Unos {payment} al mes durante {years, plural, one {# año} other {# años}}.',
  paybackOfLine:
    'La línea se paga con unos {payment} al mes durante {years, plural, one {# año} other {# años}}.',
  dueInFull: 'Entonces se debe todo de una vez.',
  lineDueInFull: 'Entonces se debe toda la línea de una vez.',
  debtIs: 'La deuda es {words}.',
  owedParts: '{second} en {loan}, {help} por la ayuda.',
  onLine: 'la línea de crédito',
  onSecondLoan: 'el segundo préstamo',
  helpUnknown: 'Pregunte a la agencia cuánto debería por la ayuda.',
  helpDue:
    'La ayuda se paga antes: {dollars} después de {years, plural, one {# año} other {# años}}.',
};
