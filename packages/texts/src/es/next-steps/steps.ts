import type { steps as english } from '../../en/next-steps/steps.ts';
import type { Translated } from '../../speak.ts';

export const steps: Translated<typeof english> = {
  title: 'Sus próximos pasos',
  more: 'Más sobre esto: {title:string}',

  'call-program': 'Llame para preguntar por {program:string}',
  'call-programWords': '{agency:string}. Pregunte: “{question:string}”',
  'ask-lender':
    'Quiero comprar una casa en {zipcode:string} por {price:string}. ¿Está abierto este programa? ¿Qué prestamistas lo ofrecen?',
  'ask-agency':
    'Quiero comprar una casa en {zipcode:string} por {price:string}. ¿Está abierto este programa? ¿Cómo lo solicito?',
  'ask-counselor':
    'Quiero comprar una casa en {zipcode:string} por {price:string}. ¿Está abierto este programa? ¿A qué asesor veo primero?',
  'ask-unknown':
    'Quiero comprar una casa en {zipcode:string} por {price:string}. ¿Está abierto este programa? ¿Quién recibe las solicitudes?',

  'call-state': 'Llame a la agencia de vivienda de {state:string}',
  'call-stateWords': '{agency:string}. Pregunte: “{question:string}”',
  firstTime: '¿Qué préstamo conviene para comprar mi primera casa en {zipcode:string}?',
  firstTimeScored:
    '¿Qué préstamo conviene para comprar mi primera casa en {zipcode:string} con un puntaje de {score:string}?',
  notFirstTime: '¿Qué préstamo conviene para comprar una casa en {zipcode:string}?',
  notFirstTimeScored:
    '¿Qué préstamo conviene para comprar una casa en {zipcode:string} con un puntaje de {score:string}?',
  scoreFrom: '{from:number} o más',
  scoreTo: '{to:number} o menos',
  scoreRange: '{from:number} a {to:number}',
  noPhone: 'No tenemos su teléfono.',
  agencySite: 'Ir a su sitio web',

  class: 'Tome un curso para compradores de vivienda',
  classWords: '{program:string} pide uno.',
  classUnknown:
    '{program:string} pide uno. Antes de pagar un curso, pregunte cuál vale para el programa.',
  classLink: 'Ver el curso',

  documents: 'Reúna sus papeles',
  documentsWords:
    'Identificación con foto, talones de pago de los últimos 30 días, estados de cuenta del banco de 2 meses, formularios W-2 y declaraciones de impuestos de 2 años.',
  veteranDocuments:
    'También su certificado de elegibilidad del VA, o su formulario DD-214 para obtenerlo.',

  counselor: 'Vea a un asesor de vivienda',
  counselorWords: 'Aprobado por HUD, gratis o de bajo costo.',
  counselorFirst:
    '{program:string} empieza con un asesor. Aprobado por HUD, gratis o de bajo costo.',
  near: 'Cerca de {zipcode:string}',

  'loan-estimates': 'Pida dos Estimaciones de préstamo (Loan Estimate)',
  estimatesWords: 'Es el formulario oficial. Compare los dos con estas cifras.',
  estimatesLender:
    'Pídalas a prestamistas que ofrezcan {program:string}. Compare los dos formularios con estas cifras.',
  estimatesLink: 'Qué muestra el formulario',

  print: 'Lleve esta página',
  printLink: 'Imprimir esta página',

  demonstration: 'Demostración: ningún prestamista lee este formulario.',
};
