export const secondStep = {
  // The second step of the sign-in
  title: 'Su segundo paso',
  lead: 'Termine de iniciar sesión como {email}.',
  withPasskey: 'Usar mi llave de acceso',
  withPasskeyNamed: 'Usar «{name}»',
  or: 'o',
  code: 'Código de seis dígitos',
  codeHint: 'De su app de autenticación.',
  whichApp: 'App de autenticación',
  codeShort: 'Escriba los seis dígitos.',
  continue: 'Continuar',
  withRecovery: 'Usar un código de recuperación',
  recoveryCode: 'Código de recuperación',
  recoveryHint: 'Uno de los diez códigos que guardó. Cada uno sirve una vez.',
  recoveryMissing: 'Escriba un código de recuperación.',
  otherWay: 'Usar otra opción',
  lost: '¿Perdió su teléfono o su llave?',
  lostCode:
    'Use un código de recuperación y después quite el teléfono o la llave en los ajustes de su cuenta.',
  lostAll:
    'Si no le queda ningún código, escriba a <a>{email}</a>. Comprobamos que sea usted y restablecemos su segundo paso.',
  otherAccount: 'Iniciar sesión con otra cuenta',

  // Setting one up
  addTitle: 'Agregar un segundo paso',
  addLead:
    'Al iniciar sesión, después de la contraseña, usted confirma con algo que solo usted tiene.',
  requiredLead:
    'Su función necesita un segundo paso al iniciar sesión. Configurarlo toma cerca de un minuto.',
  kinds: 'Elija un segundo paso',
  webauthn: 'Llave de acceso',
  webauthnWords:
    'Su huella, su cara, el bloqueo de pantalla o una llave de seguridad. No hay que escribir nada.',
  totp: 'App de autenticación',
  totpWords: 'Una app en su teléfono muestra un código de seis dígitos, incluso sin conexión.',
  noPasskeys: 'Este navegador o esta dirección no admite llaves de acceso.',
  name: 'Nombre',
  nameHint: 'Lo verá en los ajustes de su cuenta, por ejemplo: Mi iPhone.',
  nameMissing: 'Escriba un nombre.',
  appTitle: 'Configure su app',
  scan: 'Escanee este código con su app de autenticación.',
  qrCode: 'Código QR para su app de autenticación',
  openApp: '¿La app está en este dispositivo? Ábrala',
  typeKey: 'O escriba esta clave en la app',
  thenCode: 'Después escriba el código que muestra la app.',
  back: 'Atrás',

  // Recovery codes
  codesTitle: 'Guarde sus códigos de recuperación',
  codesLead:
    'Si pierde su teléfono o su llave, puede iniciar sesión con un código. Cada código sirve una vez. No podemos volver a mostrarlos.',
  codes: 'Códigos de recuperación',
  copy: 'Copiar',
  copied: 'Copiados.',
  notCopied: 'Su navegador no permite copiar. Descargue los códigos o anótelos.',
  download: 'Descargar',
  fileTitle: '{brand}: códigos de recuperación de {email}, {date}',
  print: 'Imprimir',
  saved: 'Ya los guardé',
  saveFirst: 'Guarde los códigos y después marque esta casilla.',
  done: 'Listo',
  newCodesTitle: 'Nuevos códigos de recuperación',
  newCodesLead: 'Recibe diez códigos nuevos. Los anteriores dejan de servir.',
  createCodes: 'Crear códigos nuevos',

  // The list in the account settings
  listTitle: 'Segundo paso al iniciar sesión',
  listLead: 'Con un segundo paso, su contraseña sola no basta para iniciar sesión.',
  list: 'Sus segundos pasos',
  add: 'Agregar un segundo paso',
  addAnother: 'Agregar otro',
  added: 'Agregado el {date}',
  used: 'Último uso el {date}',
  remove: 'Quitar',
  codesLeft:
    '{left, plural, =0 {No le quedan códigos de recuperación} one {Le queda # de {total, number} códigos de recuperación} other {Le quedan # de {total, number} códigos de recuperación}}',
  noCodes: 'Todavía no tiene códigos de recuperación.',
  newCodes: 'Códigos nuevos',
  loadFailed: 'No pudimos cargar sus segundos pasos. Vuelva a cargar la página.',
  removeTitle: '¿Quitar {name}?',
  removeLead: 'Ya no podrá usarlo para iniciar sesión.',
  removeLast:
    'Es su único segundo paso. Sus códigos de recuperación se quitan con él, y después su contraseña sola basta para iniciar sesión.',
  keep: 'Conservarlo',
  removed: 'Se quitó {name}.',
  confirmFirst: 'Primero confirme que es usted.',
  needsCodes:
    'Para quitar su único segundo paso necesita un código de recuperación: cierre esta ventana y primero cree códigos nuevos.',

  // What went wrong
  wrongCode:
    'Este código no es correcto: escriba el más reciente y, si tampoco sirve, ponga el reloj de su teléfono en automático.',
  expiredCode:
    'Este código venció: escriba el más reciente y, si tampoco sirve, ponga el reloj de su teléfono en automático.',
  reusedCode: 'Este código ya se usó: espere a que su app muestre el siguiente.',
  tooMany: 'Fueron demasiados intentos: espere 15 minutos o use otra opción.',
  recoveryWrong: 'Este código de recuperación no es correcto o ya se usó: escriba otro.',
  recoveryLocked:
    'Fueron demasiados códigos de recuperación incorrectos: espere una hora o use otra opción.',
  tooSlow: 'Tardó demasiado: inténtelo otra vez.',
  passkeyStopped:
    'Su navegador no recibió la llave de acceso: inténtelo otra vez o use otra opción.',
  passkeyRejected: 'Esta llave de acceso no se aceptó: inténtelo otra vez o use otra opción.',
  passkeyKnown:
    'Este dispositivo ya tiene una llave de acceso para su cuenta: use otro dispositivo o una app.',
  passkeysOff: 'Este sitio no admite llaves de acceso: elija la app de autenticación.',
  nameTaken: 'Ya usa este nombre: elija otro.',
  tooManySteps: 'Una cuenta puede tener diez segundos pasos: quite uno primero.',
  signInAgain:
    'Inició sesión hace más de un día: cierre la sesión, iníciela otra vez y agréguelo entonces.',
  ended: 'Su sesión terminó: vuelva a iniciar sesión.',
  failed: 'Algo salió mal: inténtelo otra vez.',
};
