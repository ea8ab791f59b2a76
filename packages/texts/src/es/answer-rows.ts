/**
 * The three main figures on pages, on printed pages and in emails: the monthly payment, the cash at
 * closing, and the debt that the buyer repays later.
 */
export const answerRows = {
  eachMonth: 'Al mes, todo incluido',
  eachMonthAtLeast: 'Al mes, todo incluido: al menos',
  throughYear: 'años 1 a {years, number}',
  fromYear: 'desde el año {year, number}',
  inTurn: '{now} en los años 1 a {years, number}, luego {later}',
  inShort: '{now}, luego {later}',
  repaysLine: 'incluye {payment} para la línea de crédito',
  taxesInside: 'con impuestos y seguro',
  taxesAndDues: 'impuestos, seguro y cuotas de HOA, si las hay',
  plusDues: 'más cuotas de HOA',
  plusInsurance: 'más el seguro hipotecario: pregunte',
  plusHelp: 'más un pago por la ayuda (pregunte cuánto)',

  cashTitle: 'Dinero para el cierre',
  have: 'Usted tiene {have}',
  short: 'faltan {dollars}',
  left: 'sobran {dollars}',
  enough: 'le alcanza',

  owedTitle: 'Deberá después',
  owedWithInterest: 'Deberá después, con intereses',
  nothing: 'Nada aparte de su hipoteca',
  nothingAtAll: 'Nada',
  owedMonthly: 'Lo devuelve cada mes hasta el fin del plazo.',
  owedAt: 'Además de su hipoteca, después del año {year, number}, al {rate}.',
  owedAssumed:
    'Además de su hipoteca, después del año {year, number}, con una tasa supuesta de {rate}.',
  owedWithoutLimit:
    'Además de su hipoteca, después del año {year, number}, al {rate}, que puede subir.',
  owedVariable:
    'Además de su hipoteca, después del año {year, number}, al {rate}, que puede subir hasta {highest}.',
  owedOnSecondLoan: 'Después del año {year, number}, en un segundo préstamo al {rate}.',
  owedOnHelp: 'Por la ayuda, además de su hipoteca, después del año {year, number}.',
  payback: 'Se paga con unos {payment} al mes durante {years, plural, one {# año} other {# años}}.',
  paybackOfLine:
    'La línea se paga con unos {payment} al mes durante {years, plural, one {# año} other {# años}}.',
  dueInFull: 'Entonces hay que pagar todo de una vez.',
  lineDueInFull: 'Entonces hay que pagar todo el saldo de la línea de una vez.',
  debtIs: 'La deuda es {words}.',
  owedParts: '{second} en {loan}, {help} por la ayuda.',
  onLine: 'la línea de crédito',
  onSecondLoan: 'el segundo préstamo',
  helpUnknown: 'Pregunte a la agencia cuánto debería por la ayuda.',
  helpDue:
    'La ayuda se paga antes: {dollars} después de {years, plural, one {# año} other {# años}}.',
};

/** Why a program is first in the list. */
export const topProgram = {
  best: 'Mejor resultado a cinco años',
  close: 'Uno de los mejores resultados a cinco años',
  nothing: '{result}. No hay que devolver la ayuda',
  nothingKnown: '{result}. Que sepamos, no hay que devolver la ayuda',
  nothingAfterYears:
    '{result}. No devuelve la ayuda si se queda {years, plural, one {# año} other {# años}}',
  monthly: '{result}. La ayuda se devuelve cada mes',
  later: '{result}. La ayuda se devuelve después',
  ask: '{result}. Pregunte cómo se devuelve la ayuda',
  now: 'Mejor programa hoy: <b>{program}</b>. {why}.',
};
