import type { leadFacts as english } from '../../en/mails/lead-facts.ts';
import type { Translated } from '../../speak.ts';

export const leadFacts: Translated<typeof english> = {
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  notGiven: 'No lo dio',
  call: 'Llamadas',
  text: 'Mensajes de texto',
  allowed: 'Con permiso',
  notAllowed: 'Sin permiso',

  programs: 'Programas que le corresponden',
  none: 'Ninguno',
  program: 'Programa {number:number}',
  programWords: '{name:string} ({agency:string}): hasta {amount:string}',
  programToCheck: '{name:string} ({agency:string}): hasta {amount:string}, por confirmar',
  morePrograms: 'Más programas',
};
