import type { ui as english } from '../../en/common/ui.ts';
import type { Translated } from '../../speak.ts';

export const ui: Translated<typeof english> = {
  back: 'Atrás',
  signIn: 'Iniciar sesión',
  loading: 'Cargando',
  alerts: 'Mensajes',
  dismiss: 'Cerrar',
  sources: 'Fuentes y fechas',
  sourcesLink: 'Fuentes',
  privacy: 'Privacidad',
  accessibility: 'Accesibilidad',
  legalLinks: 'Acerca de este sitio',
  switched: 'Ahora esta página está en español.',
  averageDay: '{day:string}, hace {days:number} días',
  daysAgo: 'hace {days:number} días',
  unreadableAmount: 'Escriba el monto con números, como 400,000.',
  unreadablePercent: 'Escriba un porcentaje como 6.375, con tres decimales como máximo.',
};
