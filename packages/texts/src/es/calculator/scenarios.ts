import type { scenarios as english } from '../../en/calculator/scenarios.ts';
import type { Translated } from '../../speak.ts';

export const scenarios: Translated<typeof english> = {
  title: 'Comparar escenarios',
  kept: 'Guardado como escenario {number:number}.',
  isKept: 'Estas cifras están guardadas como escenario {number:number}.',
  full: 'Guardó tres escenarios. Quite uno para guardar otro.',
  removed: 'Se quitó el escenario {number:number}.',
  used: 'Ahora usa las cifras del escenario {number:number}.',

  caption: 'Sus escenarios. Las diferencias están marcadas.',
  scenario: 'Escenario {number:number}',
  now: 'en uso',
  use: 'Usar',
  remove: 'Quitar',
  useThis: 'Usar el escenario {number:number}',
  removeThis: 'Quitar el escenario {number:number}',
  differs: 'es diferente',

  homePrice: 'Precio de la casa',
  downPayment: 'Pago inicial',
  term: 'Plazo',
  termYears: '{years:number} años',
  interestRate: 'Tasa de interés',
  program: 'Programa',
  noProgram: 'Ninguno',
  programLoading: 'Cargando',
  programGone: 'Su ayuda no se aplica',
  help: 'Ayuda',
  loan: 'Monto prestado',
  apr: 'Tasa de porcentaje anual (APR)',
  aprUnknown: 'No se conoce',
  payment: 'Pago mensual',
  didNotQualify: 'No calificó',
  traditional: 'Pago tradicional',
  saved: 'Ahorro al mes',
  savedFor: '{saved:string} durante {years:number} años',
  savedNone: 'Nada',
  paymentAfter: 'Pago después',
  owed: 'Se debe entonces, sin contar el primer préstamo',
  atClosing: 'Dinero para el cierre',

  traditionalColumn: 'Tradicional',
  vaColumn: 'Préstamo VA',
  notThis: 'Ninguno',
  otherWays: '“Tradicional” es lo que ve ahora, sin pago reducido.',
  vaNote:
    'Un préstamo VA es una opción, no una promesa: su certificado de elegibilidad decide, y un prestamista decide sobre el préstamo. Su cargo por financiamiento se suma al préstamo.',

  keptTitle: 'Cifras guardadas',
  ofMost: '{count:number} de {most:number}',
  sideBySide: 'Lado a lado',
  keptWords: 'Ayuda: {program:string}. {down:string} de su propio dinero',
  keptLowered: '<b>{payment:string}</b> al mes, luego {after:string}',
  keptTraditional: '<b>{payment:string}</b> al mes desde el principio',
  keptTerms:
    'Préstamo de {loan:string}, {years:number} años al {rate:string}, tasa de porcentaje anual (APR) de {apr:string}',
};
