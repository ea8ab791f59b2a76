export const trueCost = {
  aprLabel: 'Estimación de la tasa de porcentaje anual (APR)',
  aprNotKnown: 'No se conoce',
  aprCounts: 'Incluye {parts}.',
  aprInsurance: 'seguro hipotecario durante {months, plural, one {# mes} other {# meses}}',
  aprUsdaFee: 'el cargo del USDA durante {months, plural, one {# mes} other {# meses}}',
  aprUpFront: 'un cargo inicial de {fee}',
  aprPoints: 'puntos por {points}',
  aprAssumed: 'cargos del prestamista de alrededor del {percent}',
  aprCharges: 'cargos del prestamista de {fees}',
  aprDays: '{days, plural, one {# día} other {# días}} de intereses antes del primer mes',
  aprNothing: 'ningún cargo además de los intereses',
  aprUnknown: 'Tasa de porcentaje anual (APR) no conocida: falta el seguro hipotecario',
  aprUnknownCharges:
    'Tasa de porcentaje anual (APR) no conocida: los cargos son tan altos como el préstamo',
  aprAboveLimits: 'Tasa de porcentaje anual (APR) no conocida: el préstamo supera los límites',

  noCommonLoan: 'Ningún préstamo común cubre esta compra',
  noCommonLoanShort: 'Ningún préstamo común',
  aboveLimits: 'supera los límites',
  loansEnd:
    'Los préstamos convencionales y FHA llegan hasta {limit} en el {county}{units, select, 2 { para dos unidades} 3 { para tres unidades} 4 { para cuatro unidades} other {}}.',
  loansEndApart:
    'En el {county}, los préstamos convencionales llegan hasta {conventional} y los FHA hasta {fha}{units, select, 2 { para dos unidades} 3 { para tres unidades} 4 { para cuatro unidades} other {}}.',
  pastLimits: 'Estos son los límites de {year}. Los límites de {next} pueden ser más altos.',

  escrowRequired:
    'Con un préstamo {type} se cobran los impuestos y el seguro cada mes. Hasta donde sabemos, este plan no se puede usar con un préstamo {type}. Pregunte al prestamista.',
  escrowUsual:
    'Muchos prestamistas también cobran los impuestos y el seguro cada mes. Pregunte si el suyo le deja pagarlos por su cuenta.',

  lessInPayments: 'Paga menos, años 1 a {years, number}',
  lessWords:
    '{total}, de los que {prepaid} se pagan por adelantado y {borrowed} se deben, antes de intereses',
  lessSecondLoan:
    '{total}. {prepaid} se pagan por adelantado. {owed} se deben todavía en el segundo préstamo',
  prepaidAndBorrowed: 'De eso, {prepaid} se pagan en el cierre y {borrowed} son prestados.',

  payback:
    'La línea se paga con {payment} al mes durante {years, plural, one {# año} other {# años}}.',
  fixedLine: '{drawn} sin contar intereses, con una tasa de {rate} al año.',
  assumedLine:
    '{drawn} sin contar intereses, con una tasa supuesta de {rate} al año: aquí no la ofrece ningún prestamista.',
  variableLine:
    '{drawn} sin contar intereses, con una tasa de {rate} al año al principio. Puede subir hasta {most}.',
  lineWithoutLimit:
    '{drawn} sin contar intereses, con una tasa de {rate} al año al principio. La tasa puede subir.',
  secondLoan:
    'Préstamo de {borrowed} con una tasa de {rate} al año, que se paga durante {years, number} años.',
  dueInFull: 'Se debe todo de una vez',
  dueInFullAfter: 'Se debe todo de una vez después del año {year, number}.',

  fromYear: 'Desde el año {year, number}',
  fromYearWithPayback: 'Desde el año {year, number}, con la devolución',
  waitingTitle: 'Lo que cuesta esperar, en {years, plural, one {# año} other {# años}}',
  aboutInterest: 'unos {interest}',
  inInterest: 'en intereses',
  waitingCost:
    'Lo que cuesta esperar, en {years, plural, one {# año} other {# años}}: cerca de {interest} en intereses.',
  payForWaiting: 'Usted paga cerca de {interest} por esperar, con una tasa del {rate}.',
  behindSecondLoan: 'Usted pierde {interest}: son los intereses del segundo préstamo.',
  lineAssumed: 'es un supuesto, ningún prestamista la ofrece aquí',
  overLimit: 'más que la línea de {limit}: pregunte si los intereses se pagan cada mes',
};
