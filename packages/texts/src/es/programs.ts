export const compare = {
  title: '{count, plural, one {# programa} other {# programas}}, lado a lado',
  titleWithVa:
    '{count, plural, one {# programa} other {# programas}} y un préstamo del VA, lado a lado',
  empty: 'No hay programas para comparar',
  emptyLead: 'Marque dos o tres programas de su lista y elija “Lado a lado”.',
  left: 'Dejamos fuera {count, plural, one {# programa de este enlace: no está} other {# programas de este enlace: no están}} en su lista.',
  all: 'Los {count, number} programas',
  quote: 'Para <b>{price}</b> en {place}.',
  basis: 'Su dinero paga primero los costos de cierre. El resto es pago inicial.',
  caption: 'Programas lado a lado',
  remove: 'Quitar {program}',
  use: 'Usar este',
  chooseOf: ': {program}',
  notYet: 'Aún no: {change}',

  // Sharing the comparison
  share: 'Compartir',
  shared:
    'Se copió el enlace. Contiene el precio, su propio dinero, el lugar, el plazo, la tasa y estos programas.',
  notShared: 'Su navegador no nos dejó copiar el enlace. Aquí está:',
  link: 'Enlace a esta página',

  // Row names and cells
  get: 'Usted recibe',
  sameBasis: 'Todo incluido, al mes, primer año',
  sameBasisNote: 'sin reducir nada y todo incluido: préstamo, impuestos, seguros, cargos y cuotas',
  lowest: 'el más bajo',
  youPut: 'Su pago inicial',
  youPutNote: 'después de los costos de cierre',
  plusHelp: 'después de los costos de cierre, más la ayuda',
  monthNote: 'como en su estimación',
  notLowered: 'No se reduce con este pago inicial',
  cashNote: 'como en su estimación. Usted tiene {have}',
  owedNote: 'además de su hipoteca',
  owedHelp: 'Se debe por la ayuda',
  owedHelpNote: 'si vende entonces',
  result: 'Resultado a cinco años',
  resultNote:
    'comparado con esta casa sin ayuda: {years, number} años al {rate}, sin sus cambios en la calculadora',
  year: 'año {year, number}',
  owedUnknown: 'Pregunte',
  askBefore: 'Pregunte a la agencia cuánto debe si vende antes del año {year, number}',
  askOwed: 'Pregunte a la agencia cuánto debe si vende',
  fellDue: '{amount}, a pagar después de {years, plural, one {# año} other {# años}}',
  noHelp: 'No hay ayuda que devolver',
  paysClosing: 'La ayuda paga {amount} de los costos de cierre',
  mayPayClosing: 'Puede pagar también costos de cierre',
  terms: 'Condiciones',
  termsNote: '{years, number} años al {rate}, tasa fija',
  loan: 'Préstamo de {loan}, pago inicial de {down} ({percent})',
  paidBack: 'Cómo se devuelve',
  type: 'Tipo de préstamo',
  typeIs: 'Préstamo {type, select, Conventional {convencional} other {{type}}}',
  typeNote: 'y quién lo ofrece',
  takes: 'Acepta {types}',
  takesUnknown: 'No dice qué préstamos acepta: pregunte',
  'from-any-lender': 'Lo ofrece cualquier prestamista',
  'from-participating-lender': 'Lo ofrece un prestamista participante',
  'from-agency-loan': 'Tiene que ser el préstamo de la agencia',
  'from-one-lender': 'Lo ofrece un solo prestamista',
  'from-unknown': 'No dice qué prestamista lo ofrece: pregunte',
  rules: 'Sus requisitos',
  class: 'Curso',
  classNeeded: 'Curso para compradores de vivienda',
  classLink: 'Ver el curso',
  noClass: 'No pide curso',
  funding: 'Fondos',
  checked: 'Verificado el {day}',
  verifyFirst: 'Verifique antes',
  call: 'A quién llamar',
  noPhone: 'No indica teléfono',
  site: 'Su sitio web',
  'call-lender': 'Pregunte qué prestamistas lo ofrecen',
  'call-agency': 'La agencia',
  'call-counselor': 'Primero, un asesor',
  'call-unknown': 'La agencia',

  // On a phone
  restOfEach: 'El resto de cada programa',

  // The VA column
  vaOwnMoney: 'Poner mi propio dinero',
  vaGet: 'No exige pago inicial',
  vaName: 'Préstamo de vivienda del VA',
  vaAgency: 'Departamento de Asuntos de los Veteranos de EE. UU. (VA)',
  vaOption: 'Una opción, no una promesa: un prestamista decide sobre el préstamo.',
  vaPaid: 'Solo el préstamo. Sin seguro hipotecario mensual.',
  vaLoan:
    'Préstamo de {loan} con el cargo por financiamiento de {fee} ({percent}), pago inicial de {down} ({downPercent})',
  vaFee: 'Sin cargo con una calificación por discapacidad, {later} si ya lo usó antes',
  vaMaker: 'Un prestamista que hace préstamos del VA',
  vaRules: 'Lo decide su certificado de elegibilidad',
  vaClass: 'El VA no pide curso',
  vaFunding: 'No depende de un fondo',
  vaLink: 'Pedir el certificado al VA',

  foot: 'Con un pago inicial más grande, la reducción dura más: {years} años. Así el pago sigue bajo más tiempo y queda más deuda. Su tasa, su pago y sus costos podrían ser más altos.',
  footOneLength: 'Su tasa, su pago y sus costos podrían ser más altos.',
};

export const moreHelp = {
  // Best combination
  combinationTitle:
    '{count, select, 2 {Dos} 3 {Tres} 4 {Cuatro} other {{count}}} que quizás se puedan usar juntos: {amount}',
  combinationLead: 'Los textos de los programas permiten usarlos juntos.',
  checkLead: 'Quizás se puedan usar juntos. Pregunte primero, porque queda algo por verificar.',
  toRepay: 'Puede que tenga que devolver {amount} de esa suma.',
  toRepayAll: 'Puede que tenga que devolver toda esa suma.',
  nothingToRepay: 'Todo es una subvención.',
  source: 'Fuente',
  sourceOf: ' de {program}',
  withLoan:
    'Con una primera hipoteca de este tipo: {type, select, Conventional {convencional} other {{type}}}',
  useCombination: 'Usar esta combinación',
  'check-program': 'Uno de los programas aún tiene un requisito por verificar.',
  'check-unknown-loan-type': 'No sabemos qué hipotecas acepta uno de los programas.',
  'check-first-mortgage': 'Un prestamista tiene que decir si le dan la primera hipoteca.',
  'check-help-limit': 'Pregunte al prestamista cuánta ayuda permite este préstamo en total.',

  // Changes that add programs
  opensTitle: 'Cómo obtener más ayuda',
  opensLead: 'Un solo cambio. Sus otras respuestas quedan igual.',
  score: 'Un puntaje de crédito de {score}',
  borrowers: 'Si las personas del préstamo ganan {amount} al año o menos',
  borrowersLead: 'Algunos programas solo cuentan el ingreso de ellas.',
  downPayment: 'Un pago inicial de {amount}',
  adds: 'Agrega {programs}',
  program: '{program} ({amount})',
  insurance: 'Seguro hipotecario: −{amount} al mes',
};

export const programList = {
  // Counts
  counts: 'Programas para los que podría calificar, según lo que queda por verificar',
  fitNow:
    '{count, plural, one {podría calificar para <b>#</b>} other {podría calificar para <b>#</b>}} ahora',
  needAnswer: '{count, plural, one {<b>#</b> pide} other {<b>#</b> piden}} una respuesta',
  askFirst: '<b>{count, number}</b> por consultar',
  pausedCount: '<b>{count, number}</b> en pausa',
  taxCreditCount:
    '{count, plural, one {<b>#</b> crédito fiscal} other {<b>#</b> créditos fiscales}}',

  // Groups of programs
  fits: 'Podría calificar ahora',
  fitsLead: 'Cumple los requisitos que conocemos. La agencia decide.',
  answers: 'Depende de sus respuestas',
  answersLead: 'Responda las preguntas cortas y estos programas subirán',
  agency: 'Pregunte antes a la agencia',
  agencyLead: 'No podemos verificar todos los requisitos',
  later: 'En pausa o con lista de espera',
  taxCredits: 'Créditos fiscales',
  sharesGain: 'Toma parte de su ganancia',
  sharesGainLead: 'Estos programas se quedan con parte de su ganancia cuando vende',
  special: 'Para miembros de una tribu, empleados y otros grupos',
  almostOf: 'Casi: {reason}',
  showMore: 'Ver {count, number} más',
  showAll: 'Ver {count, plural, one {# programa} other {# programas}}',
  terms:
    'Los resultados y los cambios mensuales comparan esta casa con la ayuda y sin ella, todo incluido. Sin ayuda: un préstamo {type, select, Conventional {convencional} other {{type}}} de {loan}, {years, number} años, tasa fija del {rate}, pago inicial de {down} ({percent}).',

  // A row
  result:
    '<b>Podría tener unos {amount} más</b> en {years, number} años, con la misma tasa y ya contando lo que devuelva',
  resultRange:
    '<b>Podría tener de {low} a {high} más</b> en {years, number} años, con la misma tasa y ya contando lo que devuelva',
  resultEither:
    '<b>Podría tener hasta {high} más</b> en {years, number} años, o pagar hasta {low} más, con la misma tasa',
  resultCost: '<b>Cuesta unos {amount} más</b> hasta el año {years, number}, con la misma tasa',
  resultCostRange:
    '<b>Cuesta de {high} a {low} más</b> hasta el año {years, number}, con la misma tasa',
  resultSame:
    '<b>Cuesta más o menos lo mismo</b> después de {years, number} años, con la misma tasa',
  resultPossible: '<b>Hace posible esta casa</b>',
  resultAsk: 'Después de {years, number} años: <b>pregunte</b>',
  resultCounts:
    'Comparamos, con la ayuda y sin ella, el dinero para el cierre, los pagos de {years, number} años y lo que usted debe entonces.',
  ifRateHigher:
    'Si la tasa de su prestamista es {points, number} puntos más alta: {amount} menos. Pida la tasa con la ayuda y sin ella.',
  gives: 'Da <b>{amount}</b>',

  // Words in a row that are explained where they appear
  grantWords: 'Subvención',
  grantMeans: 'Una subvención no es un préstamo. Usted no la devuelve si cumple sus condiciones.',
  forgivenWords: 'Se perdona|se perdona',
  forgivenMeans:
    'La ayuda que se perdona es un préstamo que usted ya no debe. Si vende o se muda antes, puede que tenga que devolverla.',
  monthlyWords: 'Se paga cada mes',
  monthlyMeans: 'Usted devuelve esta ayuda cada mes, además del pago de su hipoteca.',
  laterWords: 'Se paga al vender|Se paga al|sin pagos mensuales',
  laterMeans:
    'Usted no paga nada cada mes. Devuelve la ayuda después, a menudo al vender, mudarse o refinanciar.',

  lendersOwn: 'Producto propio de un prestamista',
  toAnswer: '{count, number} por responder',
  changeAMonth: '{change} al mes',
  less: '−{amount}',
  more: '+{amount}',
  paymentUnknown: 'Pago: pregunte',
  owedInYear: 'Debe {amount} en el año {year, number}',
  owedUnknown: 'Deuda después: pregunte',
  fellDue: '{amount} a pagar después de {years, plural, one {# año} other {# años}}',
  funding: 'Fondos',
  compareTick: 'Comparar {program}',
  checkedOn: '{funding}. Verificado el {day}',

  // An expanded row
  repayment: 'Cómo se devuelve',
  call: 'Llame al {phone}',
  classNeeded: 'Se exige un curso para compradores de vivienda',
  classLink: 'Buscar el curso',
  allTerms: 'Todas las condiciones',
  allTermsOf: ' de {program}',
  chooseThis: 'Usar este',
  chooseThisOf: ': {program}',

  // The VA loan
  vaTitle: 'Préstamo de vivienda del VA: sin pago inicial ni seguro hipotecario mensual',
  vaText:
    'Usted sirvió, así que quizás pueda usar uno. Su certificado de elegibilidad decide, y un prestamista decide sobre el préstamo.',
  vaFee:
    'El cargo por financiamiento del VA es el {percent} del préstamo si es su primer uso ({amount}). No lo paga si tiene una calificación por discapacidad.',
  vaLink: 'Pedir el certificado al VA',

  // Sorting and filters
  sortBy: 'Ordenar por',
  'sort-best': 'Mejor resultado a cinco años',
  'sort-amount': 'Monto',
  'sort-payment': 'Pago más bajo',
  'sort-owed': 'Menos deuda después',
  filters: 'Ver solo',
  'filter-grants': 'Subvenciones',
  'filter-noPayment': 'Sin pago mensual',
  'filter-open': 'Con fondos',
  'filter-public': 'Agencia pública',
  'filter-closing': 'Paga costos de cierre',
  noneLeft: 'Ningún programa pasa estos filtros.',
  clearFilters: 'Quitar filtros',

  // The printed list
  printProgram: 'Programa',
  printAmount: 'Monto y devolución',
  printEffect: 'Qué hace por usted',
  printLeft: 'Fondos y qué verificar',

  // The selected programs
  yourChoice: 'Su elección',
  using: 'Usa ahora: {program}',
  allInWith: 'al mes en total, con {program}',
  usingTerms:
    'Préstamo de {loan}, {years, number} años al {rate}, pago inicial de {down} ({percent})',
  startsWithout: 'Todavía no se cuenta ninguna ayuda: falta una respuesta suya o de la agencia',
  compare: 'Comparar',
  ofThree: '{count, number} de {most, number}',
  tickToCompare: 'Marque hasta tres programas',
  tickOneMore: 'Marque uno más',
  remove: 'Quitar {program}',
  sideBySide: 'Lado a lado',
};

export const programs = {
  // The programs page
  searching: 'Buscando programas para los que podría calificar',
  notLoaded: 'Programas para los que podría calificar',
  found:
    'Encontramos {count, plural, one {# programa para el que podría calificar} other {# programas para los que podría calificar}}',
  eligible:
    'Es posible que sea elegible para {count, plural, one {# programa} other {# programas}} y hasta <b>{amount}</b> de ayuda para el pago inicial.',
  eligibleLater:
    'Es posible que sea elegible para {count, plural, one {# programa} other {# programas}}. En este momento no conocemos ninguna ayuda para el pago inicial con la que usted pueda contar.',
  none: 'Ningún programa de nuestro catálogo se ajusta a sus respuestas. Eso puede cambiar con otro precio, otro lugar u otro uso de la casa. Los programas abren y cierran todo el año.',
  counselor:
    'Un <a>asesor de vivienda cerca de usted</a> puede conocer ayuda local que no está en nuestra lista. Hablar con un asesor cuesta poco o nada.',
  counselorNear: 'Asesor cerca de {zipcode}',
  changeAnswer: 'Cambiar: {answer}',
  forProgram: ' para {program}',
  taxCreditUpTo:
    'Hasta {amount} al año menos en su impuesto sobre el ingreso; no es ayuda para el pago inicial.',
  taxCreditWorth: 'Baja su impuesto sobre el ingreso cada año; no es ayuda para el pago inicial.',
  order:
    'Primero, el mejor resultado a cinco años. Los resultados parecidos cuentan como iguales, y entre ellos van primero las agencias públicas. Ningún programa puede pagar para subir en la lista. Este es el orden dentro de cada grupo.',
  allHere: 'Todos los programas ({county})',
  verifyNotCounted: 'El monto de arriba no cuenta ningún programa marcado “Verifique antes”.',
  leftOutLenders:
    'Este sitio no incluye {count, plural, one {# producto} other {# productos}} de prestamistas.',
  leftOut: 'Este sitio no incluye {count, plural, one {# programa} other {# programas}}.',
  stateAgency:
    'Pregunte a la agencia de vivienda de {state}: <a>{agency}</a>. La agencia sabe qué programas están abiertos ahora.',
  withoutHelp: 'Aun sin ayuda, puede ver cuánto pagaría.',
  estimate: 'Estimar mi ahorro',
  editAnswers: 'Cambiar mis respuestas',
  failed: 'No se pudieron cargar los programas para los que podría calificar. Intente más tarde.',
  tryAgain: 'Intentar de nuevo',

  // A program in a row
  amountUnknown: 'Monto: pregunte a la agencia',
  amountAYear: '{amount} al año',

  // A program's rules
  meetsAll: 'Cumple los {count, number} requisitos',
  meetsOnlyRule: 'Cumple el único requisito del programa',
  rulesMet: 'Cumple {count, plural, one {# requisito} other {# requisitos}}',
  rulesToCheck: '{count, number} por verificar',
  rulesNotMet: '{count, number} sin cumplir',
  whyMatch: 'Por qué podría calificar',
  inTheWay: 'Por qué no califica',
  met: 'Cumple',
  toCheck: 'Por verificar',
  notMet: 'No cumple',
  yourAnswer: 'Su respuesta: {answer}',

  // How the buyer repays the assistance
  grant: 'Subvención',
  grantIfStay: 'Subvención si se queda {years, plural, one {# año} other {# años}}',
  keptAfterYears: 'Se devuelve si vende antes de {years, plural, one {# año} other {# años}}',
  keptOverYears:
    'Se devuelve en parte si vende antes de {years, plural, one {# año} other {# años}}',
  grantDue: 'Puede que se devuelva si vende',
  forgivableLoan: 'Préstamo que se perdona',
  forgivenAfter: 'Se perdona después de {years, plural, one {# año} other {# años}}',
  forgivenOver: 'Se perdona a lo largo de {years, plural, one {# año} other {# años}}',
  deferredLoan: 'Préstamo sin pagos mensuales',
  repaidWhen: 'Se paga al {events}',
  dueAfter: 'Vence después de {years, plural, one {# año} other {# años}}',
  sale: 'vender',
  'move-out': 'mudarse',
  refinance: 'refinanciar',
  sharedAppreciation: 'Toma parte de la ganancia cuando usted vende',
  sharedAppreciationPercent: 'Toma el {percent} de la ganancia cuando usted vende',
  repayableLoan: 'Se paga cada mes',
  repayableOver: 'Se paga cada mes durante {years, plural, one {# año} other {# años}}',
  taxCredit: 'Crédito fiscal',

  // Checks that the answers do not decide
  check: 'Verifique: {what}',
  verifyFirst: 'Verifique antes',

  // Funding status

  // A program's own page
  program: 'Programa para el pago inicial',
  forYourHome: 'para una casa de {price}',
  upTo: 'Hasta {amount}',
  sectionMaxAmount: 'Monto máximo',
  sectionTiers: 'Quién recibe cuánto',
  sectionPays: 'Qué paga',
  'pays-price': 'El pago inicial, o una primera hipoteca más pequeña.',
  'pays-closing':
    'Solo costos de cierre y cargos. Reduce el dinero que necesita en el cierre, nunca el préstamo.',
  'pays-both': 'El pago inicial y los costos de cierre.',
  sectionCoverage: 'Cobertura geográfica',
  sectionBenefits: 'Beneficios',
  sectionObligations: 'Obligaciones de quien compra',
  sectionContribution: 'Aporte mínimo',
  sectionRepayment: 'Cómo se devuelve',
  sectionInterest: 'Tasa de interés',
  sectionWebsite: 'Sitio web',
  sectionContact: 'Contacto del programa',
  askAgency: 'Pregunte a la agencia',
  askAgencyLead: 'Los requisitos cambian y el dinero se acaba. Pregunte antes de contar con él.',
  newTab: ' (se abre en otra pestaña)',
  somethingWrong: '¿Hay un error?',
  inTheirWords: 'En sus propias palabras, en inglés: {host}, {day}',
  sources: 'Fuentes',
  agencyTextDecides:
    'Tradujimos los datos de cada programa. El texto en inglés de la agencia es el que vale.',
  checkedOn: 'Comparado con sus fuentes el {day}.',
  verifyFirstLong:
    'Verifique antes: nuestras fuentes de este programa son viejas, no tienen fecha o están incompletas. Pregunte a la agencia antes de contar con él.',
  pausedLong: 'En pausa: la agencia no recibe solicitudes nuevas, o su dinero se acabó por ahora.',
  waitlistLong:
    'Hay lista de espera: la agencia anota nombres, pero no entrega dinero en este momento.',
  unknownLong: 'No pudimos saber si hay dinero disponible en este momento. Pregunte a la agencia.',
  asOf: 'al {date}',
  noDate: 'sin fecha',
  publicPage: 'Una página de este programa para compartir, sin sus respuestas',
  noFit: 'Este programa no corresponde a sus respuestas',
  noFitLead:
    'No cumple más de una de sus reglas, o el programa no atiende el lugar de su casa. Compare sus reglas, abajo, con sus respuestas.',
  notListed: 'Este sitio no incluye este programa.',
  toPrograms: 'Ver los programas para los que podría calificar',
};

export const rules = {
  // Rules about the home's location
  anywhere: 'Una casa en cualquier lugar de Estados Unidos',
  inState: 'Una casa en {state}',
  inListedCounty: 'Una casa en un condado que el programa atiende',
  inCities: 'Una casa dentro de los límites urbanos de {cities}',
  inListedCities:
    'Una casa dentro de los límites de una de las {count, number} ciudades de la lista',
  inFormerCounty: 'Una casa en uno de los antiguos condados de Connecticut que el programa nombra',
  exceptStates: 'Una casa en cualquier estado menos {states}',
  home: '{city}, {county}, {state}',
  outsideCities: 'Una casa fuera de los límites de {cities}',
  checkCityLimits: 'la casa debe estar dentro de los límites de la ciudad',
  checkOutsideCity: 'la casa debe estar fuera de los límites de la ciudad',
  checkFormerCounty: 'la casa debe estar en el antiguo condado que el programa nombra',

  // Rules about the buyer
  firstTime: 'Comprador de vivienda por primera vez',
  firstTimeOrVeteran: 'Comprador de vivienda por primera vez o veterano',
  firstTimeOrTargeted:
    'Comprador de vivienda por primera vez, o una casa en un área designada (targeted area)',
  firstTimeOrEither:
    'Comprador de vivienda por primera vez, veterano, o una casa en un área designada (targeted area)',
  isFirstTime: 'Comprador de vivienda por primera vez',
  isNotFirstTime: 'No es comprador de vivienda por primera vez',
  isVeteran: 'No es comprador de vivienda por primera vez, pero es veterano',
  checkTargeted: 'la casa debe estar en un área designada (targeted area)',
  service: 'Servicio en las fuerzas armadas de EE. UU., ahora o antes',
  hasServed: 'Servicio militar',
  jobs: 'Trabajo en una de estas áreas: {jobs}',
  education: 'educación',
  'law-enforcement': 'fuerzas del orden',
  firefighter: 'bomberos',
  healthcare: 'salud',
  veterans: 'servicio militar',
  otherJobs: 'otro trabajo de la lista del programa',
  noJobs: 'Ninguna',
  checkJob: 'su trabajo debe estar en la lista del programa',

  // Rules about money
  forPeople: 'para {count, plural, one {# persona} other {# personas}}',
  forPeopleOrMore: 'para {count, number} personas o más',
  inCounty: '({county})',
  ofMedian: '({percent} del ingreso mediano del área)',
  aYear: '{amount} al año',
  incomeAtMost: 'Hasta {amount} al año',
  incomeNear: 'Hasta unos {amount} al año',
  incomeAbove: 'Más de {amount} al año',
  incomeBetween: 'Un máximo de {amount} a {most} al año, según la tabla de la agencia',
  incomeOfBorrowers: '{amount} al año, solo de las personas del préstamo',
  incomeUnknown: 'Un límite de ingresos que no pudimos encontrar',
  minIncomeUnknown: 'Un ingreso mínimo que no pudimos encontrar',
  incomeAtMostMedian: 'Hasta el {percent} del ingreso mediano del área',
  incomeAboveMedian: 'Más del {percent} del ingreso mediano del área',
  checkIncome: 'su ingreso puede pasar del límite',
  checkIncomeTable: 'decide la tabla de ingresos de la agencia',
  checkBorrowersIncome: 'solo cuenta el ingreso de las personas del préstamo',
  checkMinIncome: 'su ingreso puede no llegar al mínimo',
  checkTownIncome: 'el límite de ingresos de su municipio puede ser otro',
  checkIncomeUnknown: 'no se conoce el límite de ingresos',
  checkMinIncomeUnknown: 'no se conoce el ingreso mínimo',
  priceAtMost: 'Un precio de hasta {amount}',
  priceNear: 'Un precio de hasta unos {amount}',
  priceByIrs: '{price}: el límite del IRS para préstamos con bonos en este condado',
  priceWithinIrs: 'Un precio dentro del límite del IRS para préstamos con bonos en su condado',
  priceUnknown: 'Un tope de precio que no pudimos encontrar',
  priceUnknownNear:
    'No pudimos encontrar el tope de precio de este programa. Los topes de precio de aquí suelen estar cerca de {limit}',
  checkPrice: 'el precio puede pasar del tope',
  checkPriceUnknown: 'no se conoce el tope de precio',
  checkPriceLikely: 'no se conoce el tope de precio, es muy probable que lo cumpla',
  ownMoney: 'Al menos {amount} de su propio dinero',

  // Rules about the first mortgage
  conventional: 'convencional',
  fha: 'FHA',
  va: 'VA',
  usda: 'USDA',
  anyLoan: 'Una hipoteca dentro de los límites del condado',
  loanOfType: 'Funciona con estos préstamos: {types}',
  loanAtMost: 'Una primera hipoteca de hasta {amount}',
  loanOverConventional:
    'El préstamo supera por {amount} el límite del préstamo conforme de este condado',
  loanOverFha: 'El préstamo supera por {amount} el límite FHA de este condado',
  loanOverProgram: 'El préstamo supera por {amount} el tope del programa',
  loanOnlyPrimary: 'Estos préstamos son solo para una casa donde usted vive',
  loanOnlyService: 'Solo con un préstamo VA, para quienes sirvieron en las fuerzas armadas',
  loan: 'Un préstamo de {amount}',
  checkLoanType: 'el préstamo puede pasar del límite',
  checkLoanUnits: 'el límite del préstamo depende del número de unidades',
  checkNewLimits: 'podría permitirse con los límites de {year}',
  limitsOfYear: '{words} (límites de {year})',
  checkVa: 'decide su certificado de elegibilidad',
  checkUsda: 'la zona decide si hay un préstamo USDA',
  checkConventionalScore: 'la mayoría de los prestamistas pide 620 para un préstamo convencional',
  checkLoanLimit: 'no se conoce el límite del préstamo',

  // Rules about the amount
  amountAbout: 'Un monto de unos {amount}',
  noSureAmount: 'Todavía no hay un monto seguro.',
  noTier: 'Ningún monto del programa es para sus respuestas',
  mayBeAmount: 'Quizá {amount}.',
  checkAmount: 'pregunte qué monto le toca',
  sourcesDisagree: 'Dos fuentes no coinciden en esto. Pregunte.',
  checkTier: 'quizá {amount}. {says} Lo decide: {parts}.',
  'decides-score': 'su puntaje exacto',
  'decides-first-generation': 'si sus padres tuvieron alguna vez casa propia',
  'decides-family-history': 'cómo define el programa a la primera generación de compradores',
  'decides-borrowers-income': 'el ingreso de quienes piden el préstamo',
  'decides-income': 'la tabla de ingresos de la agencia',
  'decides-targeted-area': 'el vecindario de la casa',
  'decides-new-home': 'si la casa es nueva',
  'decides-county': 'el antiguo condado donde está la casa',

  // Rules about the credit score
  score: 'Un puntaje de {score, number} o más',
  scoreNear: 'Un puntaje de unos {score, number} o más',
  checkScore: 'el puntaje puede ser menor de {score, number}',
  checkScoreStandIn: 'el puntaje puede ser muy bajo',

  // Rules about the home
  forHomes: 'Para {homes}',
  'single-family': 'una casa unifamiliar',
  condo: 'un condominio',
  'multi-family': 'una vivienda multifamiliar',
  primary: 'una casa donde usted vive',
  vacation: 'una casa de vacaciones',
  investment: 'una casa que usted alquila a otros',

  // Checks that the answers do not decide
  checkConditions: '{count, number} condiciones más',

  // Changes after which the program would match
  incomeOver: 'Su ingreso supera por {amount} el límite',
  priceOver: 'El precio supera por {amount} el tope',
  ownMoneyShort: 'Le faltan {amount} de su propio dinero',
  scoreNeeded: 'Necesita un puntaje de {score, number} o más',
  onlyFor: 'Solo para {homes}',
  notMet: '{rule}: {required}',
};

export const shortAnswers = {
  title: '{count, plural, one {# pregunta rápida} other {# preguntas rápidas}}',
  answered: '{count, number} de {all, number}',
  lead: 'Menos de un minuto. Sus respuestas se guardan con esta cotización y nunca cambian su tasa.',
  position: 'Pregunta {index, number} de {all, number}',
  allAnswered: '{count, number} de {all, number} con respuesta',
  skip: 'Omitir',
  change: 'Cambiar respuestas',
  yes: 'Sí',
  no: 'No',
  notSure: 'No sé',
  ratherNot: 'Prefiero no decirlo',
  score: '¿Su puntaje de crédito es de {score, number} o más?',
  city: '¿Está la casa dentro de los límites de la ciudad de {city}?',
  rule: '¿Cumple usted este requisito?',
  firstGeneration: '¿Es usted la primera persona de su familia con casa propia?',
  meansNow: 'Sus padres no tienen casa propia hoy.',
  meansNever: 'Sus padres nunca tuvieron casa propia.',
  theirWords: 'Texto de la agencia',
  income: '¿Cuánto ganan al año las personas del préstamo?',
  incomeHint:
    'Estos programas solo cuentan el ingreso de las personas del préstamo, antes de impuestos.',
  units: '¿Cuántas unidades?',
  decidesOne: 'De esto depende {program}, {amount}',
  decides: 'De esto dependen {count, number} programas, hasta {amount}',
  moreFit:
    '{count, plural, one {Podría calificar para # más} other {Podría calificar para # más}} ahora: {programs}',
  fewer:
    '{count, plural, one {Ya no califica para # programa} other {Ya no califica para # programas}}: {programs}',
  unchanged: 'Anotado. Ningún programa cambia de lugar.',
  undo: 'Deshacer',
};
