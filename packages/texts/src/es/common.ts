export const app = {
  notFound: '¡Ups! La página que busca no existe.',
  backHome: 'Volver al inicio',
  failed: 'Algo salió mal en esta página.',
  reload: 'Intentar de nuevo',
  skip: 'Saltar al contenido',
  needsScript: 'Esta página necesita JavaScript',
  turnOnScript:
    'Active JavaScript en la configuración de su navegador. Después vuelva a cargar esta página.',
  steps: 'Su avance',
  done: 'completo',
  current: 'usted está aquí',
  comeBack: '¿Quiere volver más tarde?',
  createAccount: 'Crear una cuenta',
  homeInfo: 'Datos de la vivienda',
  homeInfoLead: 'La vivienda que quiere comprar',
  financialInfo: 'Datos financieros',
  financialInfoLead: 'Sus finanzas personales',
  personalInfo: 'Datos personales',
  personalInfoLead: 'Usted y su hogar',
  programs: 'Programas para el pago inicial',
  programsLead: 'Vea para qué programas califica',
  estimate: 'Estimación de la hipoteca',
  estimateLead: 'Vea cuánto puede ahorrar',
};

export const auth = {
  signedOut: 'Se cerró su sesión',
  signInAgain: 'Inicie sesión otra vez para ver sus cotizaciones guardadas.',
  // Why someone with a role must sign in again
  idle: 'Se cerró su sesión después de 30 minutos sin actividad.',
  age: 'Se cerró su sesión 12 horas después de iniciarla.',
  confirm: 'Inicie sesión otra vez para confirmar que es usted.',
  accessEnded:
    'Su empresa ya no confirma su acceso. Inicie sesión otra vez con su cuenta de trabajo.',
};

/** The English texts are in the domain package. */
export const choices = {
  'single-family': 'Casa unifamiliar',
  condo: 'Condominio',
  'multi-family': 'Multifamiliar',
  primary: 'Residencia principal',
  vacation: 'Casa de vacaciones',
  investment: 'Propiedad de inversión',
  excellent: 'Excelente (720 o más)',
  good: 'Bueno (660 a 719)',
  fair: 'Regular (620 a 659)',
  poor: 'Bajo (619 o menos)',
  education: 'Educación',
  'law-enforcement': 'Fuerzas del orden',
  firefighter: 'Bomberos',
  healthcare: 'Salud',
  yes: 'Sí',
  no: 'No',
  openEnded: '8 o más',
  firstTime: 'Comprador de vivienda por primera vez',
  notFirstTime: 'No es comprador de vivienda por primera vez',
  noneApplicable: 'Ninguna',
};

export const quotes = {
  clearAnswers: 'Borrar mis respuestas',
  cleared: 'Respuestas borradas',
  clearedAnswers: 'Sus respuestas ya no están en este navegador.',
  error: 'Error',
  clearFailed: 'No pudimos borrar sus respuestas. Revise su conexión e intente de nuevo.',
};

export const ui = {
  back: 'Atrás',
  signIn: 'Iniciar sesión',
  loading: 'Cargando',
  pageFailed: 'No pudimos cargar esta página.',
  tryAgain: 'Intentar de nuevo',
  alerts: 'Mensajes',
  dismiss: 'Cerrar',
  sources: 'Fuentes y fechas',
  mainPages: 'Páginas principales',
  howItWorksLink: 'Cómo funciona',
  programsLink: 'Programas',
  priceLink: 'Hasta qué precio',
  sourcesLink: 'Fuentes',
  loanEstimateLink: 'Revisar una Estimación de préstamo (Loan Estimate)',
  proofLink: 'Pruebas',
  dataLink: 'Datos',
  privacy: 'Privacidad',
  accessibility: 'Accesibilidad',
  pathToPage: 'Usted está aquí',
  legalLinks: 'Acerca de este sitio',
  switched: 'Ahora esta página está en español.',
  averageDay: '{day}, hace {days, number} días',
  unreadableAmount: 'Escriba el monto con números, como 400,000.',
  unreadablePercent: 'Escriba un porcentaje como 6.375, con tres decimales como máximo.',
};

/** Whether a program has money available. */
export const funding = {
  openOn: 'Abierto, {day}',
  agencySays: '{words}, según la agencia',
  wasOpenOn: 'Estaba abierto el {day}',
  unknown: 'Fondos sin confirmar',
  openInShort: 'Abierto',
  wasOpenInShort: 'Estaba abierto',
  unknownInShort: 'Sin confirmar',
  paused: 'En pausa',
  pausedOn: 'En pausa, {day}',
  waitlist: 'Lista de espera',
  waitlistOn: 'Lista de espera, {day}',
};

export const chartFrame = {
  asTable: 'Ver como tabla',
};
