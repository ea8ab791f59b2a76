import type { notices as english } from '../../en/mails/notices.ts';
import type { Translated } from '../../speak.ts';

export const notices: Translated<typeof english> = {
  // Confirm an address
  confirmSubject: 'Confirme su correo electrónico',
  confirmPreview: 'Un clic y le avisamos de lo que pidió.',
  confirmProgram:
    'Alguien, seguramente usted, pidió a {brand:string} un aviso a este correo electrónico cuando cambie este programa: {program:string}.',
  confirmCorrection:
    'Alguien, seguramente usted, informó a {brand:string} de un dato equivocado y pidió un aviso a este correo electrónico cuando lo hayamos revisado.',
  confirmWords: 'Pulse el botón si quiere recibir estos avisos por correo electrónico.',
  confirmAction: 'Confirmar mi correo',
  confirmIgnore:
    'Si usted no lo pidió, ignore este correo electrónico. No le enviaremos nada más sobre esto.',

  // A program changed
  programSubject: '{program:string}: lo que cambió',
  programPreview: 'Lo que es nuevo y qué fuente lo dice.',
  programWords: 'Usted nos pidió un aviso cuando cambie este programa. Esto cambió:',
  programGone: 'Este programa ya no está en nuestro catálogo. Esto cambió:',
  verify:
    'Pregunte a la agencia antes de contar con esto. Los requisitos cambian y el dinero se acaba.',
  seeProgram: 'Ver el programa',

  // Saved quotes changed
  quoteSubject: 'Algo cambió para su cotización guardada',
  quotesSubject: 'Algo cambió para sus cotizaciones guardadas',
  quotePreview: 'Qué cambió y por qué.',
  quoteWords:
    'Calculamos otra vez su cotización guardada con los datos más recientes. Esto cambió:',
  quotesWords:
    'Calculamos otra vez sus cotizaciones guardadas con los datos más recientes. Esto cambió:',
  quoteTitle: 'Su casa en {place:string} por {price:string}',
  seeQuotes: 'Ver mis cotizaciones',

  // Several of these changed
  allSubject: 'Lo que cambió para usted',
  allWords: 'Usted nos pidió avisos de los cambios. Esto cambió:',

  // A correction was checked
  outcomeSubject: 'Revisamos su corrección',
  outcomePreview: 'Gracias por avisarnos.',
  outcomeThanks: 'Gracias por avisarnos sobre {program:string}.',
  outcomeChanged: 'Comparamos lo que usted envió con las fuentes y corregimos el programa.',
  'outcomeNot-changed':
    'Comparamos lo que usted envió con las fuentes. Ellas confirman lo que mostramos, así que no cambiamos nada.',
  outcomeLast:
    'Este es nuestro único correo electrónico sobre su corrección. Borramos su dirección en un plazo de 60 días.',

  // Why this email comes
  whyProgram:
    'Recibe este correo electrónico porque pidió a {brand:string} que le avise sobre este programa.',
  whyQuote:
    'Recibe este correo electrónico porque pidió a {brand:string} que le avise sobre esta cotización.',
  whyAll:
    'Usted recibe este correo electrónico porque pidió a {brand:string} avisos de los cambios. El enlace de abajo termina los avisos sobre todo lo que dice.',
  whyWeekly:
    'Recibe este correo electrónico porque guardó una cotización en {brand:string}. Llega una vez por semana como máximo, y solo si algo cambió.',
  stop: 'Dejar de recibir estos avisos por correo electrónico',
};
