import type { loadFailure as english } from '../en/load-failure.ts';
import type { Translated } from '../speak.ts';

export const loadFailure: Translated<typeof english> = {
  words: 'No se pudo cargar esta página. Revise su conexión y vuelva a cargarla.',
};
