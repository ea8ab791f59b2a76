import type { calculator as english } from '../../en/calculator/calculator.ts';
import type { Translated } from '../../speak.ts';

/** The domain names loan types in English. Each sentence translates the name it gets. */
export const calculator: Translated<typeof english> = {
  title: 'Estimación de la hipoteca',

  mortgagePayment: 'PAGO DE LA HIPOTECA',
  lowers:
    'reduce sus pagos mensuales en <b>{saved:string}/mes ({percent:string})</b> durante {years:number} años',
  didNotQualify: 'No calificó',
  increase:
    'Aumente su pago inicial en <b>{amount:string}</b> para reducir sus pagos mensuales en <b>{saved:string} al mes</b>',
  increaseButton: 'Aumentar el pago inicial',
  moreCanCostMore:
    'Un pago inicial más grande puede hacer que el programa dure más y que el pago mensual suba.',
  traditionalPayment: 'PAGO TRADICIONAL',
  insteadOf: 'Pago tradicional <b>{payment:string}/mes</b>',
  howItWorks: 'Cómo funciona el pago reducido',
  loan: 'Préstamo de {amount:string}',
  inShort:
    '{loan:string}, {years:number} años al {rate:string}, tasa de porcentaje anual (APR) de {apr:string}, pago inicial de {down:string}.',
  inShortNoApr:
    '{loan:string}, {years:number} años al {rate:string}, no se conoce la tasa de porcentaje anual (APR), pago inicial de {down:string}.',
  withExtras: 'Incluye {added:string} que usted agregó.',
  allTerms: 'Todas las condiciones',
  announcement: 'Ahora {payment:string} al mes, {saved:string} menos que el pago tradicional.',
  announcementTraditional: 'Ahora {payment:string} al mes, el pago tradicional.',
  announcementNotQualified:
    'El pago inicial no alcanza: {payment:string} al mes, el pago tradicional.',

  yourFigures: 'Sus cifras',
  homePrice: 'Precio de la casa',
  downPayment: 'Pago inicial',
  noLoan: 'No necesita un préstamo: esto cubre el precio.',
  term: 'Plazo',
  termYears: '{years:number} años',
  interestRate: 'Tasa de interés',
  amountTooHigh: 'El máximo es {used:string}, así que usamos esa cifra.',
  rateClamped: 'La tasa debe ser de 0% a {highest:string}, así que usamos {used:string}.',
  rateSource: 'Empieza en {rate:string}: {source:string}.',
  rateSourceDated: 'Empieza en {rate:string}: {source:string}, {date:string}.',
  average: 'Promedio a {years:number} años: {rate:string}, {date:string}. {credit:string}',
  location: 'Ubicación',
  place: '{city:string}, {state:string} {zipcode:string}',

  applyHelp: 'Aplicar la ayuda para el pago inicial que mejor le corresponde',
  applied: '* Se aplicaron {amount:string} de {program:string} al pago inicial',
  'loan-because-program':
    'Préstamo {type:string|{Conventional:convencional}}, porque {program:string} lo pide.',
  'loan-because-limit':
    'Préstamo {type:string|{Conventional:convencional}}, porque pasa el {limit:string} del condado.',
  onlyVa:
    'Requiere un certificado de elegibilidad del VA. Sin servicio militar, usted no puede obtener estas cifras.',
  onlyUsda: 'Es solo para zonas de la lista de USDA.',
  notApplied: '{program:string} puede darle hasta {amount:string}.',
  nothingToHelp: 'Su pago inicial cubre el precio, así que no necesita ayuda.',
  helpLoading: 'Buscando los programas que le corresponden. Las cifras aún no incluyen ayuda.',
  helpFailed: 'No pudimos cargar los programas.',
  helpNone: 'Ningún programa que le corresponde ofrece ayuda para el pago inicial en este momento.',
  helpOpen: 'Responda todas las preguntas para ver qué programas pueden ayudar.',
  tryAgain: 'Intentar de nuevo',
  otherProgram:
    'El programa del que usted viene no va con estas respuestas. Aplicamos el que mejor le corresponde.',
  notCombined:
    'Estas respuestas no permiten combinar todos los programas que eligió, así que dejamos algunos fuera.',
  unknownAmount: 'No se conoce el monto: pregunte a la agencia.',
  hasCheck: 'Es posible que sea elegible. Antes, verifique algunos de sus requisitos.',
  isLoan: 'Esta ayuda es un préstamo.',
  seeHelpCost: 'Cuánto cuesta',
  whichProgram: 'Programa',
  programChoice: '{program:string}: {amount:string}',
  programUnknown: '{program:string}: no se conoce el monto',
  programWaitlist: '{choice:string}, lista de espera',
  programPaused: '{choice:string}, en pausa',
  onWaitlist: 'Este programa tiene lista de espera.',
  isPaused: 'Este programa está en pausa en este momento.',

  localRates: 'Tasas de impuestos y seguro',
  ownFiguresLead: 'Las dos tasas son estimaciones del condado. Escriba las suyas si las conoce.',
  propertyTax: 'Impuestos sobre la propiedad al año',
  insurance: 'Seguro de vivienda al año',
  countyRates:
    'Tasas de {county:string}: {tax:string} de impuestos sobre la propiedad, {insurance:string} de seguro de vivienda.',
  leastTax:
    'En California usamos al menos {least:string}. Con la venta cambia el valor fiscal, así que quien compra paga más que los dueños actuales.',
  'tax-acs':
    'Impuestos sobre la propiedad: lo que paga un dueño típico del condado, como porcentaje del valor de una casa típica.',
  'tax-california_reassessment':
    'Impuestos sobre la propiedad: lo mínimo que paga quien compra. Los dueños actuales pagan una parte menor.',
  'tax-nj_average_bill':
    'Impuestos sobre la propiedad: la cuenta promedio del condado, como porcentaje del valor de una casa típica.',
  'tax-irs_average_deduction':
    'Impuestos sobre la propiedad: la deducción promedio del condado, como porcentaje del valor de una casa típica. Puede estar un pequeño porcentaje por encima.',
  'tax-acs_lower_bound':
    'Impuestos sobre la propiedad: una cifra mínima. La tasa real es más alta.',
  'tax-state_median':
    'Impuestos sobre la propiedad: lo típico del estado, porque no tenemos una tasa del condado.',
  'insurance-fio':
    'Seguro: la prima promedio del condado, como porcentaje del valor de una casa típica.',
  'insurance-state_median':
    'Seguro: lo típico del estado, porque no se conoce la prima del condado.',
  'insurance-fio_premium_state_median_rate':
    'Seguro: lo típico del estado, porque no se conocen los valores de las casas del condado.',
  from: '({publisher:string}, {asOf:string})',
  basisFailed: 'No pudimos cargar las fuentes de estas tasas.',
  sources: 'Todas las fuentes',
  localRateMissing: 'Escriba una tasa. Mientras tanto usamos la última.',
  reset: 'Usar las tasas del condado',

  getPreApproved: 'Pedir preaprobación',
};
