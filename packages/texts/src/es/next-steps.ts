/**
 * The domain package has the names of loan types and program lengths only in English. Each sentence
 * translates the name that it receives.
 */
export const figures = {
  title: 'Sus cifras',
  terms: 'Pagos y condiciones',

  loan: 'Préstamo',
  loanWords: '{amount}, {years, number} años al {rate}',
  loanTypeWords:
    '{amount}, {type, select, Conventional {convencional} other {{type}}}, {years, number} años al {rate}',
  noLoan: 'No hace falta',
  downPayment: 'Pago inicial',
  downPaymentWords: '{amount} ({percent} del precio)',
  help: 'Ayuda aplicada',
  helpWords: '{amount} de {program}',
  noHelp: 'Ninguna',
  traditional: 'Pago tradicional',
  payment: 'Pago de la hipoteca',
  aMonth: '{amount} al mes',
  lowered: 'Pago reducido',
  loweredNot: 'Pago reducido (no es el suyo: no calificó)',
  loweredWords: '{lowered} al mes durante {length}, luego {after}',
  loweredPayback:
    '{lowered} al mes durante {length}, luego {after}. Mientras paga la línea de crédito, el pago es de {payback} durante {years, plural, one {# año} other {# años}}',
  lineDue: 'Entonces hay que pagar toda la línea de crédito',
  lowers:
    '{payment} reduce sus pagos mensuales en {saved}/mes ({percent}) durante {years, number} años',
  '7 years': '7 años',
  '5 years': '5 años',
  '3 years': '3 años',
  '3 years (LOC)': '3 años (línea de crédito)',
  owedThen: 'Se debe cuando termine el programa',
  owedWords: '{owed} antes de intereses',
  owedOnLine: '{owed} antes de intereses, {total} con intereses al {rate}',
  owedOnLoan: '{owed} en el segundo préstamo, al {rate}',
  waiting: 'Intereses',

  helpOwed: 'Se debe por la ayuda',
  helpOwedWords: '{amount} si vende cuando termine el programa',
  helpOwedIn7Years: '{amount} si vende después de 7 años',
  helpOwedUnknown: 'No se conoce: pregunte a la agencia cuánto debe si vende',

  programsTitle: 'Sus programas',
  noPrograms: 'Ningún programa de nuestro catálogo se ajusta a sus respuestas.',
  program: 'Hasta {amount} de {agency}.',
  programToCheck: 'Hasta {amount} de {agency}, con algo por verificar.',
  noPhone: 'No indica teléfono.',
  morePrograms: 'La página de programas tiene {count, number} más.',
};

export const steps = {
  title: 'Sus próximos pasos',
  reference:
    'Su número de referencia es {reference}. Téngalo a mano cuando se comunique con {team}.',
  more: 'Más sobre esto: {title}',

  'call-program': 'Llame para preguntar por {program}',
  'ask-program': 'Pregunte por {program}',
  'ask-programWords': '{agency}. Pregunte: “{question}”',
  'ask-bank': 'Pregunte a su banco: ¿es miembro de {memberOf}?',
  'ask-bankWords':
    'Solo sus bancos miembros ofrecen {program}. Si el suyo no lo es, pregunte en otro.',
  'call-programWords':
    '{agency}. Si contestan en inglés, diga “Spanish, please”. Pregunte: “{question}”',
  'ask-lender':
    'Quiero comprar una casa en {zipcode} por {price}. ¿Está abierto este programa? ¿Qué prestamistas lo ofrecen?',
  'ask-agency':
    'Quiero comprar una casa en {zipcode} por {price}. ¿Está abierto este programa? ¿Cómo lo solicito?',
  'ask-counselor':
    'Quiero comprar una casa en {zipcode} por {price}. ¿Está abierto este programa? ¿A qué asesor veo primero?',
  'ask-unknown':
    'Quiero comprar una casa en {zipcode} por {price}. ¿Está abierto este programa? ¿Quién recibe las solicitudes?',

  'call-state': 'Llame a la agencia de vivienda de {state}',
  'call-stateWords':
    '{agency}. Si contestan en inglés, diga “Spanish, please”. Pregunte: “{question}”',
  firstTime: '¿Qué préstamo conviene para comprar mi primera casa en {zipcode}?',
  firstTimeScored:
    '¿Qué préstamo conviene para comprar mi primera casa en {zipcode} con un puntaje de {score}?',
  notFirstTime: '¿Qué préstamo conviene para comprar una casa en {zipcode}?',
  notFirstTimeScored:
    '¿Qué préstamo conviene para comprar una casa en {zipcode} con un puntaje de {score}?',
  scoreFrom: '{from, number} o más',
  scoreTo: '{to, number} o menos',
  scoreRange: '{from, number} a {to, number}',
  noPhone: 'No tenemos su teléfono.',
  agencySite: 'Ir a su sitio web',

  class: 'Tome un curso para compradores de vivienda',
  classWords: '{program} pide uno.',
  classUnknown: '{program} pide uno. Antes de pagar un curso, pregunte cuál vale para el programa.',
  classLink: 'Ver el curso',

  documents: 'Reúna sus documentos',
  documentsWords:
    'Identificación con foto, talones de pago de los últimos 30 días, estados de cuenta del banco de 2 meses, formularios W-2 y declaraciones de impuestos de 2 años.',
  veteranDocuments:
    'También su certificado de elegibilidad del VA, o su formulario DD-214 para obtenerlo.',

  counselor: 'Vea a un asesor de vivienda',
  counselorWords:
    'Aprobado por HUD, gratis o de bajo costo. La lista está en inglés: busque “Spanish”.',
  counselorFirst:
    '{program} empieza con un asesor. Aprobado por HUD, gratis o de bajo costo. La lista está en inglés: busque “Spanish”.',
  near: 'Cerca de {zipcode}',

  'loan-estimates': 'Pida dos Estimaciones de préstamo (Loan Estimate)',
  estimatesWords:
    'La Estimación de préstamo (Loan Estimate) es el formulario oficial. Compare las dos con estas cifras.',
  estimatesLender:
    'Pídalas a prestamistas que ofrezcan {program}. Compare los dos formularios con estas cifras.',
  estimatesLink: 'Qué muestra el formulario',
  estimatesCheck: 'Revise la suya aquí, en este dispositivo',

  print: 'Lleve esta página con usted',
  printLink: 'Imprimir esta página',

  demonstration: 'Demostración: ningún prestamista lee este formulario.',
};
