export const lowering = {
  title: 'Cómo funciona el programa de {name}',
  lead: 'Su pago tiene dos partes: el préstamo, y los impuestos y el seguro. Durante {years, number} años, la segunda parte se paga de otra manera. El nombre corto de este programa es {shortName}.',
  example: 'Las cifras son de una casa de {price} en {place}.',

  prepayTitle: 'Usted paga antes el primer año',
  prepay: 'Paga los impuestos y el seguro de ese año en el cierre, con su propio dinero.',
  atClosing: '{amount} en el cierre',
  borrowTitle: 'Una línea de crédito paga {years, plural, one {# año} other {# años}}',
  borrowSecondTitle: 'Un segundo préstamo paga {years, plural, one {# año} other {# años}}',
  borrow:
    'Usted paga <b>{payment}</b> al mes. Los impuestos y el seguro se pagan con dinero prestado.',
  borrowPart:
    'Usted paga <b>{payment}</b> al mes, con {part} de impuestos y seguro. Lo demás es prestado.',
  borrowSecond:
    'Usted paga <b>{payment}</b> al mes, con los dos préstamos. Los impuestos y el seguro se pagan con dinero prestado.',
  borrowed: '{amount} prestados',
  payAllTitle: 'Desde el año {year, number} usted paga todo',
  payAll: '<b>{payment}</b> al mes.',
  back: '{amount} a pagar',

  year: 'Año {year, number}',
  loanKey: 'El préstamo, {payment} al mes',
  ownKey: 'Impuestos y seguro que usted paga',
  borrowedKey: 'Impuestos y seguro que se pagan con dinero prestado',

  sum: 'Usted paga menos ahora y más en total: {interest} más en este ejemplo, con una tasa de {rate}.',
  good: '<b>Le conviene</b> si su ingreso va a subir.',
  wrong:
    '<b>No le conviene</b> si su ingreso no va a subir: usted paga <b>{more}</b> más al mes desde el año {year, number}.',

  lender: '¿Quién presta el dinero? {lender} da la línea de crédito.',
  lenderNmls: '¿Quién presta el dinero? {lender} (NMLS #{number}) da la línea de crédito.',
  lenderUnknown:
    '¿Quién presta el dinero? Pregunte a {company} qué prestamista ofrece la línea de crédito.',
  noLender: '¿Quién presta el dinero? En esta demostración, nadie.',
  seeExample: 'Vea un ejemplo paso a paso',
  start: 'Empezar mi cotización',
  continue: 'Seguir mi cotización',
  toEstimate: 'Volver a mi estimación',
};
