import type { legal as english } from '../../en/mails/legal.ts';
import type { Translated } from '../../speak.ts';

export const legal: Translated<typeof english> = {
  nmls: 'NMLS #{number:string}',
  nmlsAccess: 'NMLS Consumer Access',
  licensedIn: 'Con licencia en {states:string}',
  licensedEverywhere: 'Con licencia en todos los estados',
  licenses: 'Licencias estatales: {list:string}',
  call: 'Llame al {phone:string}',
  callInLanguage: 'Llámenos en {language:string}: {phone:string}',
  privacy: 'Privacidad en {company:string}',
  terms: 'Términos de uso',
  ownLicenses: 'Licencias',
  team: 'nuestro equipo',
};
