import type { app as english } from '../../en/common/app.ts';
import type { Translated } from '../../speak.ts';

export const app: Translated<typeof english> = {
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
