import type { programs as english } from '../../en/programs/programs.ts';
import type { Translated } from '../../speak.ts';

export const programs: Translated<typeof english> = {
  // The list
  searching: 'Buscando los programas que le corresponden',
  notLoaded: 'Programas que le corresponden',
  found: 'Encontramos {count:number} programa{{s}} que le corresponde{{n}}',
  eligible:
    'Es posible que sea elegible para {count:number} programa{{s}} y hasta <b>{amount:string}</b> de ayuda para el pago inicial.',
  eligibleLater:
    'Es posible que sea elegible para {count:number} programa{{s}}. En este momento no conocemos ninguna ayuda para el pago inicial con la que usted pueda contar.',
  none: 'Ningún programa de nuestro catálogo se ajusta a sus respuestas. Eso puede cambiar con otro precio, otro lugar u otro uso de la casa. Los programas abren y cierran todo el año.',
  counselor:
    'Un <a>asesor de vivienda cerca de usted</a> puede conocer ayuda local que no está en nuestra lista. Hablar con un asesor cuesta poco o nada.',
  counselorNear: 'Asesor cerca de {zipcode:string}',
  changeAnswer: 'Cambiar: {answer:string}',
  forProgram: ' para {program:string}',
  taxCreditUpTo:
    'Hasta {amount:string} al año menos en su impuesto sobre el ingreso; no es ayuda para el pago inicial.',
  taxCreditWorth: 'Baja su impuesto sobre el ingreso cada año; no es ayuda para el pago inicial.',
  order:
    'Orden: primero los que no tienen nada por verificar. Luego, por el monto para su casa, por lo poco que usted devuelve y por nombre. Ningún programa puede pagar para subir en la lista.',
  verifyNotCounted: 'El monto de arriba no cuenta ningún programa marcado “Verifique antes”.',
  leftOutLenders: 'Este sitio no incluye {count:number} producto{{s}} de prestamistas.',
  leftOut: 'Este sitio no incluye {count:number} programa{{s}}.',
  stateAgency:
    'Pregunte a la agencia de vivienda de {state:string}: <a>{agency:string}</a>. Ella sabe qué está abierto ahora.',
  withoutHelp: 'Aun sin ayuda, puede ver cuánto pagaría.',
  estimate: 'Estimar mi ahorro',
  editAnswers: 'Cambiar mis respuestas',
  failed: 'No se pudieron cargar los programas que le corresponden. Intente más tarde.',
  tryAgain: 'Intentar de nuevo',

  // A row
  amountUnknown: 'Monto: pregunte a la agencia',
  amountAYear: '{amount:string} al año',

  // The rules
  meetsAll: 'Cumple los {count:number} requisitos',
  meetsOnlyRule: 'Cumple su único requisito',
  rulesMet: 'Cumple {count:number} requisito{{s}}',
  rulesToCheck: '{count:number} por verificar',
  rulesNotMet: '{count:number} sin cumplir',
  whyMatch: 'Por qué le corresponde',
  inTheWay: 'Por qué no le corresponde',
  met: 'Cumple',
  toCheck: 'Por verificar',
  notMet: 'No cumple',
  yourAnswer: 'Su respuesta: {answer:string}',

  // How the help is paid back
  grant: 'Subvención',
  keptAfterYears: 'Se devuelve si vende antes de {years:number} año{{s}}',
  keptOverYears: 'Se devuelve en parte si vende antes de {years:number} año{{s}}',
  grantDue: 'Puede que se devuelva si vende',
  forgivableLoan: 'Préstamo condonable',
  forgivenAfter: 'Se condona después de {years:number} año{{s}}',
  forgivenOver: 'Se condona a lo largo de {years:number} año{{s}}',
  deferredLoan: 'Préstamo sin pagos mensuales',
  repaidWhen: 'Se paga al {events:string}',
  dueAfter: 'Vence después de {years:number} año{{s}}',
  sale: 'vender',
  'move-out': 'mudarse',
  refinance: 'refinanciar',
  sharedAppreciation: 'Toma parte de la ganancia cuando usted vende',
  sharedAppreciationPercent: 'Toma el {percent:string} de la ganancia cuando usted vende',
  repayableLoan: 'Se paga cada mes',
  repayableOver: 'Se paga cada mes durante {years:number} año{{s}}',
  taxCredit: 'Crédito fiscal',

  // What we cannot tell from the answers
  check: 'Verifique: {what:string}',
  verifyFirst: 'Verifique antes',

  // Funding

  // A program's own page
  program: 'Programa para el pago inicial',
  forYourHome: 'para una casa de {price:string}',
  upTo: 'Hasta {amount:string}',
  atLeastUpTo: 'De {from:string} a {to:string}',
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
  sources: 'Fuentes',
  agencyTextDecides:
    'Tradujimos los datos de cada programa. El texto en inglés de la agencia es el que vale.',
  checkedOn: 'Comparado con sus fuentes el {day:string}.',
  verifyFirstLong:
    'Verifique antes: nuestras fuentes de este programa son viejas, no tienen fecha o están incompletas. Pregunte a la agencia antes de contar con él.',
  pausedLong: 'En pausa: la agencia no recibe solicitudes nuevas, o su dinero se acabó por ahora.',
  waitlistLong:
    'Hay lista de espera: la agencia anota nombres, pero no entrega dinero en este momento.',
  unknownLong: 'No pudimos saber si hay dinero disponible en este momento. Pregunte a la agencia.',
  asOf: 'al {date:string}',
  noDate: 'sin fecha',
  notListed: 'Este sitio no incluye este programa.',
  toPrograms: 'Ver los programas que me corresponden',
};
