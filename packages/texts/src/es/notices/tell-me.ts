import type { tellMe as english } from '../../en/notices/tell-me.ts';
import type { Translated } from '../../speak.ts';

export const tellMe: Translated<typeof english> = {
  tellMe: 'Avíseme cuando esto cambie',
  of: ': {subject:string}',
  now: 'Le enviaremos un correo electrónico a {email:string} cuando cambie.',
  stop: 'Terminar',
  stopOf: ' los correos electrónicos sobre {subject:string}',
  stopped: 'Ya no le enviaremos correos electrónicos sobre esto.',

  // Without an account
  form: 'Correos electrónicos sobre {subject:string}',
  lead: 'Primero le enviamos un correo electrónico para que confirme su dirección. Después le escribimos solo cuando este programa cambie. Un clic en cualquier correo lo termina.',
  email: 'Correo electrónico',
  emailMissing: 'Escriba su correo electrónico, por ejemplo nombre@example.com.',
  trap: 'Deje esto vacío',
  send: 'Avísenme por correo electrónico',
  cancel: 'Cancelar',
  sent: 'Revise su correo electrónico. Para confirmar su dirección, abra el enlace que enviamos a {email:string}.',

  // What went wrong
  atMost: 'Ya recibe correos electrónicos sobre 50 cosas. Primero deje de recibir alguno.',
  tooMany: 'Recibimos muchas solicitudes de su red. Intente de nuevo en una hora.',
  failed: 'Eso no funcionó. Intente de nuevo en un momento.',
};
