import type { account as english } from '../../en/mails/account.ts';
import type { Translated } from '../../speak.ts';

export const account: Translated<typeof english> = {
  linkWorks: 'El enlace funciona una sola vez y vence después de una hora.',
  wasYou: 'Si fue usted, no tiene que hacer nada.',
  notYou: 'Si fue usted, no tiene que hacer nada. Si no fue usted, avísenos.',

  recoverySubject: 'Restablezca su contraseña de {brand:string}',
  recoveryPreview:
    'Elija una contraseña nueva. El enlace funciona una sola vez y vence después de una hora.',
  recovery: 'Elija una contraseña nueva',
  recoveryWords: 'Recibimos una solicitud de contraseña nueva para su cuenta de {brand:string}.',
  recoveryIgnore:
    'Si usted no la pidió, ignore este correo electrónico. Su contraseña no cambiará.',

  signupSubject: 'Confirme su correo electrónico para {brand:string}',
  signupPreview: 'Un clic y su cuenta queda lista.',
  signup: 'Confirme su correo electrónico',
  signupWords: 'Está a un clic de su cuenta de {brand:string}, donde guardamos sus cotizaciones.',
  signupAction: 'Confirmar mi correo',
  signupIgnore:
    'Si usted no creó una cuenta, ignore este correo electrónico. Nadie puede usar la cuenta si usted no confirma su correo electrónico.',

  codeSubject: 'Su código de {brand:string}',
  code: 'Su código',
  codeWords:
    'Escriba este código para elegir una contraseña nueva para su cuenta de {brand:string}:',
  codeExpires: 'El código funciona una sola vez y vence después de diez minutos.',
  codeIgnore:
    'Si usted no lo pidió, ignore este correo electrónico y no le diga el código a nadie. Alguien puede haber usado un dispositivo donde su sesión está abierta.',

  passwordSubject: 'Su contraseña de {brand:string} cambió',
  password: 'Su contraseña cambió',
  passwordWords:
    'La contraseña de su cuenta de {brand:string} cambió. Fecha y hora: {moment:string}. Se cerró la sesión en todos los demás dispositivos.',
  passwordNotYou:
    'Si no fue usted, pida ahora una contraseña nueva en la página para iniciar sesión, y avísenos.',
  passwordAction: 'Abrir {brand:string}',

  addressSubject: 'Cambió su correo electrónico para iniciar sesión en {brand:string}',
  address: 'Cambió su correo electrónico para iniciar sesión',
  addressWords:
    'El correo electrónico de su cuenta de {brand:string} cambió. Fecha y hora: {moment:string}. Ya no puede iniciar sesión con esta dirección.',

  googleSubject: 'Ahora puede iniciar sesión en {brand:string} con Google',
  google: 'Ahora puede iniciar sesión con Google',
  googleWords:
    'Alguien inició sesión en su cuenta de {brand:string} con la cuenta de Google de esta dirección. Fecha y hora: {moment:string}. Desde ahora, usted también puede iniciar sesión con Google.',
};
