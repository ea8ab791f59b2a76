import type { notices as english } from '../../en/notices/notices.ts';
import type { Translated } from '../../speak.ts';

export const notices: Translated<typeof english> = {
  // What emails are about
  program: '{program:string}',
  programGone: 'un programa que ya no está en nuestro catálogo',
  quote: 'su cotización guardada',
  quoteOf: 'su cotización guardada ({homeType:string}, {zipcode:string}, {price:string})',
  correction: 'el dato sobre el que nos avisó',
  weekly: 'sus cotizaciones guardadas (cada semana)',

  // Confirm
  confirmTitle: '¿Quiere recibir estos correos electrónicos?',
  confirmLead:
    'Usted pidió que le escribiéramos por correo electrónico cuando algo cambie. Presione el botón para confirmar su dirección. Un enlace en cada correo los termina.',
  confirm: 'Sí, escríbanme por correo electrónico',
  confirmedTitle: 'Su dirección está confirmada',
  confirmed: 'Le enviaremos correos electrónicos sobre {subject:string}. Puede cerrar esta página.',

  // Stop
  stopTitle: '¿Quiere terminar estos correos electrónicos?',
  stopLead: 'Presione el botón y dejaremos de escribirle sobre esto.',
  stop: 'Terminar estos correos electrónicos',
  stoppedTitle: 'Estos correos electrónicos terminaron',
  stopped: 'Ya no recibirá correos electrónicos sobre {subject:string}.',
  undo: 'Deshacer',
  resumedTitle: 'Vuelve a recibir estos correos electrónicos',
  resumed: 'Le enviaremos correos electrónicos sobre {subject:string}.',

  // What went wrong
  notFoundTitle: 'Este enlace ya no funciona',
  notFound:
    'El enlace no está completo o es muy viejo. Si ya no quiere recibir correos electrónicos, use el enlace del más reciente o escriba a <a>{email:string}</a>.',
  failed: 'Eso no funcionó. Intente de nuevo o escriba a <a>{email:string}</a>.',
  tryAgain: 'Intentar de nuevo',
  home: 'Ir a la página de inicio',

  // The account's emails
  title: 'Correos electrónicos sobre cambios',
  weeklyLine:
    'Le escribimos por correo electrónico como máximo una vez por semana, cuando algo cambia para una cotización guardada. Si nada cambia, no le escribimos.',
  weeklySwitch: 'Correo electrónico semanal sobre mis cotizaciones guardadas',
  sentTo: 'Los enviamos a {email:string}.',
  unverified:
    'El correo electrónico de su cuenta todavía no está confirmado, así que no podemos escribirle. Para confirmarlo, elija su contraseña con un enlace que le enviamos por correo electrónico.',
  sendLink: 'Envíenme el enlace',
  listTitle: 'También le escribimos por correo electrónico sobre',
  listEmpty:
    'No ha pedido otros correos electrónicos. Para recibir uno en cuanto algo cambie, presione “Avíseme cuando esto cambie” en un programa o en una cotización guardada.',
  end: 'Terminar',
  endOf: ' los correos electrónicos sobre {subject:string}',
  ended: 'Ya no recibirá correos electrónicos sobre {subject:string}.',
  all: 'Todos los correos electrónicos que recibe',
  loadFailed: 'No pudimos cargar esto. Intente de nuevo.',
  saveFailed: 'No se guardó. Intente de nuevo.',
};
