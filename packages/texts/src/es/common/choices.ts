import type { choiceWords as english } from '@latchkey/domain';
import type { Translated } from '../../speak.ts';

/** The domain package has these in English. */
export const choices: Translated<typeof english> = {
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
