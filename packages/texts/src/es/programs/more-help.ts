import type { moreHelp as english } from '../../en/programs/more-help.ts';
import type { Translated } from '../../speak.ts';

export const moreHelp: Translated<typeof english> = {
  // Best combination
  combinationTitle: 'La mejor combinación: {amount:string}',
  combinationLead: 'Los textos de los programas permiten usarlos juntos.',
  checkLead: 'Quizás se puedan usar juntos. Pregunte primero, porque queda algo por verificar.',
  toRepay: 'Puede que tenga que devolver {amount:string} de esa suma.',
  nothingToRepay: 'Todo es una subvención.',
  source: 'Fuente',
  sourceOf: ' de {program:string}',
  withLoan: 'Con una primera hipoteca de este tipo: {type:string|{Conventional:convencional}}',
  useCombination: 'Usar esta combinación',
  'check-program': 'Uno de los programas aún tiene un requisito por verificar.',
  'check-unknown-loan-type': 'No sabemos qué hipotecas acepta uno de los programas.',
  'check-first-mortgage': 'Un prestamista tiene que decir si le dan la primera hipoteca.',
  'check-help-limit': 'Pregunte al prestamista cuánta ayuda permite este préstamo en total.',

  // What opens more
  opensTitle: 'Qué le abre más programas',
  opensLead: 'Un solo cambio. Sus otras respuestas quedan igual.',
  score: 'Un puntaje de crédito de {score:string}',
  borrowers: 'Si las personas del préstamo ganan {amount:string} al año o menos',
  borrowersLead: 'Algunos programas solo cuentan el ingreso de ellas.',
  downPayment: 'Un pago inicial de {amount:string}',
  adds: 'Agrega {programs:string}',
  program: '{program:string} ({amount:string})',
  insurance: 'Seguro hipotecario: −{amount:string} al mes',
};
