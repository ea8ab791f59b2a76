import type { auth as english } from '../../en/common/auth.ts';
import type { Translated } from '../../speak.ts';

export const auth: Translated<typeof english> = {
  signedOut: 'Se cerró su sesión',
  signInAgain: 'Inicie sesión otra vez para ver sus cotizaciones guardadas.',
};
