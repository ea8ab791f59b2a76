import type { terms as english } from '../../en/payments/terms.ts';
import type { Translated } from '../../speak.ts';

export const terms: Translated<typeof english> = {
  title: 'Detalles del préstamo y todos los pagos',
  loanAmount: 'Monto del préstamo',
  downPayment: 'Pago inicial',
  ofPrice: '{percent:string} del precio',
  term: 'Plazo',
  years: '{years:number} años',
  fixedRate: 'tasa fija',
  rate: 'Tasa de interés',
  apr: 'Tasa de porcentaje anual (APR)',
  aprIsRate: 'igual que la tasa, porque aquí no se incluyen cargos',
  aprHolds: 'incluye puntos, cargos del prestamista y seguro hipotecario, si los hay',
  aprUnknown: 'no se conoce',
  aprNoRate: 'no tenemos una tasa de seguro hipotecario para este préstamo',
  insured: 'Al principio, los pagos incluyen seguro hipotecario durante {months:number} mes{{es}}.',
  lowered: 'Con {name:string}',
  wouldBeLowered: 'Con {name:string}, si calificara',
  traditional: 'Hipoteca tradicional',
  oneYear: 'Año {from:number}',
  span: 'Años {from:number} a {to:number}',
  month: '{amount:string}/mes',
  inside: 'Esto incluye {part:string} de impuestos y seguro, según una estimación.',
  insideRising:
    'Esto incluye {part:string} de impuestos y seguro al principio. Se estima que suben cada año. En el año {to:number} esa parte es de {last:string}.',
  insideFalling:
    'Esto incluye {part:string} de impuestos y seguro al principio. Se estima que suben cada año. El seguro hipotecario termina: en el año {to:number} esa parte es de {last:string}.',
  lineOfCredit:
    'Esto no incluye impuestos ni seguro. Usted paga el primer año en el cierre, y la línea de crédito paga los otros años.',
  lineOfCreditPart:
    'Esto no incluye impuestos ni seguro, salvo {part:string}. Usted paga el primer año en el cierre, y la línea de crédito paga los otros años.',
  secondLoan:
    'Esto no incluye impuestos ni seguro. Usted paga el primer año en el cierre, y un segundo préstamo paga los otros años. Este pago incluye {part:string} del segundo préstamo.',
  owedOnLineOfCredit:
    'Lo que se debe en la línea de crédito después del año {year:number}, sin contar sus intereses',
  owedOnSecondLoan: 'Lo que se debe en el segundo préstamo después del año {year:number}',
  owedAtEnd: 'Lo que se debe después del año {year:number}, el final del plazo',
  nothing: 'Nada',
};
