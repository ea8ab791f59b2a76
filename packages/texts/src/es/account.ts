export const account = {
  close: 'Cerrar',
  'sign-in': 'Iniciar sesión',
  'sign-up': 'Crear cuenta',
  'reset-password': 'Restablecer contraseña',
  'sign-inLead': 'Nos alegra verle otra vez. Escriba sus datos.',
  'sign-upLead': 'Cree una cuenta para empezar.',
  'reset-passwordLead':
    'Escriba el correo electrónico de su cuenta. Le enviaremos instrucciones para restablecer su contraseña.',

  // Form fields
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'Mínimo 8 caracteres.',
  showPassword: 'Mostrar contraseña',
  capsLock: 'El bloqueo de mayúsculas está activado.',

  // Links in the account dialog
  forgot: '¿Olvidó su contraseña?',
  noAccount: '¿Todavía no tiene cuenta? <a>Crear cuenta</a>',
  hasAccount: '¿Ya tiene cuenta? <a>Iniciar sesión</a>',
  backToSignIn: 'Volver a iniciar sesión',
  sendInstructions: 'Enviar instrucciones',
  or: 'o',
  google: 'Continuar con Google',

  // Sign-in of staff with their employer
  staffSignIn: 'Iniciar sesión con {name}',
  staffOnly: 'Solo para nuestro equipo.',
  staffCanceled:
    'Usted canceló el inicio de sesión en {name}. Presione el botón para iniciar sesión otra vez.',
  staffExpired:
    'Pasó demasiado tiempo, o la página ya se usó. Presione el botón para empezar de nuevo.',
  staffForeignDomain:
    'Su correo electrónico en {name} no pertenece a esta empresa. Use su cuenta de trabajo.',
  staffNoRole: 'Su cuenta en {name} no tiene acceso aquí. Pida acceso a su administrador.',
  staffProviderDown: '{name} no responde. Vuelva a intentarlo en unos minutos.',
  staffRejected: '{name} no confirmó quién es usted. Presione el botón para reintentar.',
  staffTryLater:
    'No podemos iniciar su sesión en este momento. Vuelva a intentarlo en unos minutos.',
  staffUnverifiedEmail:
    '{name} no ha verificado su correo electrónico. Pida a su administrador que lo verifique.',

  // Links in emails
  recoveryLinkLead: 'Usted pidió una contraseña nueva. Presione el botón para elegirla.',
  signupLinkTitle: 'Confirme su correo electrónico',
  signupLinkLead: 'Presione el botón para terminar de crear su cuenta.',
  finishLead: 'Escriba su nombre y elija una contraseña para terminar de crear su cuenta.',
  sessionLinkLead: 'Este enlace inicia sesión en la cuenta {email}.',
  replacesSession:
    'Su sesión actual es de la cuenta {email}. Si continúa, esa sesión se cerrará en este navegador.',
  onlyIfAsked: 'Continúe solo si usted pidió el correo electrónico con este enlace.',
  linkOnce: 'El enlace funciona una sola vez.',
  followLink: 'Continuar',
  finish: 'Crear mi cuenta',
  linkFailedTitle: 'Este enlace ya no funciona',
  recoveryLinkFailed: 'El enlace venció o ya se usó. Pida uno nuevo.',
  signupLinkFailed: 'El enlace venció o ya se usó. Intente iniciar sesión.',
  newLink: 'Enviar un enlace nuevo',

  // The page that sets a new password
  dashboard: 'Mis cotizaciones',
  newPassword: 'Nueva contraseña *',
  newPasswordFor: 'La contraseña nueva es para su cuenta {email}.',
  resetPassword: 'Restablecer contraseña',
  resetFailed: 'Algo salió mal al restablecer la contraseña.',
  resetDone: 'La contraseña se restableció.',
  nameMissing:
    'Su cuenta todavía no tiene nombre. Lo mostramos en su menú y lo escribimos en sus solicitudes.',

  // The account menu
  menu: 'Cuenta de {name}',
  settings: 'Configuración de la cuenta',
  inbox: 'Solicitudes',
  overview: 'Resumen',
  catalog: 'Catálogo',
  audit: 'Registro de auditoría',
  erase: 'Borrar a una persona',
  changePassword: 'Cambiar contraseña',
  logout: 'Cerrar sesión',

  // Account settings
  saveName: 'Guardar nombre',
  nameSaved: 'Su nombre se guardó.',
  nameFailed: 'Algo salió mal al guardar su nombre.',
  dataTitle: 'Sus datos',
  dataLead:
    'Descargue su cuenta y sus cotizaciones en un archivo. Si verificó su correo electrónico, el archivo incluye sus solicitudes de preaprobación. Para verificarlo, inicie sesión con Google o cree una contraseña con un enlace que le enviamos por correo electrónico.',
  download: 'Descargar mis datos',
  deleteTitle: 'Eliminar su cuenta',
  deleteLead:
    'Eliminamos de inmediato su cuenta y sus cotizaciones, y cerramos su sesión en todos los dispositivos.',
  deleteAccount: 'Eliminar mi cuenta',
  deleteQuestion: '¿Eliminar su cuenta?',
  deleteWarning: 'Esto elimina su cuenta y todas sus cotizaciones. No se puede deshacer.',
  withdrawRequests: 'También retirar y eliminar mis solicitudes de preaprobación',
  withdrawRequestsHint:
    'Así nadie volverá a comunicarse con usted por ellas. Si quita la marca, el equipo conserva sus solicitudes y puede comunicarse con usted. Solo podemos eliminarlas si verificó su correo electrónico.',
  noPasswordHint: 'Deje la contraseña vacía si inicia sesión con Google.',
  wrongPassword: 'Esa contraseña no es correcta. Intente de nuevo.',
  proofNeeded:
    'Escriba su contraseña. Si no tiene una, cierre sesión, inicie sesión otra vez y elimine su cuenta en menos de 10 minutos.',
  deleteFailed: 'Algo salió mal al eliminar la cuenta. Intente más tarde.',
  deleteForGood: 'Eliminar para siempre',
  keepAccount: 'Conservar mi cuenta',
  success: '¡Listo!',
  accountDeleted: 'Su cuenta se eliminó.',

  // Invitations to the team
  invitation: 'Le invitamos al equipo',
  invitedAs: 'La invitación es para {email}.',
  'invited-leads': 'Usted verá y responderá solicitudes de preaprobación.',
  'invited-catalog': 'Usted editará el catálogo de programas.',
  'invited-manager':
    'Usted verá y responderá solicitudes, y podrá borrar los datos de una persona que lo pida.',
  'invited-auditor': 'Usted leerá el registro de auditoría.',
  invitedSignIn: 'Esta dirección ya tiene una cuenta. Inicie sesión con ella para aceptar.',
  invitedElsewhere:
    'Usted inició sesión como {email}. Primero cierre la sesión y después iníciela con la dirección invitada.',
  acceptInvitation: 'Aceptar la invitación',
  invitationUnknown: 'Este no es el enlace de una invitación. Pida uno nuevo al equipo.',
  invitationExpired: 'La invitación venció después de siete días. Pida una nueva al equipo.',
  invitationUsed: 'La invitación ya se aceptó. Inicie sesión con su cuenta.',
  invitationReplaced:
    'Una invitación más reciente reemplazó a esta. Use el enlace del último correo electrónico.',
  invitationElsewhere:
    'La invitación es para otra dirección. Inicie sesión con la dirección que la recibió.',

  // Confirmation before an export or an erasure
  confirmIdentity: 'Confirme que es usted',
  confirmIdentityLead:
    'Escriba su contraseña para continuar. Se la pediremos de nuevo después de cinco minutos.',
  orCode: 'O un código de su app de autenticación',
  confirmIdentityAction: 'Confirmar',
  confirmIdentityFailed: 'No pudimos confirmar que es usted.',
  cancel: 'Cancelar',
  noPasswordHere: '¿No tiene contraseña?',
  signInInstead: 'Inicie sesión otra vez',

  // Messages after an action
  signInFailed: 'Algo salió mal al iniciar sesión.',
  signUpFailed: 'Algo salió mal al crear la cuenta.',
  resetRequestFailed: 'Algo salió mal. Intente de nuevo.',
  resetRequested:
    'Revise su correo electrónico. Le enviamos instrucciones para restablecer su contraseña.',
  confirmTitle: 'Revise su correo electrónico',
  confirmLead:
    'Enviamos un enlace a {email}. Ábralo para confirmar su correo electrónico. Después podrá iniciar sesión.',

  // Reasons why an action failed
  invalidCredentials: 'Este correo electrónico y esta contraseña no corresponden a ninguna cuenta.',
  openLinkFirst: '¿Su cuenta es nueva? Abra primero el enlace que le enviamos.',
  emailNotConfirmed:
    'Primero confirme su correo electrónico. Abra el enlace del mensaje que le enviamos.',
  emailTaken:
    'Ya existe una cuenta con este correo electrónico. Inicie sesión o restablezca su contraseña.',
  signUpClosed: 'En este momento no aceptamos cuentas nuevas.',
  tooMany: 'Demasiados intentos. Espere unos minutos e intente de nuevo.',
  unreachable: 'No pudimos conectar con el servidor. Revise su conexión e intente de nuevo.',
  busy: 'El servidor está ocupado. Intente de nuevo en un minuto.',
  serverFailed: 'Nuestro servidor tuvo un problema. Intente de nuevo en unos minutos.',
  samePassword: 'La contraseña nueva debe ser diferente de la anterior.',
  signInAgain:
    'Usted inició sesión hace más de un día. Para cambiar su contraseña, cierre sesión e inicie sesión otra vez, o pida un enlace por correo electrónico.',

  // Reasons why a password is too weak
  tooShort: 'Elija una contraseña más larga.',
  tooPlain: 'Elija una contraseña con más tipos de caracteres, como números y símbolos.',
  tooCommon:
    'Esta contraseña está en una lista de contraseñas comunes que los atacantes prueban primero. Elija otra.',
};
