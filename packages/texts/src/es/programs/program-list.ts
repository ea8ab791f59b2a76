import type { programList as english } from '../../en/programs/program-list.ts';
import type { Translated } from '../../speak.ts';

export const programList: Translated<typeof english> = {
  // Your help
  yourHelp: 'Su ayuda',
  fitsUpTo: 'Ahora, hasta',
  ifAnswersFit: 'Según responda',
  fitsNone: 'Nada aún',
  oneProgram: 'De un solo programa. Algunos se pueden combinar.',

  // Counts
  counts: 'Programas que le corresponden, según lo que queda por verificar',
  fitNow: '<b>{count:number}</b> le corresponde{{n}} ahora',
  needAnswer: '<b>{count:number}</b> pide{{n}} una respuesta',
  askFirst: '<b>{count:number}</b> por preguntar',
  pausedCount: '<b>{count:number}</b> en pausa',
  taxCreditCount: '<b>{count:number}</b> crédito{{s}} fiscal{{es}}',

  // Groups
  fits: 'Le corresponden ahora',
  fitsLead: 'Cumple todos los requisitos que conocemos',
  answers: 'Depende de sus respuestas',
  answersLead: 'Responda las preguntas cortas y subirán',
  agency: 'Pregunte antes a la agencia',
  agencyLead: 'No podemos verificar todos los requisitos',
  later: 'En pausa o con lista de espera',
  taxCredits: 'Créditos fiscales',
  almostOf: 'Casi: {reason:string}',
  showMore: 'Ver {count:number} más',
  showAll: 'Ver {count:number} programa{{s}}',
  terms:
    'Los cambios al mes comparan el primer préstamo con esta casa sin ayuda: un préstamo de {loan:string}, {years:number} años, tasa fija de {rate:string}, tasa de porcentaje anual (APR) de {apr:string}, pago inicial de {down:string} ({percent:string}). No se incluyen impuestos ni seguro.',

  // A row
  toAnswer: '{count:number} por responder',
  changeAMonth: '{change:string} al mes',
  less: '−{amount:string}',
  more: '+{amount:string}',
  paymentUnknown: 'Pago: pregunte',
  owedInYear: 'Debe {amount:string} en el año {year:number}',
  owedUnknown: 'Deuda después: pregunte',
  fellDue: '{amount:string} a pagar después de {years:number} año{{s}}',
  fundingOpen: 'Abierto, {day:string}',
  fundingWasOpen: 'Estaba abierto el {day:string}',
  fundingUnknown: 'Fondos sin confirmar',
  funding: 'Fondos',
  openInShort: 'Abierto',
  wasOpenInShort: 'Estaba abierto',
  unknownInShort: 'Sin confirmar',
  fundingPaused: 'En pausa',
  fundingWaitlist: 'Lista de espera',
  compareTick: 'Comparar {program:string}',
  checkedOn: '{funding:string}. Verificado el {day:string}',

  // An open row
  repayment: 'Cómo se devuelve',
  call: 'Llame al {phone:string}',
  classNeeded: 'Se exige un curso para compradores de vivienda',
  classLink: 'Buscar el curso',
  allTerms: 'Todas las condiciones',
  allTermsOf: ' de {program:string}',
  chooseThis: 'Usar este',
  chooseThisOf: ': {program:string}',

  // VA
  vaTitle: 'Préstamo de vivienda del VA: sin pago inicial ni seguro hipotecario mensual',
  vaText:
    'Usted sirvió, así que quizás pueda usar uno. Su certificado de elegibilidad decide, y un prestamista decide sobre el préstamo.',
  vaFee:
    'El cargo por financiamiento del VA es el {percent:string} del préstamo si es su primer uso ({amount:string}). No lo paga si tiene una calificación por discapacidad.',
  vaLink: 'Pedir el certificado al VA',

  // Sort and filters
  sortBy: 'Ordenar por',
  'sort-best': 'Mejor para usted',
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

  // On paper
  printProgram: 'Programa',
  printAmount: 'Monto y devolución',
  printEffect: 'Qué hace por usted',
  printLeft: 'Fondos y qué verificar',

  // The tray
  yourChoice: 'Su elección',
  using: 'Usa ahora: {program:string}, {amount:string}',
  usingMonth: '/mes',
  usingFirst: 'años 1 a {years:number}',
  usingAfter: 'desde el año {year:number}',
  usingTraditional: 'no se puede reducir con este pago inicial',
  'owed-Line of Credit': 'se debe en la línea de crédito',
  'owed-Amortization': 'se debe en un segundo préstamo',
  usingTerms:
    'Préstamo de {loan:string}, {years:number} años al {rate:string}, pago inicial de {down:string} ({percent:string}), tasa de porcentaje anual (APR) de {apr:string}',
  startsWithout: 'La estimación empieza sin ayuda',
  compare: 'Comparar',
  ofThree: '{count:number} de {most:number}',
  tickToCompare: 'Marque hasta tres programas',
  tickOneMore: 'Marque uno más',
  remove: 'Quitar {program:string}',
  sideBySide: 'Lado a lado',
};
