import type { share as english } from '../../en/calculator/share.ts';
import type { Translated } from '../../speak.ts';

export const share: Translated<typeof english> = {
  title: 'Compartir esta estimación',
  lead: 'El enlace contiene el precio, el pago inicial, el plazo, la tasa, el programa y el lugar, y si se cuenta la ayuda. No contiene nada sobre usted. Tampoco contiene sus propias tasas de impuestos y seguro ni lo que usted agregó.',
  copy: 'Copiar enlace',
  send: 'Enviar enlace',
  copied: 'Se copió el enlace.',
  notCopied: 'Su navegador no nos dejó copiar el enlace. Aquí está:',
  link: 'Enlace a estas cifras',

  opening: 'Abriendo las cifras compartidas',
  openFailed: 'No pudimos cargar el lugar de este enlace.',
  tryAgain: 'Intentar de nuevo',

  ask: 'Este enlace tiene otras cifras',
  askLead: 'Usted tiene una cotización en curso. ¿Quiere usar estas cifras o dejar las suyas?',
  figure: 'Dato',
  yours: 'Suyo',
  theLinks: 'Del enlace',
  homePrice: 'Precio de la casa',
  downPayment: 'Pago inicial',
  term: 'Plazo',
  termYears: '{years:number} años',
  interestRate: 'Tasa de interés',
  location: 'Ubicación',
  place: '{city:string}, {state:string} {zipcode:string}, {county:string}',
  help: 'Ayuda para el pago inicial',
  counted: 'Se cuenta',
  notCounted: 'No se cuenta',
  unanswered: 'Sin respuesta',
  use: 'Usar las cifras del enlace',
  keep: 'Dejar las mías',

  openTitle: 'Estas cifras vienen de un enlace',
  scoreAssumed: 'Suponemos un puntaje de crédito de 620 o más.',
  noDownPayment: 'El enlace no tiene pago inicial, así que no contamos ninguno.',
  openLead: 'Usted aún no ha respondido todas las preguntas.',
  answer: 'Responder las preguntas que faltan',
};
