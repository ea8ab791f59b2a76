export const paperPage = {
  title: 'Revisar mi Estimación de préstamo (Loan Estimate)',
  lead: 'Vea si el documento de un prestamista cuadra y qué preguntarle. Pida una Estimación de préstamo (Loan Estimate) a dos prestamistas antes de elegir.',
  against: 'Comparada con su cotización: {price} en {city}',
  againstHelp: 'Comparada con su cotización: {price} en {city}, {help}',
  helpOf: '{amount} de {program}',
  change: 'Cambiar',
  changeOf: ' su cotización',
  noQuote: 'Aquí no hay una cotización, así que revisamos solo las cifras del documento.',
  startQuote: 'Empezar una cotización',
  openQuote: 'Su cotización está incompleta, así que revisamos solo las cifras del documento.',
  finishQuote: 'Completar su cotización',
  noLoan:
    'Su cotización no tiene un préstamo para comparar, así que revisamos solo las cifras del documento.',
  quoteLoading: 'Estamos cargando los programas de su cotización.',
  quoteFailed:
    'No pudimos cargar los programas de su cotización, así que revisamos solo las cifras del documento.',
  tryAgain: 'Intentar de nuevo',

  nothingLeaves:
    '<b>Nada sale de este dispositivo.</b> Haga la prueba: active el modo avión y verá que sigue funcionando.',
  getsReady: 'Un momento: la página está cargando lo que necesita para funcionar sin conexión.',
  dropTitle: 'Agregue hasta tres Estimaciones de préstamo (Loan Estimate)',
  dropHere: 'Suelte los archivos aquí',
  choose: 'Elegir un PDF',
  typeInstead: 'Mejor escribir doce cifras',
  addAnother: 'Agregar otro documento',
  typeIt: 'Escribirlo',
  tooMany: 'Aquí caben tres documentos. Quite uno primero.',

  papers: 'Sus documentos, en el orden que usted eligió',
  lender: 'Prestamista {letter}',
  readingFile: 'Leyendo {file}',
  unknownFile: 'Este archivo',
  typeAndAmount: '{type}, {amount}',
  openTo: 'vigente hasta el {day}',
  ended: 'venció el {day}',
  noDay: 'sin fecha',
  counted:
    'Contamos diez días hábiles, sin fines de semana ni feriados federales. Si el documento da una fecha, vale esa.',
  show: 'Ver al prestamista {letter}',
  edit: 'Cambiar las cifras',
  editOf: ' del prestamista {letter}',
  remove: 'Quitar',
  removeOf: ' al prestamista {letter}',
  removeFile: ' {file}',
  dropped:
    'Leemos solo las cifras. Descartamos enseguida nombres y direcciones, y no guardamos nada.',
  password: 'Contraseña de {file}',
  open: 'Abrir',

  checks: 'Lo que revisamos',
  checksLoan:
    '¿Es una Estimación de préstamo (Loan Estimate), sigue vigente y es del préstamo de su cotización?',
  checksHelp: '¿Aparece la ayuda con la que usted cuenta?',
  checksSums:
    '¿Las sumas, el pago y la tasa de porcentaje anual (APR) resultan de las demás cifras?',
  checksPlace:
    '¿Concuerdan los impuestos y seguro con su condado, y la tasa con el promedio de la semana?',
  whatItShows: 'Qué muestra el formulario',
  thenAsk: 'Por cada cifra que no coincide, recibe una pregunta para el prestamista.',

  different: 'Diferente',
  cannotTell: 'No podemos saberlo',
  asInQuote: 'Como en su cotización',
  addsUp: 'Cuadra',
  nothingDifferent: 'No encontramos nada que preguntar.',
  onPaper: 'en el documento',
  ask: 'Pregunte',
  question: '“{words}”',
  copy: 'Copiar',
  copied: 'Copiada',
  notCopied: 'Su navegador no nos deja copiar. Seleccione la pregunta y cópiela.',
  inThisLanguage: 'En español',
  results:
    'Prestamista {letter}: {different, number} diferentes, {unknown, number} que no podemos saber, {same, number} que coinciden.',
  anotherLoan:
    'Este documento es de otro préstamo, no del de su cotización. Pregunte primero por qué. No comparamos su tasa ni sus cargos.',

  sideBySide: '{count, plural, one {Lado a lado} other {Sus # prestamistas, lado a lado}}',
  fromPages: 'De las páginas 1 a 3',
  rowAmount: 'Monto del préstamo',
  rowRate: 'Tasa',
  rowMonth: 'Cada mes, página 1',
  rowCharges: 'Cargos del prestamista, A',
  rowCosts: 'Costos de cierre, J',
  rowCash: 'Efectivo para el cierre',
  rowApr: 'Tasa de porcentaje anual (APR)',
  rowFiveYears: 'En 5 años: lo que habrá pagado',
  notOnIt: 'no aparece',
  onPageTwo: 'en la página 2',
  notFound: 'no se encontró',
  notSame:
    'El documento del prestamista {letter} es de otro préstamo que el del prestamista A, así que no tiene columna. Lo que cambia: {traits}.',
  perhapsSame:
    'No podemos saber si el documento del prestamista {letter} es del mismo préstamo. No encontramos: {traits}.',
  'trait-salePrice': 'el precio de venta',
  'trait-loanType': 'el tipo de préstamo',
  'trait-termMonths': 'el plazo',
  'trait-product': 'el producto',
  'trait-purpose': 'el propósito',
  'trait-loanAmount': 'el monto del préstamo',

  neverGuess:
    'Un dato que no encontramos queda vacío. Nunca adivinamos ni ponemos a un prestamista por encima de otro.',
  paperCounts: 'Pregunte al prestamista: vale el documento, no esta página.',
  notOfficial: 'Esta página no es un formulario oficial.',
  print: 'Imprimir, una página',
  made: 'Hecha el {day}',
};

export const paperFaults = {
  'closing-disclosure':
    'Esta es una Declaración de cierre (Closing Disclosure): elija la Estimación de préstamo (Loan Estimate) que llegó poco después de su solicitud.',
  'fee-sheet':
    'Esto parece una hoja de cargos: pida al prestamista la Estimación de préstamo (Loan Estimate), un formulario de tres páginas.',
  'other-paper':
    'Esto no es una Estimación de préstamo (Loan Estimate): elija el formulario de tres páginas con ese título.',
  'several-loan-estimates':
    'Este archivo tiene más de una Estimación de préstamo (Loan Estimate): guarde cada una en su propio PDF.',
  'no-text': 'Es una imagen sin texto, así que no podemos leerla: escriba sus cifras.',
  'password-needed': 'Este archivo tiene contraseña: escríbala para abrirlo aquí.',
  'wrong-password': 'Esa contraseña no abre este archivo: intente de nuevo.',
  'not-a-pdf': 'Este archivo no es un PDF: elija el PDF del prestamista.',
  broken:
    'Este archivo está dañado: pida al prestamista que lo envíe otra vez, o escriba sus cifras.',
  'too-many-pages':
    'Este archivo tiene {pages, number} páginas: elija uno de hasta {max, number} páginas.',
  'too-large':
    'Este archivo pesa más de {size}: elija el PDF que solo tiene la Estimación de préstamo (Loan Estimate).',
  'too-slow': 'Leer este archivo tomó demasiado tiempo: mejor escriba sus cifras.',
  'reader-unavailable':
    'El lector no se cargó: conéctese una vez, vuelva a cargar esta página e intente de nuevo.',
};

export const paperForm = {
  title: 'Escriba las cifras',
  titleOf: 'Las cifras del prestamista {letter}',
  lead: 'Deje vacío lo que no encuentre. Entre paréntesis está el nombre que usa el formulario en inglés.',
  page: 'Página {page, number}',
  dateIssued: 'Fecha de emisión (Date Issued)',
  salePrice: 'Precio de venta (Sale Price)',
  term: 'Plazo (Loan Term)',
  loanType: 'Tipo de préstamo (Loan Type)',
  notChosen: 'Elija',
  years: '{years, number} años',
  loanAmount: 'Monto del préstamo (Loan Amount)',
  rate: 'Tasa de interés (Interest Rate)',
  principalAndInterest: 'Capital e interés al mes (Monthly Principal & Interest)',
  mortgageInsurance: 'Seguro hipotecario al mes (Mortgage Insurance)',
  escrow: 'Cuenta de depósito en garantía (escrow) al mes (Estimated Escrow)',
  originationCharges: 'A. Cargos de originación (Origination Charges)',
  totalClosingCosts: 'J. Total de costos de cierre (Total Closing Costs)',
  adjustmentsAndOtherCredits: 'Ajustes y otros créditos (Adjustments and Other Credits)',
  creditHint: 'Escriba un crédito con signo menos, como -7,250.',
  cashToClose: 'Efectivo para el cierre (Estimated Cash to Close)',
  apr: 'Tasa de porcentaje anual (APR)',
  check: 'Revisar estas cifras',
  cancel: 'Cancelar',
  negative: 'Escriba aquí 0 o más.',
  tooMuch: 'Escriba una cantidad de hasta {most}.',
  rateFault: 'Escriba una tasa de 0 a 25.',
  dateFault: 'Elija un día que no esté en el futuro.',
  empty: 'Escriba al menos una cifra.',
};

export const paperTitles = {
  'still-open': 'Hasta cuándo está vigente',
  'sale-price': 'Precio de venta',
  'loan-type': 'Tipo de préstamo',
  term: 'Plazo del préstamo',
  product: 'Producto',
  'loan-amount': 'Monto del préstamo',
  help: 'Su ayuda',
  rate: 'Tasa',
  'week-average': 'La tasa promedio de esa semana',
  'lender-charges': 'Cargos del prestamista',
  payment: 'Capital e interés al mes',
  sums: 'Sumas de las páginas 1 y 2',
  apr: 'Tasa de porcentaje anual (APR)',
  'mortgage-insurance': 'Seguro hipotecario',
  'upfront-fee': 'Cargo inicial',
  'taxes-and-insurance': 'Impuestos y seguro',
  'taxes-outside-payment': 'Impuestos y seguro fuera del pago',
  'services-to-shop-for': 'Servicios que puede elegir',
};

export const paperFits = {
  withFigure: '{title}: {figure}',
  'still-open': 'Vigente hasta el {figure}',
  help: '{program} aparece: {figure}',
  product: 'Tasa fija',
  'week-average': 'La tasa no pasa mucho del promedio de esa semana',
  payment: 'El pago resulta de la tasa y el monto',
  sums: 'Las sumas que encontramos cuadran',
  apr: 'La tasa de porcentaje anual (APR) concuerda con los cargos',
  'taxes-and-insurance': 'Los impuestos y el seguro concuerdan con el condado',
};

export const paperDiffers = {
  'still-open': 'Esta estimación ya venció',
  'sale-price': 'Otro precio de venta',
  'loan-type': 'Otro tipo de préstamo',
  term: 'Otro plazo',
  product: 'No es una tasa fija',
  'loan-amount': 'Otro monto del préstamo',
  help: 'La ayuda no aparece',
  helpPart: 'Solo aparece una parte de la ayuda',
  rate: 'La tasa es más alta',
  'week-average': 'La tasa pasa mucho del promedio',
  'lender-charges': 'Los cargos del prestamista son más altos',
  payment: 'El pago no resulta de la tasa',
  sum: 'Una suma no cuadra: {line}',
  pages: 'Las páginas 1 y 2 no dicen lo mismo: {line}',
  apr: 'La tasa de porcentaje anual (APR) no concuerda con los cargos',
  'mortgage-insurance': 'Seguro hipotecario',
  'upfront-fee': 'El cargo inicial',
  'taxes-and-insurance': 'Impuestos y seguro',

  inQuote: 'en su cotización',
  inQuoteAbout: 'en su cotización, unos',
  byOurMath: 'según nuestras cuentas',
  onPageTwo: 'en la página 2',
  averageOfWeek: 'promedio de esa semana',
  ofCounty: 'promedio del condado',
  inTables: 'en nuestras tablas',
  today: 'hoy',
};

export const paperUnknown = {
  'not-on-paper': 'No encontramos todas las cifras que hacen falta.',
  'no-quote': 'Hace falta una cotización, con su lugar, su vivienda y su puntaje de crédito.',
  'another-loan': 'El documento es de otro préstamo, no del de su cotización.',
  'no-average': 'No tenemos el promedio de la semana de este documento.',
  'not-in-tables': 'Nuestras tablas no tienen una cifra para este préstamo.',
  'payment-changes': 'El pago o la tasa de este préstamo cambia.',
  'no-dues': 'El documento cuenta las cuotas de su condominio. Agréguelas a su cotización.',
  'ask-about-escrow':
    'El documento pone los impuestos y seguro en el pago. Pregunte por qué, porque su plan los paga por separado.',
  'shop-for-it': 'Página 2, C: usted puede elegir estas empresas. Pida precio a dos.',
};

export const paperValues = {
  conventional: 'convencional',
  fha: 'FHA',
  va: 'VA',
  other: 'otro tipo',
  fixed: 'tasa fija',
  adjustable: 'tasa ajustable',
  'other-product': 'otra forma de pago',
  years: '{years, plural, one {# año} other {# años}}',
  months: '{months, plural, one {# mes} other {# meses}}',
  range: '{from} a {to}',
  'total-payment': 'el pago mensual total',
  'total-loan-costs': 'D, total de costos del préstamo',
  'total-other-costs': 'I, total de otros costos',
  'loan-and-other-costs': 'D más I',
  'total-closing-costs': 'J, total de costos de cierre',
  'cash-to-close': 'efectivo para el cierre',
  'page-one-loan-costs': 'costos del préstamo',
  'page-one-other-costs': 'otros costos',
  'page-one-closing-costs': 'costos de cierre',
  'page-one-cash-to-close': 'efectivo para el cierre',
};

export const paperQuestions = {
  'still-open':
    'Su estimación venció el {paper}. ¿Puede enviarme una nueva y decirme qué costos cambiarían?',
  'sale-price': '¿Qué precio de venta usó? El mío es {expected}.',
  'loan-type':
    'Mi plan era este tipo de préstamo: {expected}. ¿Por qué en el documento dice {paper}?',
  term: '¿Me puede dar una cotización a {expected} en lugar de {paper}?',
  product: '¿Tiene este préstamo con tasa fija, y cuánto me costaría?',
  'loan-amount': '¿Por qué el préstamo es de {paper}? Yo esperaba {expected}.',
  help: '¿Dónde están los {expected} de {program}? Los espero en la página 2, en el cálculo del efectivo para el cierre (Calculating Cash to Close).',
  rate: '¿Cuál es la tasa sin puntos, y hasta qué día queda asegurada?',
  'week-average':
    'La tasa promedio de esa semana fue {expected}. ¿Por qué la mía es {paper}, y qué la bajaría?',
  'lender-charges':
    '¿Qué incluye la sección A, cargos de originación (Origination Charges), y cuáles me puede bajar?',
  payment: 'Con {expected} al mes se paga este préstamo. ¿Por qué la página 1 dice {paper}?',
  sum: 'En el documento dice {paper} en {line}, pero las partes suman {expected}. ¿Cuál es la cifra correcta?',
  pages:
    'En {line}, la página 1 dice {paper} y la página 2 dice {expected}. ¿Cuál es la cifra correcta?',
  apr: '¿Cómo llegó a una tasa de porcentaje anual (APR) de {paper}? Por sus cargos, yo esperaba {expected}.',
  'mortgage-insurance':
    '¿Cómo llegó a {paper} al mes de seguro hipotecario? Yo esperaba {expected}.',
  'upfront-fee': '¿Por qué el cargo inicial es de {paper}? Yo esperaba {expected}.',
  'taxes-and-insurance':
    '¿Cómo llegó a {paper} al mes de impuestos y seguro? El promedio aquí es {expected}.',
};
