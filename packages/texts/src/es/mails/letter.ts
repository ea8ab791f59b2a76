import type { letter as english } from '../../en/mails/letter.ts';
import type { Translated } from '../../speak.ts';

export const letter: Translated<typeof english> = {
  openLink: 'Si el botón no funciona, copie esta dirección en su navegador:',
  questions: '¿Tiene preguntas? Escriba a {address:string}.',
};
