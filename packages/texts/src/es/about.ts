export const about = {
  // The page about our sources
  sourcesTitle: 'Fuentes y fechas',
  sourcesLead: 'De dónde viene cada número de este sitio y de qué fecha es.',
  sourcesFailed: 'No pudimos cargar las fuentes. Intente más tarde.',
  asOf: 'Con fecha de {date}',
  credit: 'Fuente: {credit}',
  averageRate30:
    'La tasa promedio más reciente en nuestros datos: {rate30} a 30 años, semana del {day}.',
  averageRate:
    'Las tasas promedio más recientes en nuestros datos: {rate30} a 30 años y {rate15} a 15 años, semana del {day}.',
  programsNote:
    'La página de cada programa muestra sus fuentes, las fechas de las fuentes y el día en que las verificamos. Si las fuentes son viejas o están incompletas, la página dice “Verifique antes”.',
  allPrograms: 'Ver todos los programas por estado',
  licenseNote:
    'Los datos de las agencias del gobierno de Estados Unidos son de dominio público. Nosotros mismos escribimos todas las descripciones de los programas.',

  // The privacy page
  privacyTitle: 'Privacidad',
  privacyLead: 'Qué guardamos, dónde y por cuánto tiempo. No le rastreamos.',
  browserTitle: 'En su navegador',
  browserAnswers:
    'Sus respuestas se quedan en este navegador, para que no las pierda si vuelve a cargar la página o cierra la pestaña. Incluyen su ingreso, el rango de su puntaje de crédito, sus respuestas cortas, la renta con la que compara, los programas que le mostramos, y el día y los programas de cada solicitud. Si comparte la computadora, bórrelas.',
  browserRequest:
    'Después de que envía una solicitud, esta pestaña guarda una copia para que pueda verla otra vez. La copia se borra cuando cierra la pestaña o borra sus respuestas.',
  browserSource:
    'El enlace que lo trajo aquí puede nombrar una campaña o una organización aliada. En ese caso, esta pestaña guarda esos datos hasta que la cierre o borre sus respuestas, y su solicitud los incluye.',
  browserPapers:
    'Si revisa aquí una Estimación de préstamo (Loan Estimate), se lee en su dispositivo. No la enviamos ni la guardamos.',
  browserLife:
    'Una cotización sin terminar se queda hasta que usted la borra. Una cotización que confirmó vence después de {days, number} días sin cambios. Si elige un idioma, este navegador lo guarda: en una cookie durante un año, y para su cuenta hasta que inicie sesión.',
  searchTitle: 'Cuando busca programas',
  search:
    'Sus respuestas van a nuestro servidor, que busca los programas para los que podría calificar y le envía la lista. El servidor no guarda las respuestas.',
  accountTitle: 'Cuando tiene una cuenta',
  account:
    'Guardamos su nombre, su correo electrónico, el idioma que eligió, sus cotizaciones, sus respuestas cortas sobre los programas, y el día y los programas de cada solicitud. También guardamos la hora en que inició sesión y el navegador que usó. De su contraseña guardamos solo un código calculado (hash), así que nadie puede leerla.',
  accountLife:
    'Las cotizaciones de este navegador pasan a su cuenta cuando inicia sesión. Cuando cierra sesión, sus respuestas se borran del navegador. En la configuración de su cuenta puede descargar sus cotizaciones y eliminar su cuenta. Al eliminarla, usted decide si también se retiran y eliminan sus solicitudes.',
  requestTitle: 'Cuando solicita una preaprobación',
  request:
    'Guardamos su nombre, su correo electrónico, su número de teléfono si lo da, el idioma de la página y las respuestas de su cotización. Los necesitamos para responderle.',
  requestConsent:
    'Si permite llamadas o mensajes de texto, guardamos las palabras exactas que aceptó, la hora, y la dirección IP, el navegador y la página que usó. Puede retirar su permiso en cualquier momento.',
  requestLife:
    'Eliminamos una solicitud, con todo lo que guardamos para ella, {days, number} días después de que la envía. Las normas de EE. UU. piden a los prestamistas conservar las solicitudes 25 meses. Solo conservamos una solicitud más tiempo si un asunto legal lo exige.',
  requestLimits:
    'Nunca le pedimos su número de Seguro Social ni la dirección de su casa. No vendemos lo que usted envía.',
  noticesTitle: 'Cuando pide correos electrónicos sobre cambios',
  notices:
    'Guardamos su correo electrónico o su cuenta, sobre qué pidió que le avisemos, el idioma de la página, el estado de la vivienda y qué cambios ya le contamos. También guardamos cada correo electrónico durante {days, number} días, y si llegó. Usamos esto solo para escribirle sobre esos cambios.',
  noticesQuotes:
    'Si guarda cotizaciones en una cuenta, las comparamos con los datos que cambiaron. Con cada cotización guardamos lo que cambió, para mostrarlo en su página de cotizaciones. Si su dirección está confirmada, le escribimos por correo electrónico sobre eso como máximo una vez por semana, hasta que usted lo desactive.',
  noticesCorrection:
    'Si nos avisa de un dato equivocado, guardamos lo que escribió. Guardamos su correo electrónico solo si lo escribe, para avisarle cuando hayamos revisado el dato.',
  noticesLife:
    'Un clic en cualquier correo electrónico los termina. Borramos lo que guardamos para ellos {days, number} días después, para que el enlace de un correo viejo funcione hasta entonces. Si no confirma una dirección, la borramos después de {days, number} días. Si elimina una cotización, sus correos terminan y lo que guardamos para ella se borra en un plazo de {days, number} días. Si elimina su cuenta, todo se borra de inmediato.',
  agenciesTitle: 'Cuando administra un programa y lo confirma',
  agencies:
    'Guardamos su correo electrónico con los correos que le enviamos durante {days, number} días. Si activa el correo electrónico mensual, o si le invitamos, guardamos su dirección hasta {days, number} días después de que eso termine. Los compradores solo ven que la agencia lo dijo. Con lo que usted dijo guardamos solo la parte de su dirección después de la arroba.',
  rightsTitle: 'Lo que puede pedirnos',
  rights:
    'Puede pedirnos ver, corregir o eliminar lo que guardamos sobre usted. Escriba a <a>{email}</a>.',
  rightsErased:
    'Si nos pide eliminarlo, también avisamos a quienes recibieron sus solicitudes de nosotros para que eliminen sus copias. Después solo conservamos una nota de que ocurrió, con un código en lugar de su correo electrónico. Si un asunto legal exige conservar una solicitud, la conservamos y se lo decimos.',
  countingTitle: 'Lo que contamos',
  counting:
    'Contamos cuántas cotizaciones llegan a cada paso, desde la primera respuesta hasta la solicitud. Guardamos un conteo por paso, día y estado. En cada paso, su navegador envía el nombre del paso y, cuando usted ya lo escribió, el estado de la vivienda. No envía nada que identifique su cotización: ni cookies, ni un número de identificación, ni otras respuestas.',
  countingOnce:
    'Contamos cada paso una sola vez por cotización. Por eso su navegador guarda con la cotización los pasos que ya contamos.',
  trackingTitle: 'Sin rastreo',
  tracking:
    'Este sitio no carga código, tipos de letra ni imágenes de otras empresas, no muestra anuncios y no usa cookies de rastreo.',
  trackingGoogle:
    'Si presiona Continuar con Google, esta página carga un código de Google, y Google se entera de que usted inicia sesión aquí.',
  signals:
    '¿Su navegador envía Global Privacy Control o Do Not Track? Respetamos los dos: no contamos su cotización ni guardamos datos de los enlaces. No hay nada más que desactivar, porque no vendemos ni compartimos datos personales.',

  // The accessibility page
  accessibilityTitle: 'Accesibilidad',
  accessibilityLead: 'Este sitio es para todas las personas que quieren comprar una casa.',
  goalTitle: 'Nuestra meta',
  goal: 'Seguimos las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA.',
  doneTitle: 'Lo que eso significa aquí',
  doneKeyboard: 'Todo funciona con el teclado, y se ve en qué parte de la página está.',
  doneReader:
    'Los lectores de pantalla pueden leer los nombres, los estados, los errores y los mensajes.',
  doneZoom:
    'Las páginas caben en una pantalla de 320 píxeles de ancho y se pueden ampliar al 200% y más.',
  doneColor: 'El texto tiene suficiente contraste en modo claro y en modo oscuro.',
  doneMotion: 'Nada se mueve si usted configuró su dispositivo para reducir el movimiento.',
  doneTime:
    'Los mensajes se quedan mientras el puntero está sobre ellos o los tiene seleccionados.',
  testedTitle: 'Cómo lo revisamos',
  tested:
    'Cada vez que el sitio cambia, pruebas automáticas revisan todas las páginas en modo claro y en modo oscuro. Las pruebas no encuentran todo.',
  tellTitle: 'Díganos qué no funciona',
  tell: 'Escriba a <a>{email}</a>. Diga qué página era y qué intentó hacer. Si no puede usar una página, le ayudaremos por correo electrónico.',
};

export const example = {
  title: 'De dónde sale “hasta {percent}”',
  titleWithoutClaim: 'Un ejemplo paso a paso',
  lead: 'Una casa, calculada paso a paso, con lo que deberá después.',
  home: 'La casa cuesta {price} y usted da un pago inicial de {down}. Cada año, el impuesto sobre la propiedad es {tax} del precio y el seguro de la casa es {insurance}. El préstamo es a {years, number} años, con una tasa de {rate}.',
  traditionalTitle: 'Pago tradicional',
  traditional: '{loan} al mes pagan el préstamo, y {taxes} pagan los impuestos y el seguro.',
  loweredTitle: 'Con {name}',
  lowered: '{saved}/mes menos ({percent}) durante {years, number} años.',
  dueAtClosing: 'Impuestos y seguro que se pagan en el cierre',
  how: 'Durante {years, number} años, usted paga solo el préstamo. En el cierre paga los impuestos y el seguro del primer año. Una línea de crédito paga los de los otros años, y al final usted debe ese dinero.',
  who: 'Aquí el ahorro es grande porque los impuestos y el seguro son una parte grande del pago. Su ahorro puede ser menor, o es posible que usted no califique. Esto es una estimación, no una oferta.',
  start: 'Empezar mi cotización',
};

export const sources = {
  'zip-codes': 'Códigos postales, sus condados y las ciudades de sus oficinas de correo',
  'zip-codes-date': '4.º trimestre de 2025',
  population: 'Población de los códigos postales y nombres de los condados',
  'population-date': '2019-2023, o 2016-2020 donde eso no tiene cifra',
  'place-names': 'Cómo se escriben los nombres de lugares',
  'property-tax': 'Tasa de impuestos sobre la propiedad de un condado',
  'property-tax-new-jersey':
    'Impuestos sobre la propiedad de ocho condados: de su mediana solo se sabe que pasa de $10,000',
  'property-tax-deductions':
    'Impuestos sobre la propiedad de otros seis condados sin una mediana exacta',
  'property-tax-after-sale':
    'Impuestos sobre la propiedad del primer año completo después de una venta, en diez estados',
  'property-tax-after-sale-publisher':
    'Oficinas de impuestos de estados y condados, y páginas públicas sobre ellas',
  'property-tax-after-sale-title':
    'Tasas de impuestos y reglas de residencia principal (homestead), cada condado con su fuente',
  'home-insurance': 'Tasa del seguro de vivienda de un condado',
  'income-limits': 'Ingreso mediano del área y límites de ingresos',
  'income-limits-date': 'Año fiscal 2026',
  'state-medians':
    'Ingreso mediano de Florida, Indiana, Michigan, New Jersey, Ohio y South Carolina',
  'state-medians-date': 'Año fiscal 2026',
  'state-medians-publisher': 'Agencias estatales de financiamiento de la vivienda',
  'state-medians-title': 'Límites de ingresos de sus programas de bonos, según la mediana de HUD',
  'bond-price-limits':
    'Topes de precio de los programas de bonos: cada año, una parte del límite del préstamo FHA',
  'bond-price-limits-publisher':
    'Servicio de Impuestos Internos (IRS) y agencias estatales de financiamiento de la vivienda',
  'bond-price-limits-title':
    'Precios medios de compra por zona que acepta el IRS, y los topes de precio que los siguen',
  'conforming-limits': 'Límites del préstamo conforme',
  'fha-limits': 'Límites del préstamo FHA',
  'mortgage-insurance-fha':
    'Seguro hipotecario de FHA: prima inicial y anual, y cuánto tiempo se paga',
  'mortgage-insurance-private':
    'Seguro hipotecario privado: tasas de lista para una vivienda de una unidad donde vive el dueño',
  'mortgage-insurance-private-date': 'Julio de 2018 (MGIC), febrero de 2019 (Essent)',
  'mortgage-insurance-end':
    'Cuándo termina el seguro hipotecario privado: al 78% del precio, o al 80% si usted lo pide',
  'va-funding-fee': 'Cargo por financiamiento del VA, según el pago inicial y el uso',
  'usda-fees': 'Préstamos con garantía de USDA: cargo de garantía inicial y cargo anual',
  'usda-fees-date': 'Año fiscal 2024',
  'debt-guides': 'Cuánta deuda aceptan los prestamistas para un ingreso',
  'debt-guides-date': '2022 (Fannie Mae), 2012 (HUD)',
  'closing-costs': 'Promedio de los costos de cierre de una compra',
  'mortgage-rate': 'Promedio de las tasas hipotecarias de la semana',
  programs: 'Programas para el pago inicial',
  'programs-publisher': 'Las agencias que los administran, y páginas públicas sobre ellos',
  'programs-title': 'En la página de cada programa, con la fecha de cada fuente',
};
