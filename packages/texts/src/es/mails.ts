export const account = {
  linkWorks: 'El enlace funciona una sola vez y vence después de una hora.',
  wasYou: 'Si fue usted, no tiene que hacer nada.',
  notYou: 'Si fue usted, no tiene que hacer nada. Si no fue usted, avísenos.',

  recoverySubject: 'Restablezca su contraseña de {brand}',
  recoveryPreview:
    'Elija una contraseña nueva. El enlace funciona una sola vez y vence después de una hora.',
  recovery: 'Elija una contraseña nueva',
  recoveryWords: 'Recibimos una solicitud de contraseña nueva para su cuenta de {brand}.',
  recoveryIgnore:
    'Si usted no pidió una contraseña nueva, ignore este correo electrónico. Su contraseña no cambiará.',

  signupSubject: 'Confirme su correo electrónico para {brand}',
  signupPreview: 'Un clic y su cuenta queda lista.',
  signup: 'Confirme su correo electrónico',
  signupWords: 'Está a un clic de su cuenta de {brand}, donde guardamos sus cotizaciones.',
  signupAction: 'Confirmar mi correo',
  signupIgnore:
    'Si usted no creó una cuenta, ignore este correo electrónico. Nadie puede usar la cuenta si usted no confirma su correo electrónico.',

  codeSubject: 'Su código de {brand}',
  code: 'Su código',
  codeWords: 'Escriba este código para elegir una contraseña nueva para su cuenta de {brand}:',
  codeExpires: 'El código funciona una sola vez y vence después de diez minutos.',
  codeIgnore:
    'Si usted no pidió este código, ignore este correo electrónico y no le diga el código a nadie. Alguien puede haber usado un dispositivo donde su sesión está abierta.',

  passwordSubject: 'Su contraseña de {brand} cambió',
  password: 'Su contraseña cambió',
  passwordWords:
    'La contraseña de su cuenta de {brand} cambió. Fecha y hora: {moment}. Se cerró la sesión en todos los demás dispositivos.',
  passwordNotYou:
    'Si no fue usted, pida ahora una contraseña nueva en la página para iniciar sesión, y avísenos.',
  passwordAction: 'Abrir {brand}',

  addressSubject: 'Cambió su correo electrónico para iniciar sesión en {brand}',
  address: 'Cambió su correo electrónico para iniciar sesión',
  addressWords:
    'El correo electrónico de su cuenta de {brand} cambió. Fecha y hora: {moment}. Ya no puede iniciar sesión con esta dirección.',

  factorAddedSubject: 'Su cuenta de {brand} tiene un nuevo segundo paso para iniciar sesión',
  factorAdded: 'Se agregó un segundo paso para iniciar sesión',
  factorAddedWords:
    'Se agregó una app de autenticación o una llave de acceso a su cuenta de {brand}. Fecha y hora: {moment}. Desde ahora, al iniciar sesión la pediremos después de su contraseña.',

  factorRemovedSubject: 'Se quitó un segundo paso para iniciar sesión en su cuenta de {brand}',
  factorRemoved: 'Se quitó un segundo paso para iniciar sesión',
  factorRemovedWords:
    'Se quitaron una app de autenticación, una llave de acceso o los códigos de recuperación de su cuenta de {brand}. Fecha y hora: {moment}.',

  recoveryCodeSubject: 'Se usó un código de recuperación en su cuenta de {brand}',
  recoveryCode: 'Se usó un código de recuperación',
  recoveryCodeWords:
    'Alguien inició sesión en su cuenta de {brand} con su contraseña y un código de recuperación. Fecha y hora: {moment}. Ese código ya no sirve.',

  factorsResetSubject: 'Se restableció el segundo paso para iniciar sesión en su cuenta de {brand}',
  factorsResetPreview: 'Inicie sesión con su contraseña y configure un nuevo segundo paso.',
  factorsReset: 'Se restableció su segundo paso para iniciar sesión',
  factorsResetWords:
    'Nuestro equipo quitó todas las apps de autenticación, llaves de acceso y códigos de recuperación de su cuenta de {brand}, y cerró su sesión en todos los dispositivos. Fecha y hora: {moment}. Inicie sesión con su contraseña y configure un nuevo segundo paso.',

  invitationSubject: 'Únase al equipo de {brand}',
  invitationPreview: 'Un clic y puede empezar a trabajar.',
  invitation: 'Le invitamos al equipo',
  invitationWords: 'El equipo de {brand} le invita a trabajar en su sitio.',
  'invitation-leads': 'Usted verá y responderá solicitudes de preaprobación.',
  'invitation-catalog': 'Usted editará el catálogo de programas.',
  'invitation-manager':
    'Usted verá y responderá solicitudes, y podrá borrar los datos de una persona que lo pida.',
  'invitation-auditor': 'Usted leerá el registro de auditoría.',
  invitationWorks: 'El enlace funciona una sola vez y vence después de siete días.',
  invitationAction: 'Aceptar la invitación',
  invitationIgnore: 'Si no sabe por qué recibió este correo electrónico, ignórelo.',

  googleSubject: 'Ahora puede iniciar sesión en {brand} con Google',
  google: 'Ahora puede iniciar sesión con Google',
  googleWords:
    'Alguien inició sesión en su cuenta de {brand} con la cuenta de Google de este correo electrónico. Fecha y hora: {moment}. Desde ahora, usted también puede iniciar sesión con Google.',

  providerSubject: 'Ahora puede iniciar sesión en {brand} con su cuenta de trabajo',
  provider: 'Ahora puede iniciar sesión con su cuenta de trabajo',
  providerWords:
    'Alguien inició sesión en su cuenta de {brand} con la cuenta de trabajo de este correo electrónico. Fecha y hora: {moment}. Desde ahora, usted también puede iniciar sesión con su cuenta de trabajo.',
};

export const buyerRequest = {
  subject: 'Tenemos su solicitud',
  preview: 'A quién llamar, sus cifras y cómo retirar su solicitud.',
  thanks:
    'Gracias por solicitar una preaprobación con {team}. Esto no es una aprobación ni una oferta de préstamo.',
  next: 'Lo que sigue: {team} revisa su solicitud y le escribe a este correo electrónico. Le llamaremos o le enviaremos mensajes de texto solo si usted lo permitió.',
  nextWithin:
    'Lo que sigue: {team} revisa su solicitud y le escribe a este correo electrónico en un plazo de {days, plural, one {# día hábil} other {# días hábiles}}. Le llamaremos o le enviaremos mensajes de texto solo si usted lo permitió.',
  safety:
    'Nunca le pedimos su número de Seguro Social por correo electrónico, llamada o mensaje de texto. Antes de elegir un préstamo, obtenga una Estimación de préstamo (Loan Estimate) oficial de más de un prestamista.',
  sent: 'Lo que usted envió',
  takeBack: 'Retirar mi solicitud',
  afterwards:
    'El botón abre una página donde usted confirma que retira su solicitud. Después de eso, no nos comunicaremos con usted sobre ella.',
  notYou:
    'Si usted no envió esta solicitud, retírela con el mismo botón. Así nadie se comunicará con usted.',
};

export const leadFacts = {
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  notGiven: 'No lo dio',
  call: 'Llamadas',
  text: 'Mensajes de texto',
  allowed: 'Con permiso',
  notAllowed: 'Sin permiso',

  programs: 'Programas para los que podría calificar',
  none: 'Ninguno',
  program: 'Programa {number, number}',
  programWords: '{name} ({agency}): hasta {amount}',
  programToCheck: '{name} ({agency}): hasta {amount}, por confirmar',
  morePrograms: 'Más programas',
};

export const legal = {
  nmls: 'NMLS #{number}',
  nmlsAccess: 'NMLS Consumer Access',
  licensedIn: 'Con licencia en {states}',
  licensedEverywhere: 'Con licencia en todos los estados',
  licenses: 'Licencias estatales: {list}',
  call: 'Llame al {phone}',
  callInLanguage: 'Llámenos en {language}: {phone}',
  privacy: 'Privacidad en {company}',
  terms: 'Términos de uso',
  ownLicenses: 'Licencias',
  team: 'nuestro equipo',
};

export const letter = {
  openLink: 'Si el botón no funciona, copie esta dirección en su navegador:',
  questions: '¿Tiene preguntas? Escriba a {address}.',
};

export const notices = {
  // Confirming an address
  confirmSubject: 'Confirme su correo electrónico',
  confirmPreview: 'Un clic y le enviamos por correo electrónico lo que pidió.',
  confirmProgram:
    'Alguien, seguramente usted, pidió a {brand} un aviso a este correo electrónico cuando cambie este programa: {program}.',
  confirmCorrection:
    'Alguien, seguramente usted, informó a {brand} de un dato equivocado y pidió un aviso a este correo electrónico cuando lo hayamos revisado.',
  confirmWords: 'Pulse el botón si quiere recibir estos avisos por correo electrónico.',
  confirmAction: 'Confirmar mi correo',
  confirmIgnore:
    'Si usted no lo pidió, ignore este correo electrónico. No le enviaremos nada más sobre esto.',

  // A change in a program
  programSubject: '{program}: lo que cambió',
  programPreview: 'Qué cambió y qué fuente lo dice.',
  programWords: 'Usted nos pidió un aviso cuando cambie este programa. Esto cambió:',
  programGone: 'Este programa ya no está en nuestro catálogo. Esto cambió:',
  verify:
    'Pregunte a la agencia antes de contar con esta ayuda. Los requisitos cambian y el dinero se acaba.',
  seeProgram: 'Ver el programa',

  // Changes for saved quotes
  quoteSubject: 'Algo cambió para su cotización guardada',
  quotesSubject: 'Algo cambió para sus cotizaciones guardadas',
  quotePreview: 'Qué cambió y por qué.',
  quoteWords:
    'Calculamos otra vez su cotización guardada con los datos más recientes. Esto cambió:',
  quotesWords:
    'Calculamos otra vez sus cotizaciones guardadas con los datos más recientes. Esto cambió:',
  quoteTitle: 'Su casa en {place} por {price}',
  seeQuotes: 'Ver mis cotizaciones',

  // Changes in several programs or for several quotes
  allSubject: 'Lo que cambió para usted',
  allWords: 'Usted nos pidió avisos de los cambios. Esto cambió:',

  // A correction that we checked
  outcomeSubject: 'Revisamos su corrección',
  outcomePreview: 'Gracias por avisarnos.',
  outcomeThanks: 'Gracias por avisarnos sobre {program}.',
  outcomeChanged: 'Comparamos lo que usted envió con las fuentes y corregimos el programa.',
  'outcomeNot-changed':
    'Comparamos lo que usted envió con las fuentes. Las fuentes confirman lo que mostramos, así que no cambiamos nada.',
  outcomeLast:
    'Este es nuestro único correo electrónico sobre su corrección. Borramos su dirección en un plazo de 60 días.',

  // Reasons why we sent the email
  whyProgram:
    'Recibe este correo electrónico porque pidió a {brand} un aviso cuando cambie este programa.',
  whyQuote:
    'Recibe este correo electrónico porque pidió a {brand} un aviso cuando algo cambie para esta cotización.',
  whyAll:
    'Usted recibe este correo electrónico porque pidió a {brand} avisos de los cambios. El enlace de abajo termina los avisos sobre todos los programas y cotizaciones de este correo.',
  whyWeekly:
    'Recibe este correo electrónico porque guardó una cotización en {brand}. Lo enviamos una vez por semana como máximo, y solo si algo cambió.',
  stop: 'Dejar de recibir estos avisos por correo electrónico',
};

/** Emails to the agencies that run programs. */
export const agencies = {
  linkSubject: 'Confirme su programa en {brand}',
  linkPreview: 'Un enlace, un toque. Sin cuenta.',
  linkWords:
    'Alguien con esta dirección pidió confirmar lo que {brand} dice a los compradores de vivienda sobre su programa. Abra el enlace, revise los datos y toque una vez.',
  linkOnce:
    'El enlace se abre una sola vez, en un plazo de {minutes} minutos, en el navegador donde lo pidió.',
  linkIgnore: 'Si usted no pidió este enlace, ignore este correo electrónico. Nada cambia.',
  program: 'Programa',
  action: 'Abrir mis programas',
  forwarded:
    'No reenvíe este correo electrónico. En cualquier otro navegador, el enlace solo ofrece enviar un enlace nuevo a esta dirección.',
  monthlySubject: '¿Sigue siendo correcto?',
  monthlyPreview: 'Su revisión del mes: un enlace, un toque.',
  monthlyWords:
    'Los compradores de vivienda ven lo que {brand} dice sobre su programa. Revise los datos. Con un toque usted dice que hoy todo es correcto.',
  monthlyOnce:
    'El enlace se abre una sola vez, en un plazo de {days} días, en el navegador donde activó este correo electrónico.',
  monthlyWhy:
    'Recibe este correo electrónico una vez al mes porque lo activó en {brand}. Puede detenerlo en cualquier momento.',
  stop: 'Detener este correo electrónico',
} as const;
