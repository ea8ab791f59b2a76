import type { buyerRequest as english } from '../../en/mails/buyer-request.ts';
import type { Translated } from '../../speak.ts';

export const buyerRequest: Translated<typeof english> = {
  subject: 'Tenemos su solicitud',
  preview: 'A quién llamar, sus cifras y cómo retirar su solicitud.',
  thanks:
    'Gracias por solicitar una preaprobación con {team:string}. Esto no es una aprobación ni una oferta de préstamo.',
  next: 'Lo que sigue: {team:string} revisa su solicitud y le escribe a este correo electrónico. Le llamaremos o le enviaremos mensajes de texto solo si usted lo permitió.',
  safety:
    'Nunca le pedimos su número de Seguro Social por correo electrónico, llamada o mensaje de texto. Antes de elegir un préstamo, obtenga una Estimación de préstamo (Loan Estimate) oficial de más de un prestamista.',
  sent: 'Lo que usted envió',
  takeBack: 'Retirar mi solicitud',
  afterwards:
    'El botón abre una página donde usted confirma. Después de eso, no nos comunicaremos con usted sobre esta solicitud.',
  notYou:
    'Si usted no envió esta solicitud, retírela de la misma manera. Así nadie se comunicará con usted.',
};
