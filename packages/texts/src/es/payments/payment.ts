import type { payment as english } from '../../en/payments/payment.ts';
import type { Translated } from '../../speak.ts';

export const payment: Translated<typeof english> = {
  month: '/mes',

  owedTitle: 'Lo que deberá después',
  wouldOweTitle: 'Lo que debería después',
  paymentAfter: 'Desde el año {year:number} usted paga',
  owedLineOfCredit: 'Y todavía debe en la línea de crédito',
  owedSecondLoan: 'Y todavía debe en el segundo préstamo',
  movesCost:
    'El programa de {name:string} ({shortName:string}) deja costos para después. No los elimina. Los <b>{savings:string}</b> que ahorra en {years:number} años son iguales a los impuestos y el seguro del primer año, que usted paga en el cierre, más lo que todavía debe después.',
  movesCostToSecondLoan:
    'El programa de {name:string} ({shortName:string}) deja costos para después. No los elimina. Usted ahorra <b>{savings:string}</b> en {years:number} años. Mientras tanto, un segundo préstamo de <b>{borrowed:string}</b> paga los impuestos y el seguro. Usted paga el segundo préstamo durante todo el plazo, con la misma tasa del primer préstamo.',

  tableTitle: 'Año por año',
  tableWouldBe: 'Año por año, si calificara',
  year: 'Año',
  monthlyPayment: 'Pago mensual',
  totalSavings: 'Ahorro total',
  savingsShrink:
    'La última fila es menor que los {savings:string} que ahorró después de {years:number} años, porque todavía está pagando el segundo préstamo.',
  estimated: 'Se estima que los impuestos y el seguro suben {growth:string} al año.',

  leftOutTitle: 'Lo que no se incluye',
  leftOutLead: 'Sus costos reales serán más altos. Aquí no se incluye:',
  leftOutLineInterest: 'Intereses de la línea de crédito',
  leftOutMortgageInsurance: 'Seguro hipotecario',
  leftOutClosing: 'Costos de cierre',
  leftOutHoa: 'Cuotas de la asociación de propietarios (HOA)',
};
