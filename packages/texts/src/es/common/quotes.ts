import type { quotes as english } from '../../en/common/quotes.ts';
import type { Translated } from '../../speak.ts';

export const quotes: Translated<typeof english> = {
  clearAnswers: 'Borrar mis respuestas',
  cleared: 'Respuestas borradas',
  clearedAnswers: 'Sus respuestas ya no están en este navegador.',
  error: 'Error',
  clearFailed: 'No pudimos borrar sus respuestas. Revise su conexión e intente de nuevo.',
};
