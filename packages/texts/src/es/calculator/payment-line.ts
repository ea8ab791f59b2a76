import type { paymentLine as english } from '../../en/calculator/payment-line.ts';
import type { Translated } from '../../speak.ts';

export const paymentLine: Translated<typeof english> = {
  title: 'Su pago durante {years:number} años',
  drag: 'Deslice hasta un año',
  choose: 'Año que se muestra',
  in: 'En el',
  year: 'año {year:number}',
  youPay: 'Usted paga',
  traditional: 'Tradicional',
  owed: 'Debe en la línea',
  owedOnSecond: 'Debe del préstamo',
  announced:
    'Año {year:number}: usted paga {payment:string} al mes. El pago tradicional es {traditional:string}. Usted debe {owed:string} además del primer préstamo.',
  announcedTraditional: 'Año {year:number}: usted paga {payment:string} al mes.',
  rises:
    'En el año {year:number} usted paga <b>{rise:string} más al mes</b>: otra vez incluye impuestos y seguro, que suben cerca de {growth:string} al año.',
  risesShort: 'En el año {year:number}: <b>{rise:string} más al mes</b>',
  less: '<b>{less:string}</b> menos en los años 1 a {years:number}.',
  risesOnly: 'Incluye impuestos y seguro. Suben cerca de {growth:string} al año.',
  last: '{payment:string} en el año {year:number}',
  owedBand: 'Se debe en la línea de crédito, antes de intereses',
  owedBandSecond: 'Se debe en el segundo préstamo',
  untilPaid: 'hasta que lo devuelva',

  caption: 'Los dos pagos y lo que debe, año por año',
  columnYear: 'Año',
  columnOwed: 'Se debe al final',
};
