export const price = {
  title: '¿Hasta qué precio?',
  incomeFact: '{income} al año',
  peopleFact: '{count, plural, one {# persona} other {# personas}}',
  peopleOrMore: '{count, number} personas o más',
  'score-excellent': 'puntaje de 720 o más',
  'score-good': 'puntaje de 660 a 719',
  'score-fair': 'puntaje de 620 a 659',
  'score-poor': 'puntaje de 619 o menos',
  change: 'Cambiar',
  changeFacts: ' las respuestas de las que dependen estos precios',
  assumed: 'Mientras no responda, contamos con {parts}.',
  'assumed-housingStatus': 'una primera compra',
  'assumed-householdSize': 'una persona en el hogar',
  'assumed-veteranStatus': 'ningún servicio militar',
  'assumed-profession': 'ninguna de las profesiones',

  // The answer
  highestWith: 'El precio más alto, con {program}',
  highestWithout: 'El precio más alto, sin ayuda',
  without: 'Sin ayuda: <b>{price}</b>.',
  withoutNone: 'Sin ayuda, ningún precio alcanza.',
  noHelpHigher: 'Ningún programa que conozcamos lo sube.',
  furthest: '<b>{change}</b> es lo que más lo sube: a unos {price}.',
  'more-month': '{amount} más al mes',
  'more-cash': '{amount} más de su dinero',
  'more-debts': '{amount} menos al mes en otras deudas',
  noPrice: 'Ningún precio alcanza',

  // The bars
  bars: 'Con cada ayuda',
  yourHome: 'su casa, {price}',
  withoutName: 'Sin ayuda',
  together: '{first} y {second}',
  stops: 'Lo limita: <b>{what}</b>',
  toAnswer: '{count, number} por responder',
  verifyFirst: 'Verifique antes',
  priceRange: 'De {low} a {high}',
  ask: 'Pregunte',
  askAgency: 'Pregunte a la agencia',
  noneFits: 'Ningún precio',
  order: 'Primero el precio más bajo. Ningún programa puede pagar por su lugar.',
  hatched: 'Una barra con rayas cuenta con respuestas que todavía faltan.',
  showAll: 'Ver {count, plural, one {# programa más} other {# programas más}}',

  // An open bar
  owed: 'Deuda de la ayuda, año {year, number}',
  owedRange: 'De {low} a {high}: pregunte',
  seeProgram: 'Ver este programa',

  // The summary of the highest price
  atPrice: '{program} a {price}',
  inShort:
    '{name}: {month} al mes, todo incluido, y {cash} en el cierre. Deuda de la ayuda después de {years, number} años: {owed}.',
  terms: 'Préstamo de {loan}, {years, number} años al {rate}, pago inicial de {down}. {apr}.',
  aprIs: '{label}: {value}',
  noLoan: 'Sin préstamo',
  allTerms: 'Todas las condiciones',
  allTermsOf: ' de {name}',
  takePrice: 'Usar {price}',
  takeInEstimate: 'Usar {price} en mi estimación',
  notApproval:
    'No es una aprobación. Un prestamista y la agencia deciden. No usamos valores de casas ni anuncios.',
  seePrograms: 'Ver programas',
  upTo: 'Hasta {price}',
  withoutInShort: '{price} sin ayuda',

  // What the buyer can change
  monthTitle: '¿Cuánto puede costarle un mes?',
  'guide-fha': 'Guía de la FHA, 31%',
  'guide-strict': 'Guía más estricta, 28%',
  'guide-own': 'Mi propia cifra',
  noRoom: 'sin margen',
  ownFigure: 'Mi propia cifra para un mes',
  ownFigureHint: 'Con impuestos, seguro y todo lo demás de la casa.',
  money: 'Su dinero',
  debts: 'Otras deudas al mes',
  debtsFault: 'Escriba dólares enteros. Escriba 0 si no tiene.',
  announced: 'Con {program}, hasta {price}. Sin ayuda, hasta {without}.',
  announcedWithout: 'Sin ayuda, hasta {price}.',

  // The printed page
  print: 'Imprimir',
  made: 'Hecho el {day}',
  printProgram: 'Ayuda',
  printPrice: 'Precio más alto',
  printStops: 'Lo limita',
  printMonth: 'Cada mes',
  printCash: 'En el cierre',
  printOwed: 'Deuda de la ayuda, año 5',

  // Loading and failures
  failed: 'No pudimos cargar los programas para estos precios. Intente de nuevo.',
};

export const priceStops = {
  // In a row: "Lo limita: …"
  'price-cap': 'su precio máximo',
  cash: 'su dinero',
  'loan-limit': 'el límite del préstamo en el condado',
  'program-loan-cap': 'su límite del préstamo',
  'combined-loans': 'el límite de todos los préstamos juntos',
  insurance: 'el seguro hipotecario, cuyo costo no se conoce',
  payment: 'su pago',
  debts: 'su pago y sus deudas',
  income: 'no hay ingresos',
  unmet: 'uno de sus requisitos',

  // In the answer, after the price without help
  'answer-price-cap': 'El precio máximo del programa limita este precio, no su pago.',
  'answer-cash': 'Su dinero limita este precio, no su pago mensual.',
  'answer-loan-limit': 'El límite del préstamo en el condado fija este precio.',
  'answer-program-loan-cap': 'El límite del préstamo del programa fija este precio.',
  'answer-combined-loans': 'El límite de todos los préstamos juntos fija este precio.',
  'answer-insurance': 'Por encima de este precio no se conoce el costo del seguro hipotecario.',
  'answer-payment': 'Su pago mensual limita este precio, no su dinero.',
  'answer-debts': 'Su pago y sus otras deudas limitan este precio, no su dinero.',

  // No price fits
  because: 'Ningún precio alcanza, porque {reason}.',
  becauseChange: 'Ningún precio alcanza, porque {reason}: {change}.',
  'because-price-cap': 'el precio máximo es menor que el de cualquier casa',
  'because-cash': 'su dinero no cubre el cierre',
  'because-loan-limit': 'el préstamo superaría el límite del condado',
  'because-program-loan-cap': 'el programa no acepta el préstamo',
  'because-combined-loans': 'todos los préstamos juntos superarían el límite',
  'because-insurance': 'no se conoce el costo del seguro hipotecario',
  'because-payment': 'el pago supera lo que un mes puede costar',
  'because-debts': 'sus otras deudas ocupan lo que permite la guía',
  'because-income': 'no hay ingresos',
  'because-unmet': 'no se cumple un requisito del programa',
  'change-income': 'hace falta un ingreso de <b>{amount} al año</b>',
  'change-cash': 'hacen falta <b>{amount}</b> de su dinero',
  'change-monthly': 'un mes tendría que costar <b>{amount}</b> o más',
  'change-debts': 'bájelas a <b>{amount} al mes</b>',
};

export const priceAsk = {
  title: 'Primero, unas cifras',
  lead: 'Le preguntamos de qué depende el precio. Sus respuestas quedan escritas en las preguntas que siguen.',
  debts: '¿Cuánto paga al mes por otras deudas?',
  debtsHint: 'Préstamos de auto, tarjetas de crédito, préstamos de estudios. 0 si no tiene.',
  debtsFault: 'Escriba dólares enteros. Escriba 0 si no tiene.',
  show: 'Ver el precio más alto',
};
