export const notices = {
  // Subjects of emails
  program: '{program}',
  programGone: 'un programa que ya no está en nuestro catálogo',
  quote: 'su cotización guardada',
  quoteOf: 'su cotización guardada ({homeType}, {zipcode}, {price})',
  correction: 'el dato sobre el que nos avisó',
  weekly: 'sus cotizaciones guardadas (cada semana)',

  // Confirming an address
  confirmTitle: '¿Quiere recibir estos correos electrónicos?',
  confirmLead:
    'Usted pidió que le escribiéramos por correo electrónico cuando algo cambie. Presione el botón para confirmar su dirección. Cada correo electrónico tiene un enlace para dejar de recibirlos.',
  confirm: 'Sí, escríbanme por correo electrónico',
  confirmedTitle: 'Su dirección está confirmada',
  confirmed: 'Le enviaremos correos electrónicos sobre {subject}. Puede cerrar esta página.',

  // Stopping emails
  stopTitle: '¿Quiere terminar estos correos electrónicos?',
  stopLead: 'Presione el botón y ya no recibirá estos correos electrónicos.',
  stop: 'Terminar estos correos electrónicos',
  stoppedTitle: 'Estos correos electrónicos terminaron',
  stopped: 'Ya no recibirá correos electrónicos sobre {subject}.',
  undo: 'Deshacer',
  resumedTitle: 'Vuelve a recibir estos correos electrónicos',
  resumed: 'Le enviaremos correos electrónicos sobre {subject}.',

  // Error messages
  notFoundTitle: 'Este enlace ya no funciona',
  notFound:
    'El enlace no está completo o es muy viejo. Si ya no quiere recibir correos electrónicos, use el enlace del más reciente o escriba a <a>{email}</a>.',
  failed: 'No pudimos guardar su elección. Intente de nuevo o escriba a <a>{email}</a>.',
  tryAgain: 'Intentar de nuevo',
  home: 'Ir a la página de inicio',

  // Emails to the account
  title: 'Correos electrónicos sobre cambios',
  weeklyLine:
    'Le escribimos por correo electrónico como máximo una vez por semana, cuando algo cambia para una cotización guardada. Si nada cambia, no le escribimos.',
  weeklySwitch: 'Correo electrónico semanal sobre mis cotizaciones guardadas',
  sentTo: 'Enviamos estos correos electrónicos a {email}.',
  unverified:
    'Usted todavía no confirmó el correo electrónico de su cuenta, así que no podemos enviarle estos avisos. Para confirmarlo, elija su contraseña con un enlace que le enviamos por correo electrónico.',
  sendLink: 'Envíenme el enlace',
  listTitle: 'También le escribimos por correo electrónico sobre',
  listEmpty:
    'No ha pedido otros correos electrónicos. Para recibir uno en cuanto algo cambie, presione “Avíseme cuando esto cambie” en un programa o en una cotización guardada.',
  end: 'Terminar',
  endOf: ' los correos electrónicos sobre {subject}',
  ended: 'Ya no recibirá correos electrónicos sobre {subject}.',
  all: 'Todos los correos electrónicos que recibe',
  loadFailed: 'No pudimos cargar la lista de sus correos electrónicos. Intente de nuevo.',
  saveFailed: 'Su cambio no se guardó. Intente de nuevo.',
};

export const tellMe = {
  tellMe: 'Avíseme cuando esto cambie',
  of: ': {subject}',
  now: 'Le enviaremos un correo electrónico a {email} cuando algo cambie.',
  stop: 'Terminar',
  stopOf: ' los correos electrónicos sobre {subject}',
  stopped: 'Ya no recibirá estos correos electrónicos.',

  // For visitors without an account
  form: 'Correos electrónicos sobre {subject}',
  lead: 'Primero le enviamos un enlace para que confirme su dirección. Después le escribimos solo cuando este programa cambie. Cada correo electrónico tiene un enlace para dejar de recibirlos.',
  email: 'Correo electrónico',
  emailMissing: 'Escriba su correo electrónico, por ejemplo nombre@example.com.',
  trap: 'Deje esto vacío',
  send: 'Avísenme por correo electrónico',
  cancel: 'Cancelar',
  sent: 'Revise su correo electrónico. Para confirmar su dirección, abra el enlace que enviamos a {email}.',

  // Error messages
  atMost:
    'Ya recibe correos electrónicos sobre 50 programas y cotizaciones, que es el máximo. Primero deje de recibir los de uno de ellos.',
  tooMany: 'Recibimos muchas solicitudes de su red. Intente de nuevo en una hora.',
  failed: 'No pudimos guardar su elección. Intente de nuevo en un momento.',
};

export const withdrawal = {
  title: '¿Retirar su solicitud?',
  lead: 'Usted solicitó una preaprobación con {team}. Si retira su solicitud, no volveremos a comunicarnos con usted sobre ella. Su permiso para llamadas y mensajes de texto termina de inmediato.',
  confirm: 'Retirar mi solicitud',
  doneTitle: 'Su solicitud fue retirada',
  done: 'No volveremos a comunicarnos con usted sobre su solicitud. Puede cerrar esta página.',
  notFound:
    'No pudimos encontrar una solicitud para este enlace. Es posible que ya se haya eliminado.',
  failed: 'No pudimos retirar su solicitud. Intente de nuevo o escriba a <a>{email}</a>.',
  home: 'Ir a la página de inicio',
};
