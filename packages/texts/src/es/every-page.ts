import type { everyPage as english } from '../en/every-page.ts';
import type { Translated } from '../speak.ts';

export const everyPage: Translated<typeof english> = {
  language: 'Español',
  loadFailure: 'No se pudo cargar esta página. Revise su conexión y vuelva a cargarla.',
};
