import type { figures as english } from '../../en/next-steps/figures.ts';
import type { Translated } from '../../speak.ts';

/** The domain names loan types and lengths in English. Each sentence translates the name it gets. */
export const figures: Translated<typeof english> = {
  title: 'Sus cifras',
  loan: 'Préstamo',
  loanWords: '{amount:string}, {years:number} años al {rate:string}',
  loanTypeWords:
    '{amount:string}, {type:string|{Conventional:convencional}}, {years:number} años al {rate:string}',
  noLoan: 'No hace falta',
  apr: 'Tasa de porcentaje anual (APR)',
  aprUnknown: 'No se conoce',
  downPayment: 'Pago inicial',
  downPaymentWords: '{amount:string} ({percent:string} del precio)',
  help: 'Ayuda aplicada',
  helpWords: '{amount:string} de {program:string}',
  noHelp: 'Ninguna',
  traditional: 'Pago tradicional',
  payment: 'Pago de la hipoteca',
  aMonth: '{amount:string} al mes',
  lowered: 'Pago reducido',
  loweredNot: 'Pago reducido (no calificó)',
  loweredWords:
    '{lowered:string} al mes durante {length:string|{7 years:7 años,5 years:5 años,3 years:3 años,3 years (LOC):3 años (línea de crédito)}}, luego {after:string}',
  savings: 'Ahorro',
  savingsWords: '{saved:string} al mes ({percent:string}), {total:string} en total',
  owed: 'Se debe después',
  owedWords: '{owed:string} cuando termine el programa; {closing:string} que se pagan en el cierre',

  helpOwed: 'Se debe por la ayuda',
  helpOwedWords: '{amount:string} si vende cuando termine el programa',
  helpOwedIn7Years: '{amount:string} si vende después de 7 años',
  helpOwedUnknown: 'No se conoce: pregunte a la agencia cuánto debe si vende',

  programsTitle: 'Sus programas',
  noPrograms: 'Ningún programa de nuestro catálogo se ajusta a sus respuestas.',
  program: 'Hasta {amount:string} de {agency:string}.',
  programToCheck: 'Hasta {amount:string} de {agency:string}, con algo por verificar.',
  noPhone: 'No indica teléfono.',
  morePrograms: 'La página de programas tiene {count:number} más.',
};
