export const afford = {
  title: '¿Le alcanza con su ingreso?',
  lead: 'Los prestamistas miran el pago tradicional, con impuestos: {housing} al mes.',
  plusHelp: 'Esto incluye el pago de la ayuda.',
  helpUnknown: 'Esto no incluye el pago de la ayuda, que no se conoce.',
  front: 'Para la casa',
  back: 'Con otras deudas',
  ofIncome: 'del ingreso',
  incomeOpen: 'Responda la pregunta del ingreso para ver qué parte de su ingreso es.',
  otherDebts: 'Otros pagos de deudas al mes',
  otherDebtsHint: 'Auto, tarjetas de crédito, préstamos de estudios. 0 si no tiene.',

  ruleWithin: 'Dentro de una guía común: {front} para la casa, {back} con deudas.',
  ruleOver:
    'Por encima de una guía común: {front} para la casa, {back} con deudas. Los prestamistas pueden aceptar más.',
  guides: 'Deudas, y lo que aceptan los prestamistas',
  within: 'dentro',
  over: 'por encima',
  both: '{front} para la casa, {back} con todas las deudas',
  backOnly: '{back} con todas las deudas',
  'guide-rule-of-thumb': 'Regla práctica 28/36',
  'guide-fannie-mae-manual': 'Fannie Mae, revisión manual',
  'guide-fannie-mae-manual-reserves': 'Fannie Mae, con buen puntaje y ahorros',
  'guide-fannie-mae-automated': 'Fannie Mae, revisión automática',
  'guide-fha-manual': 'FHA, revisión manual',
  'guide-fha-manual-one-factor': 'FHA, con un punto fuerte más',
  'guide-fha-manual-two-factors': 'FHA, con dos puntos fuertes más',
  'guide-fha-automated': 'FHA, revisión automática',
  guideSource: '{publisher}, {year}',
  guidesNote: 'Son guías, no una decisión. Un prestamista mira más que esto.',

  conforming: 'límite del préstamo conforme',
  fha: 'límite del préstamo FHA',
  limitLoading: 'Buscando el límite del préstamo en el condado.',
  limitFailed: 'No pudimos cargar el límite del préstamo en el condado.',
  tryAgain: 'Buscarlo otra vez',
  limitWithin: 'El préstamo está dentro del {kind} ({county}): {limit}.',
  limitOver:
    'El préstamo supera por {over} el {kind} ({county}), que es de {limit}. Ese es otro tipo de préstamo, con otras tasas y requisitos. Quizás los programas para el pago inicial no lo acepten.',
  limitNone: 'No hay un límite del préstamo por condado para los préstamos {type}.',
  limitCheck:
    'El préstamo supera el {kind} ({county}) para dos unidades. Con más unidades, puede estar dentro del límite.',
  limitCheckNew:
    'El préstamo supera el {kind} ({county}), que es de {limit}. Podría permitirse con los límites de {next}.',
  limitUnits: 'El límite es de {two} para dos unidades y de {four} para cuatro.',
  limitSource: '{publisher}, {asOf}.',
};

export const answer = {
  subtitle: '{home} en {city}, {state} {zipcode}: {price}',
  subtitleNoHome: 'Una casa en {city}, {state} {zipcode}, por {price}',
  subtitleHelped: '{home}, con {program}',
  changeAnswers: 'Cambiar mis respuestas',

  loanAlone: 'Años 1 a {years, number}, solo el préstamo',
  loanAndPart: 'Años 1 a {years, number}, con parte de impuestos y seguro',
  bothLoans: 'Años 1 a {years, number}, los dos préstamos',

  atLeast: 'al menos',

  notQualifiedOf:
    'para el programa de {name}. Aún puede obtener una hipoteca tradicional: {payment} al mes, todo incluido.',
  notQualifiedOfType:
    'para el programa de {name}. Un préstamo {type} tradicional costaría {payment} al mes, todo incluido.',
  ifRaised:
    'Con ese pago inicial pagaría <b>{payment}</b> al mes durante {years, number} años, todo incluido, y luego <b>{after}</b>. Después debería <b>{owed}</b>. En el cierre: <b>{closing}</b> de impuestos y seguro.',
  loweredTitle: 'El pago reducido',
  notYours: 'Este no es su pago. Estas cifras son solo para un pago inicial más grande.',
  notYoursOfType:
    'Este no es su pago. Con su préstamo {type}, usted paga la primera cifra de esta página: “{row}”.',
  moreOrLess: '“{increase}” sube el pago inicial. “{closeGap}” puede bajarlo, sin pago reducido.',
  applyHelp: 'Aplicar {amount} de ayuda',
  orPrice: 'Con su dinero, podría calificar con una casa de {price} o menos.',

  noLoan: 'No hace falta un préstamo',
  noLoanWords:
    'Su pago inicial de <b>{down}</b> cubre el precio de <b>{price}</b>. Usted paga los impuestos y el seguro, unos <b>{monthly}</b> al mes.',
  noLoanWithHelp:
    'Su dinero y la ayuda cubren el precio de <b>{price}</b>. Usted paga los impuestos y el seguro, unos <b>{monthly}</b> al mes.',
  changePrice: 'Cambiar el precio',

  loading: 'Buscando programas para los que podría calificar',
  helpFailed: 'No pudimos cargar los programas para el pago inicial.',
  lastFigure: 'Esta es la última cifra que calculamos con ayuda.',
  withoutHelp: 'Estas cifras no cuentan ninguna ayuda para el pago inicial.',
  noPrograms: 'Ningún programa de nuestro catálogo da ayuda para esta casa ahora',
  noProgramsWords:
    'Eso puede cambiar con otro precio o lugar. Los programas abren y cierran todo el año.',
  inside: 'El pago incluye impuestos y seguro.',
  notHelped: 'Sin la ayuda: <b>{payment}</b> al mes.',
  byType: 'Según el tipo de préstamo, con seguro hipotecario',
  type: 'Préstamo {type, select, Conventional {convencional} other {{type}}}',
  taxesBorrowed: 'Impuestos y seguro: primer año en el cierre, luego con dinero prestado.',
  taxesPartlyBorrowed:
    'Impuestos y seguro: primer año en el cierre, luego en parte con dinero prestado.',
  taxesOnSecondLoan: 'Impuestos y seguro: primer año en el cierre, luego con el segundo préstamo.',
  atRate: 'Tasa: {rate}',
  atAverage: '{own}. Con {average}, el promedio del {day}: {payment}',
  askToday: '{words}. Pida la tasa de hoy.',
  lenderCounts:
    'Un prestamista cuenta {payment}: {share} de su ingreso. Muchos no pasan de 43 a 50%.',
  lenderCountsDebts:
    'Un prestamista cuenta {payment} con sus deudas: {share} de su ingreso. Muchos no pasan de 43 a 50%.',
  duesQuestion: '¿Cuotas de HOA al mes? Escriba 0 si no hay',
  rentCompare: 'Comparar con su renta',
  rentLess: '{dollars} menos',
  rentMore: '{dollars} más',
  rentSame: 'lo mismo que su renta',
  rentSameOrMore: 'lo mismo que su renta, o más',
  rentThen: '{now}, luego {later}',
  rentAtMost: 'hasta {less}',
  rentAtLeast: 'al menos {more}',
  whyLower: '¿Por qué es más bajo?',
  closeGap: 'Cubrir lo que falta',
  closingPaid: '{program} paga {amount} de los costos de cierre',
  traditional: 'Pago tradicional',
  afterThat: 'Luego, desde el año {year, number}, con impuestos y seguro',
  owedBeforeInterest: 'Lo que deberá entonces, sin contar intereses',
  prepaidAndSecondLoan: 'Paga {prepaid} en el cierre y {borrowed} con un segundo préstamo.',
};

/**
 * The domain package has the loan types only in English, so each sentence translates the loan type
 * that it shows.
 */
export const calculator = {
  title: 'Estimación de la hipoteca',

  mortgagePayment: 'PAGO DE LA HIPOTECA',
  lowers:
    'reduce sus pagos mensuales en <b>{saved}/mes ({percent})</b> durante {years, number} años',
  didNotQualify: 'No calificó',
  increase:
    'Aumente su pago inicial en <b>{amount}</b> para reducir sus pagos mensuales en <b>{saved} al mes</b>',
  increaseButton: 'Aumentar el pago inicial',
  moreCanCostMore:
    'Un pago inicial más grande puede hacer que el programa dure más y que el pago mensual suba.',
  traditionalPayment: 'PAGO TRADICIONAL',
  howItWorks: 'Cómo funciona el pago reducido',
  loan: 'Préstamo de {amount}',
  inShort: '{loan}, {years, number} años al {rate}, pago inicial de {down}.',
  withExtras: 'Incluye {added} que usted agregó.',
  allTerms: 'Todas las condiciones',
  announcement: 'Ahora {payment} al mes, todo incluido. Desde el año {year, number}, {after}.',
  announcementTraditional: 'Ahora {payment} al mes, todo incluido.',
  announcementNotQualified:
    'El pago inicial no alcanza para el pago reducido: {payment} al mes, todo incluido, el pago tradicional.',

  yourFigures: 'Sus cifras',
  homePrice: 'Precio de la casa',
  downPayment: 'Pago inicial',
  noLoan: 'No necesita un préstamo: esto cubre el precio.',
  term: 'Plazo',
  termYears: '{years, number} años',
  interestRate: 'Tasa de interés',
  amountTooHigh: 'El máximo es {used}, así que usamos esa cifra.',
  rateClamped: 'La tasa debe ser de 0% a {highest}, así que usamos {used}.',
  rateSource: 'Empieza en {rate}: {source}.',
  rateSourceDated: 'Empieza en {rate}: {source}, {date}.',
  average: 'Promedio a {years, number} años: {rate}, {date}. Fuente: {credit}',
  location: 'Ubicación',
  place: '{city}, {state} {zipcode}',

  applyHelp: 'Aplicar la mejor ayuda para el pago inicial',
  applied: '* Se aplicaron {amount} de {program} al pago inicial',
  payPriceInstead: 'Usar toda la ayuda para el precio',
  'loan-because-program':
    'Préstamo {type, select, Conventional {convencional} other {{type}}}, porque {program} lo pide.',
  'loan-because-limit':
    'Préstamo {type, select, Conventional {convencional} other {{type}}}, porque supera el {limit} del condado.',
  onlyUsda: 'Es solo para zonas de la lista de USDA.',
  notApplied: '{program} puede darle hasta {amount}.',
  nothingToHelp: 'Su pago inicial cubre el precio, así que no necesita ayuda.',
  helpLoading:
    'Buscando programas para los que podría calificar. Las cifras aún no incluyen ayuda.',
  helpFailed: 'No pudimos cargar los programas.',
  helpNone:
    'Ningún programa para el que podría calificar ofrece ayuda para el pago inicial en este momento.',
  helpUndecided: 'Todavía no contamos ninguna ayuda: falta una respuesta de usted o de la agencia.',
  helpOpen: 'Responda todas las preguntas para ver qué programas pueden ayudar.',
  tryAgain: 'Intentar de nuevo',
  otherProgram:
    'El programa que usted eligió no corresponde a estas respuestas. Aplicamos el mejor de los que podría recibir.',
  notCombined:
    'Estas respuestas no permiten combinar todos los programas que eligió, así que dejamos algunos fuera.',
  unknownAmount: 'No se conoce el monto: pregunte a la agencia.',
  hasCheck: 'Es posible que sea elegible. Antes, verifique algunos requisitos del programa.',
  openChecks: 'Es posible que sea elegible. Verifique antes: {rules}.',
  isLoan: 'Esta ayuda es un préstamo.',
  seeHelpCost: 'Cuánto cuesta',
  whichProgram: 'Programa',
  programChoice: '{program}: {amount}',
  programUnknown: '{program}: no se conoce el monto',
  programWaitlist: '{choice}, lista de espera',
  programPaused: '{choice}, en pausa',
  onWaitlist: 'Este programa tiene lista de espera.',
  isPaused: 'Este programa está en pausa en este momento.',

  localRates: 'Tasas de impuestos y seguro',
  ownFiguresLead: 'Las dos tasas son estimaciones del condado. Escriba las suyas si las conoce.',
  propertyTax: 'Impuestos sobre la propiedad al año',
  insurance: 'Seguro de vivienda al año',
  ratesOf:
    'Tasas ({place}): {tax} de impuestos sobre la propiedad, {insurance} de seguro de vivienda.',
  taxOutdated: 'Nuestra tasa aquí ahora es {rate}. Elija otra vez la ubicación para usarla.',
  insuranceOfHouse:
    'La tasa del seguro es la de una casa. Escriba la suya si sabe lo que cuesta un condominio como el suyo.',
  changeRates: 'Cambiar estas tasas',
  basisFailed: 'No pudimos cargar las fuentes de estas tasas.',
  localRateMissing: 'Escriba una tasa. Mientras tanto usamos la última.',
  reset: 'Usar las tasas del condado',

  getPreApproved: 'Pedir preaprobación',
};

export const details = {
  title: 'Detalles',
  eachMonth: 'Cada mes',
  cash: 'Dinero',
  later: 'Después',
  everyYear: 'Cada año',
  ofIncome: '{percent} del ingreso',
  aMonth: '{payment} al mes',
  owed: 'deberá {dollars}',
  owedUnknown: 'pregunte a la agencia',
  nothingOwed: 'nada aparte de su hipoteca',
  rows: 'primeros {years, number} años',

  monthTitle: 'Lo que sale de su cuenta cada mes',
  monthNote: 'Estos pagos incluyen el seguro hipotecario, las cuotas y la ayuda, si los hay.',
  yearsLowered: 'Años 1 a {years, number}',
  fromYear: 'Desde el año {year, number}',
  traditionalYear1: 'Tradicional, año 1',
  loan: 'Capital e intereses',
  secondLoan: 'Segundo préstamo',
  partOfTaxes: 'Parte de impuestos y seguro',
  lineOfCredit: 'Línea de crédito',
  taxesAndInsurance: 'Impuestos y seguro',
  mortgageInsurance: 'Seguro hipotecario',
  upFrontFee: 'Cargo financiado',
  dues: 'Cuotas de HOA',
  help: 'Pago de la ayuda',
  movedToLater: 'Queda para después',
  insuranceUnknown: 'Además se paga un seguro hipotecario: no tenemos una tasa para este préstamo.',
  helpUnknown: 'Quizás se pague además algo por la ayuda: pregunte a la agencia.',
  forHome: '{percent} para la casa',
  withDebts: '{percent} con todas las deudas',
  partsCaption: 'Partes de cada pago mensual',
  part: 'Parte',
  total: 'Total',

  shortTitle: 'Le faltan {short} para el cierre',
  leftTitle: 'Le alcanza para el cierre y le sobran {left}',
  enoughTitle: 'Le alcanza justo para el cierre',
  allInDown: 'Sus {have} son su pago inicial.',
  someDown: 'Usted tiene {have}. De eso, {down} es su pago inicial.',
  moreDown: 'Solo el pago inicial es más que los {have} que usted tiene.',
  traditionalPlan: 'Estas cifras son para una hipoteca tradicional.',
  showLowered: 'Ver pago reducido',
  showTraditional: 'Ver tradicional',
  ownMoney: 'Su pago inicial',
  prepaid: 'Impuestos y seguro del primer año',
  escrow: 'Seguro del primer año y 3 meses de impuestos',
  closingCosts: 'Costos de cierre, {percent}',
  closingAverage: 'Costos de cierre, {percent}, promedio de {place}',
  country: 'EE. UU.',
  points: 'Puntos',
  lenderFees: 'Cargos del prestamista',
  closingPaidBy: 'Costos de cierre que paga {program}',
  cashTotal: 'Dinero para el cierre',
  edit: 'Cambiar estas cifras',
  editDone: 'Listo',
  closingNote: 'Título, registro e impuestos de transferencia, promedio de {year}.',
  closingNoteCountry:
    'No tenemos un promedio de {state}, así que usamos el de EE. UU.: título, registro e impuestos de transferencia, {year}.',
  closingNoteOwn: 'Usted escribió los costos de cierre.',
  yourCash: 'Dinero que tiene',
  yourCashHint: 'Para el pago inicial y todo lo demás del cierre.',

  ways: 'Cómo cubrir lo que falta',
  wayProgram: 'Un programa que paga costos de cierre',
  wayProgramFound: 'Encontramos {count, number}',
  wayProgramWords: '{program}: {short}',
  wayPrice: 'Buscar casas de hasta {price}',
  wayPriceWords: '{payment}, luego {after} al mes, todo incluido. Deberá {owed}.',
  wayTraditional: 'El pago tradicional',
  wayTraditionalWords:
    'Pago inicial de {down}, {payment} al mes, todo incluido. Sin línea de crédito.',
  wayPriceTraditionalWords: '{payment} al mes, todo incluido. Pago inicial de {down}.',
  wayLessDown: 'Bajar el pago inicial a {down}',
  wayLessDownWords: '{payment} al mes, todo incluido. Sigue siendo el pago tradicional.',
  wayClosing: 'Usar la ayuda para los costos de cierre',
  wayClosingWords:
    'La ayuda paga entonces {closing}. El préstamo es de {loan} y el pago de {payment} al mes, todo incluido.',
  shortAfter: 'faltan {short}',
  notShort: '{short, select, other {No le falta nada}}',
  done: 'Cifras actualizadas.',
  undo: 'Deshacer',

  aheadWords:
    'Lo que gana es tiempo. El programa ({shortName}) deja costos para después. No los elimina.',
  notLoweredTitle: 'No se deja nada para después',
  notLoweredWords:
    'Con el pago tradicional usted debe su hipoteca y la ayuda, si la hay. Nada más.',
  less: 'Menos en pagos, años 1 a {years, number}',
  paidAtClosing: 'Pagado en el cierre',
  stillOwed: 'Todavía se debe, con intereses',
  equals: '{less} menos en pagos = {closing} pagados en el cierre + {owed} que todavía se deben.',
  equalsWithInterest:
    '{less} menos en pagos + {interest} de intereses = {closing} pagados en el cierre + {owed} que todavía se deben.',
  wayBack: 'Si lo devuelve en {years, number} años',
  wayBackWords: 'con una tasa del {rate}, incluido en el pago de después.',
  wayBackSecond: 'Usted devuelve el segundo préstamo cada mes hasta que termine el plazo.',
  shorterLengths: 'Un programa más corto dejaría menos deuda, sin contar intereses: {lengths}.',
  lengthOwed: '{years, number} años: {owed}',
  owedEachYear: 'Lo que debe, año por año',
  owedCaption: 'Lo que debe al final de cada año',
  columnYear: 'Año',
  columnFirst: 'Primer préstamo',
  columnLine: 'Línea de crédito',
  columnSecond: 'Segundo préstamo',
  columnHelp: 'Ayuda',
  askAgency: 'pregunte',
  lenderFeesAssumed: 'Cargos del prestamista, se supone el {percent} del préstamo',
  prepaidInterest: '{days, plural, one {# día} other {# días}} de intereses',
  openingFee: 'Cargo por abrir la línea de crédito',
  prepaidDays: 'Intereses desde el cierre hasta fin de mes',
  daysOfInterest: '{days, plural, one {# día} other {# días}}',
  lineRate: 'Tasa de interés de la línea',
  lineRateAssumed:
    'Se supone {rate}: ningún prestamista ofrece la línea aquí. Escriba la tasa de una oferta.',
  lineRateOffered: 'Aquí la tasa es {rate}. Puede escribir la tasa de otra oferta.',
  lineRateOwn: 'Usted escribió esta tasa. Vacíe la casilla para usar la nuestra.',
};

export const extras = {
  added: 'Agregó {added} al mes.',
  extrasTitle: 'Lo que quiere agregar',
  extrasLead: 'Lo que agrega aquí sube los dos pagos por igual.',
  clamped: 'Debe ser de 0 a {highest}, así que usamos {used}.',

  mortgageInsurance: 'Contar el seguro hipotecario',
  insuranceNone:
    'Este préstamo no necesita seguro hipotecario, porque es por el 80% del precio o menos.',
  insurancePrivate:
    '{monthly} al mes durante {months, number} meses, al {rate} del préstamo al año.',
  insuranceRange: 'Con los mejores puntajes de su rango, la tasa es {lowest}.',
  insuranceEnds:
    'Termina cuando debe el {automatic} del precio. Puede pedir que termine cuando debe el {request}, después de {months, number} meses.',
  insuranceFha:
    'FHA: {monthly} al mes al principio ({rate} al año), y {upFront} al inicio, que se suman al préstamo.',
  fhaForLife: 'Lo paga durante toda la vida del préstamo.',
  fhaForYears: 'Lo paga durante {years, number} años.',
  insuranceVa:
    'VA: sin seguro mensual. Un cargo por financiamiento de {upFront} ({rate} del préstamo) se suma al préstamo. Eso es para el primer uso: los siguientes pueden costar más. No paga el cargo si tiene una calificación por discapacidad del VA.',
  insuranceUsda:
    'USDA: {monthly} al mes al principio ({rate} al año), y {upFront} al inicio, que se suman al préstamo. El cargo anual se paga durante toda la vida del préstamo.',
  insuranceUnknown:
    'No tenemos una tasa para un préstamo de más del 97% del precio, ni para un puntaje menor de 620.',
  oneUnit: 'Las tasas son para una vivienda de una unidad donde usted vive.',
  sources: 'Fuentes: {sources}.',
  source: '{publisher}, {year}',

  closingCosts: 'Costos de cierre, porcentaje del precio',
  closingHint:
    'Título, tasación e impuestos. El promedio de {place} fue {average} en {year} ({publisher}).',
  country: 'EE. UU.',
  useAverage: 'Usar {average}',
  points: 'Puntos, porcentaje del préstamo',
  pointsHint: 'Los paga al prestamista por la tasa o por hacer el préstamo.',
  lenderFees: 'Cargos del prestamista',
  lenderFeesHint: 'En dólares, pagados en el cierre. La tasa de porcentaje anual (APR) los cuenta.',
  dues: 'Cuotas de HOA al mes',
  duesHint: 'Para una asociación de propietarios o un condominio. 0 si no hay.',
  extraPrincipal: 'Capital adicional al mes',
  extraHint: 'Se paga al primer préstamo, además de su pago.',
  extraSaves: 'El primer préstamo termina {sooner} antes y cuesta {interest} menos en intereses.',
  months: '{months, plural, one {# mes} other {# meses}}',
  years: '{years, plural, one {# año} other {# años}}',
  yearsAndMonths:
    '{years, plural, one {# año} other {# años}} y {months, plural, one {# mes} other {# meses}}',
  wholeDollars: 'Escriba dólares enteros, sin centavos.',
  resetExtras: 'Quitar todo lo que agregué',
  lenderFeesAssumed:
    'Si lo deja vacío: {percent} del préstamo, {fees}. Con 0 no se cuenta ninguno.',
};

export const helpCost = {
  title: 'Cuánto cuesta la ayuda',
  lead: '{amount} de {program}',
  terms: 'Todas las condiciones del programa',

  free: 'No hay nada que devolver.',
  monthly:
    '{payment} al mes durante {years, number} años al {rate}, además de los pagos de arriba.',
  noMonthly: 'No hay nada que pagar cada mes.',
  interest: 'Se suman intereses del {rate} al año y se pagan al final.',
  compoundInterest: 'Cada año se suman intereses del {rate} al año y se pagan al final.',
  share: 'La agencia toma el {percent} de lo que la casa aumente de valor.',
  forgivenAtEnd: 'Se perdona toda después de {years, plural, one {# año} other {# años}}.',
  forgivenYearly: 'Cada año se perdona una parte. Después de {years, number} años se perdona toda.',
  forgivenMonthly:
    'Cada mes se perdona una parte. Después de {years, number} años se perdona toda.',
  forgivenFrom: 'Eso empieza después de {years, plural, one {# año} other {# años}}.',
  due: 'Hay que pagarla al {events}.',
  dueUntilForgiven: 'Hasta entonces, hay que pagarla al {events}.',
  'on-sale': 'vender',
  'on-refinance': 'refinanciar',
  'on-move-out': 'mudarse',
  'on-payoff': 'terminar de pagar el primer préstamo',
  'on-transfer': 'traspasar la casa',
  dueAfter: 'En todo caso, hay que pagarla después de {years, number} años.',
  lengthened:
    'El pago inicial es mayor, así que la reducción dura {years, number} años y se pide prestado más.',
  choices: 'La agencia ofrece más de una forma de devolverla. Esta es la más común.',

  unknownBefore: 'Pregunte a la agencia qué pasa si vende o se va antes del año {years, number}.',
  unknown: 'No se sabe, pregunte a la agencia: {what}.',
  'unknown-repayment': 'cómo se devuelve',
  'unknown-due': 'cuándo hay que devolverla',
  'unknown-forgiveness': 'si se perdona y cuándo',
  'unknown-payment': 'su tasa o cuánto tiempo se paga',
  'unknown-payment-start': 'cuándo empiezan sus pagos mensuales',
  'unknown-appreciation-share': 'la parte de la agencia si la casa aumenta de valor',
};

export const noCommonLoan = {
  borrow: 'Usted pediría un préstamo de <b>{loan}</b>. {ends} Por eso no hay un pago que mostrar.',
  ways: '{count, select, 3 {Tres} other {Dos}} opciones',
  price: 'Busque casas de hasta {price}',
  priceWords:
    'Con sus {cash}{isHelped, select, true { y la ayuda} other {}}, un préstamo {type, select, FHA {FHA} other {convencional}} alcanza para ellas, incluidos los costos de cierre.',
  showPrice: 'Ver con {price}',
  down: 'Dé un pago inicial de {down}',
  downWords:
    'Así un préstamo {type, select, FHA {FHA} other {convencional}} alcanza para esta casa. Sus {cash} cubren también los costos de cierre.',
  showDown: 'Ver con un pago inicial de {down}',
  jumbo: 'Pregunte a un prestamista por un préstamo jumbo',
  jumboWords:
    'Los prestamistas a menudo piden de {fewest} a {most} de pago inicial: de {least} a {highest}. Usted tiene {cash}.',
  whatToAsk: 'Qué preguntar',
  askDown: '¿Cuánto debo pagar de pago inicial y cuánto debo tener después del cierre?',
  askRate: '¿Cuáles son la tasa y la tasa de porcentaje anual (APR)? ¿Pueden subir después?',
  askHelp: '¿Aceptan ayuda para el pago inicial?',
  county: 'Busque en un condado vecino',
  countyWords: 'Los precios y los límites del préstamo son otros. Sus respuestas no se borran.',
  chooseCounty: 'Elegir un condado',
  ifMade: 'Si un prestamista diera un préstamo tan grande',
  type: 'Tipo de préstamo: supera los límites.',
  headFits: 'Alcanza para casas de hasta {price}',
};

export const panels = {
  helpCosts: 'Ver cuánto cuesta la ayuda',
  assistancePayment: 'más <b>{payment}/mes</b> por la ayuda, durante {years, number} años',
  helpPaymentUnknown: 'más un pago por la ayuda: pregunte a la agencia',

  'financed-fha': 'La prima inicial de FHA, de {premium}, se suma al préstamo.',
  'financed-va': 'El cargo por financiamiento del VA, de {premium}, se suma al préstamo.',
  'financed-usda': 'El cargo de garantía de USDA, de {premium}, se suma al préstamo.',

  besides: 'Además de estos pagos',
  duesOutside: 'Los pagos de arriba no incluyen las cuotas de HOA que agregó.',
  extraOutside: 'Los pagos de arriba no incluyen el capital adicional que agregó.',

  insuranceUnknown:
    'Seguro hipotecario: un préstamo así lo exige, pero no tenemos una tasa para él',
  more: 'Reparaciones, mudanza, depósitos que pide el prestamista',
  leftOutNote: 'Sus costos serán más altos: {parts}.',
  shortInsurance: 'seguro hipotecario',
  shortClosing: 'costos de cierre',
  shortDues: 'cuotas de HOA',
  shortFlood: 'seguro contra inundaciones',
  shortMore: 'reparaciones',
  addThem: 'Agregue lo que sabe',
  insuranceRange:
    'El seguro hipotecario cuesta de {lowest} a {highest} del préstamo al año, según su puntaje de crédito exacto. Estas cifras cuentan {highest}.',
};

export const paymentLine = {
  title: 'Su pago durante {years, number} años',
  drag: 'Deslice hasta un año',
  choose: 'Año que se muestra',
  in: 'En el',
  year: 'año {year, number}',
  youPay: 'Usted paga',
  traditional: 'Tradicional',
  owed: 'Debe en la línea',
  owedOnSecond: 'Debe del préstamo',
  announced:
    'Año {year, number}: usted paga {payment} al mes. El pago tradicional es {traditional}. Usted debe {owed} además del primer préstamo.',
  announcedTraditional: 'Año {year, number}: usted paga {payment} al mes.',
  rises:
    'En el año {year, number} usted paga <b>{rise} más al mes</b>: el pago incluye otra vez impuestos y seguro, que suben cerca del {growth} al año.',
  risesOnly: 'Incluye impuestos y seguro. Suben cerca de {growth} al año.',
  last: '{payment} en el año {year, number}',
  owedBand: 'Se debe en la línea de crédito, con intereses',
  owedBandSecond: 'Se debe en el segundo préstamo',

  caption: 'Los dos pagos y lo que debe, año por año',
  columnYear: 'Año',
  columnOwed: 'Se debe al final',
  costsMore:
    'Contando los <b>{prepaid}</b> pagados en el cierre, el pago reducido cuesta más en total desde el año {year, number}. Al final: unos <b>{more} más</b>.',
  costsMoreShort: 'En total cuesta más desde el año {year, number}',
  paidBack: 'devuelto en el año {year, number}',
};

export const print = {
  print: 'Imprimir',
  title: 'Estimación de la hipoteca',
  made: 'Hecha el {day}',

  payment: '{payment} al mes',
  rent: 'Comparado con su renta de {rent} al mes: {words}.',
  lowers:
    'PAGO DE LA HIPOTECA <b>{payment}/mes</b>: reduce sus pagos mensuales en <b>{saved}/mes ({percent})</b> durante {years, number} años. Pago tradicional <b>{traditional}/mes</b>.',
  withoutHelp: 'Estas cifras no cuentan ninguna ayuda para el pago inicial.',
  increase:
    'Aumente su pago inicial en {amount} para reducir sus pagos mensuales en {saved} al mes. Hasta entonces, usted paga el pago tradicional: {traditional} al mes.',

  location: 'Ubicación',
  homePrice: 'Precio de la casa',
  downPayment: 'Pago inicial',
  help: 'Ayuda',
  helpFrom: '{amount} de {program}',
  noHelp: 'Ninguna',
  everyPayment: 'Todos los pagos',
  loan: 'Préstamo',
  loanTerms: '{amount}, {type, select, Conventional {convencional} other {{type}}}',
  term: 'Plazo y tasa',
  termWords: '{years, number} años, {rate} fija',
  rateFrom: 'La tasa viene de {source}.',
  rateFromDated: 'La tasa viene de {source}, {day}.',
  creditScore: 'Puntaje de crédito',
  scoreAssumed: 'No lo dio: suponemos 620 o más',
  propertyTax: 'Impuestos sobre la propiedad al año',
  taxAfterSale: '{rate}, después de una venta, {date}',
  taxMinimum: '{rate}, lo mínimo después de una venta',
  taxOfOwners: '{rate}, dueños, {date}',
  insurance: 'Seguro de vivienda al año',
  growth: 'Impuestos y seguro',
  growthWords: 'suben {growth} al año',
  mortgageInsurance: 'Seguro hipotecario',
  counted: 'Contado',
  closingCosts: 'Costos de cierre',
  points: 'Puntos',
  lenderFees: 'Cargos del prestamista',
  dues: 'Cuotas de HOA al mes',
  extraPrincipal: 'Capital adicional al mes',

  estimate:
    'Esto es una estimación basada en las cifras de arriba. No es una oferta de crédito ni una promesa de préstamo. Un prestamista decide la tasa, los costos y la aprobación. Los requisitos y los fondos de los programas cambian: pregunte a la agencia.',
  paymentThen: '{payment} al mes, desde el año {year, number} {after}',
  cashRow: 'Dinero para el cierre: {needed}, {gap}.',
  owedRow: 'Deberá después, con intereses: {owed}. {words}',
  owedUnknownRow: 'Deberá después, con intereses: {words}',
  aprRow: '{label}: {apr}. {line}',
  traditional: 'Pago tradicional: {payment} al mes.',
  feesAssumed: 'Se supone el 1% del préstamo',
  prepaidDays: 'Intereses antes del primer mes',
  days: '{days, plural, one {# día} other {# días}}',
};

export const sale = {
  title: 'Si vende',
  inShort: 'Después de {years, plural, one {# año} other {# años}}: le quedan {dollars}',
  inShortBeforeHelp:
    'Después de {years, plural, one {# año} other {# años}}: le quedan {dollars} antes de devolver la ayuda',
  inShortShort: 'Después de {years, plural, one {# año} other {# años}}: le faltan {dollars}',
  year: 'Vendo después de',
  years: '{years, plural, one {# año} other {# años}}',
  growth: 'El valor de la casa cambia cada año en',
  growthHint: 'Nadie lo sabe. Pruebe valores más altos y más bajos, incluso menos de 0%.',
  growthMissing: 'Escriba un porcentaje. Mientras tanto usamos el último.',
  growthClamped: 'Debe ser de {lowest} a {highest}, así que usamos {used}.',

  price: 'Precio entonces',
  firstLoan: 'Se debe del primer préstamo',
  lineOfCredit: 'Se debe en la línea de crédito',
  secondLoan: 'Se debe del segundo préstamo',
  help: 'Se debe por la ayuda',
  left: 'Le queda',
  leftBeforeHelp: 'Le queda antes de devolver la ayuda',
  short: 'Le faltan',
  unknown: 'no se conoce',
  fellDue: 'se pagaba después del año {year, number}: {dollars}',
  sellingCosts: 'De esto también paga los gastos de la venta.',

  schedule: 'Ver cada año en una tabla',
  caption: 'Lo que se debe si vende al final de un año',
  columnYear: 'Año',
  columnPrice: 'Precio',
  columnFirst: 'Primer préstamo',
  columnLine: 'Línea de crédito',
  columnSecond: 'Segundo préstamo',
  columnHelp: 'Ayuda',
  columnOwed: 'Total que se debe',
  columnOwedBeforeHelp: 'Se debe sin contar la ayuda',
  columnLeft: 'Le queda',
};

export const scenarios = {
  title: 'Comparar escenarios',
  kept: 'Guardado como escenario {number, number}.',
  isKept: 'Estas cifras están guardadas como escenario {number, number}.',
  full: 'Guardó tres escenarios. Quite uno para guardar otro.',
  removed: 'Se quitó el escenario {number, number}.',
  used: 'Ahora usa las cifras del escenario {number, number}.',

  caption: 'Sus escenarios. Las diferencias están marcadas.',
  scenario: 'Escenario {number, number}',
  now: 'en uso',
  use: 'Usar',
  remove: 'Quitar',
  useThis: 'Usar el escenario {number, number}',
  removeThis: 'Quitar el escenario {number, number}',
  differs: 'es diferente',

  homePrice: 'Precio de la casa',
  downPayment: 'Pago inicial',
  term: 'Plazo',
  termYears: '{years, number} años',
  interestRate: 'Tasa de interés',
  program: 'Programa',
  noProgram: 'Ninguno',
  programLoading: 'Cargando',
  programGone: 'La ayuda del programa no se aplica',
  help: 'Ayuda',
  loan: 'Monto prestado',
  payment: 'Al mes, todo incluido',
  didNotQualify: 'No calificó',
  traditional: 'Pago tradicional',
  saved: 'Menos cada mes',
  savedFor: '{saved} durante {years, number} años',
  savedNone: 'Nada',
  paymentAfter: 'Pago después',
  owed: 'Se debe entonces, con intereses, sin contar el primer préstamo',
  atClosing: 'Dinero para el cierre',

  traditionalColumn: 'Tradicional',
  withoutHelpColumn: 'Sin ayuda',
  vaColumn: 'Préstamo VA',
  notThis: 'Ninguno',
  otherWays: '“Tradicional” es lo que ve ahora, sin pago reducido.',
  vaNote:
    'Un préstamo VA es una opción, no una promesa: su certificado de elegibilidad decide, y un prestamista decide sobre el préstamo. Su cargo por financiamiento se suma al préstamo.',

  keptTitle: 'Cifras guardadas',
  ofMost: '{count, number} de {most, number}',
  sideBySide: 'Lado a lado',
  keptWords: 'Ayuda: {program}. {down} de su propio dinero',
  keptLowered: '<b>{payment}</b> al mes, luego {after}',
  keptTraditional: '<b>{payment}</b> al mes desde el principio',
  keptTerms: 'Préstamo de {loan}, {years, number} años al {rate}.',
  keptApr: 'Estimación de la tasa de porcentaje anual (APR): {apr}',
  keptNoApr: 'Tasa de porcentaje anual (APR) no conocida',
};

export const explain = {
  lineWords: 'la línea de crédito|la línea|línea de crédito|Línea de crédito',
  line: 'Una línea de crédito es un préstamo del que usted saca dinero solo cuando llega una cuenta.',
  lineExample:
    'Aquí usted saca {borrowed} para impuestos y seguro. Después de {years, number} años debe {owed} con intereses.',
  loweringWords: 'reduce|pagos mensuales reducidos|reducción',
  lowering:
    'Reducir el pago significa tomar prestados los impuestos y el seguro al principio, y pagarlos después.',
  loweringExample:
    'Usted paga {saved} menos al mes durante {years, number} años. Después debe {owed} con intereses.',
  loweringExampleIf:
    'Con un pago inicial mayor, pagaría {saved} menos al mes durante {years, number} años. Después debería {owed} con intereses.',
  aprWords: 'tasa de porcentaje anual (APR)',
  apr: 'La tasa de porcentaje anual (APR) es el costo de un préstamo al año: intereses, seguro hipotecario y cargos del prestamista.',
  aprExample:
    'Su préstamo de {loan} tiene una tasa de interés de {rate} y una tasa de porcentaje anual (APR) de {apr}.',
  insuranceWords: 'seguro hipotecario|Seguro hipotecario',
  insurance: 'El seguro hipotecario le paga al prestamista, no a usted, si usted deja de pagar.',
  insuranceExample:
    'En su préstamo son {monthly} al mes al principio, durante {months, plural, one {# mes} other {# meses}}.',
  feeWords: 'cargo inicial|Cargo financiado|cargo financiado',
  fee: 'Un cargo financiado no se paga en el cierre: se suma a su préstamo, y usted paga intereses por él.',
  feeExample: 'Esto suma {fee}, unos {monthly} al mes.',
  escrowWords: 'los impuestos y el seguro',
  escrow:
    'Con una cuenta de depósito en garantía (escrow), el prestamista le cobra este dinero cada mes y paga por usted.',
  escrowExample: 'Para esta casa son {monthly} al mes al principio.',
};

export const share = {
  title: 'Enviar a mi pareja o asesor',
  lead: 'El enlace contiene el precio, el pago inicial, el plazo, la tasa, el programa y el lugar, y si se cuenta la ayuda. No contiene nada sobre usted. Tampoco contiene sus propias tasas de impuestos y seguro ni lo que usted agregó.',
  copy: 'Copiar enlace',
  send: 'Enviar',
  email: 'Enviar por correo electrónico',
  subject: 'Una estimación de hipoteca',
  message: 'Mi estimación de hipoteca. {home}.',
  payments: '{payment}, luego {after}',
  spans: 'Años 1 a {years, number}, luego desde el año {year, number}.',
  savePicture: 'Guardar como imagen',
  pictureFile: 'estimacion-de-hipoteca.png',
  pictureSaved: 'Se guardó la imagen. Muestra las tres cifras principales.',
  pictureNotSaved: 'Su navegador no pudo hacer la imagen. Puede copiar el enlace.',
  copied: 'Se copió el enlace.',
  notCopied: 'Su navegador no nos dejó copiar el enlace. Aquí está:',
  link: 'Enlace a estas cifras',

  opening: 'Abriendo las cifras compartidas',
  openFailed: 'No pudimos cargar el lugar de este enlace.',

  ask: 'Este enlace tiene otras cifras',
  askLead:
    'Usted tiene una cotización en curso. ¿Quiere usar las cifras de esta página o dejar las que usted puso?',
  figure: 'Dato',
  yours: 'Suyo',
  theLinks: 'Del enlace',
  homePrice: 'Precio de la casa',
  downPayment: 'Pago inicial',
  term: 'Plazo',
  termYears: '{years, number} años',
  interestRate: 'Tasa de interés',
  location: 'Ubicación',
  place: '{city}, {state} {zipcode}, {county}',
  help: 'Ayuda para el pago inicial',
  counted: 'Se cuenta',
  notCounted: 'No se cuenta',
  helpPays: 'Ayuda que puede pagar costos de cierre',
  paysClosing: 'Los paga primero',
  paysPrice: 'Toda al precio',
  unanswered: 'Sin respuesta',
  use: 'Usar las cifras del enlace',
  keep: 'Dejar las mías',

  openTitle: 'Estas cifras vienen de un enlace',
  scoreAssumed: 'Suponemos un puntaje de crédito de 620 o más.',
  noDownPayment: 'El enlace no tiene pago inicial, así que no contamos ninguno.',
  openLead: 'Usted aún no ha respondido todas las preguntas.',
  answer: 'Responder las preguntas que faltan',
};

export const yourFigures = {
  yourMoney: 'Su propio dinero',
  of: 'de {cash}',
  yourMoneyAndHelp: 'suyo + {help} de ayuda',
  helpComing: 'suyo + ayuda',

  addWhatYouKnow: 'Agregue lo que sabe',
  addNote: 'Impuestos, seguro, HOA, cierre, deudas',

  change: 'Cambiar',
  changeFigure: 'Cambiar una cifra',
  done: 'Listo',
  close: 'Cerrar',
  summary: '{price} · {own} suyos',
  summaryHelped: '{price} · {own} + {help} de ayuda',
  summaryTerms: '{years, number} años · {rate}',

  head: '<b>{payment}</b> luego <b>{after}</b>',
  headLater: 'desde el año {year, number}. Debe <b>{owed}</b> después',
  headTraditional: '<b>{payment}/mes</b>',
  headNotQualified: 'No calificó: {name}',
  headLoading: 'Buscando programas para los que podría calificar',
  headNoLoan: 'No hace falta un préstamo',

  lastChange: 'Último cambio <b>{change} al mes</b>',
  noChange: 'Cambie una cifra para ver qué pasa.',
  changed: 'Usted cambió un dato.',
  undo: 'Deshacer',
  undone: 'Se deshizo el último cambio.',

  nextStep: 'Próximo paso',

  keep: 'Guardar estas cifras',
  headInside: 'todo incluido, con impuestos y seguro',
};
