export const loanEstimate = {
  notice:
    'Su tasa, su pago y sus costos reales podrían ser más altos. Obtenga una Estimación de préstamo (Loan Estimate) oficial antes de elegir un préstamo.',
};

export const payment = {
  month: '/mes',

  owedTitle: 'Lo que deberá después',
  owedLineOfCredit: 'Y debe en la línea de crédito, con intereses',
  owedSecondLoan: 'Y todavía debe en el segundo préstamo',
  movesCost:
    'El programa de {name} ({shortName}) deja costos para después. No los elimina. Los <b>{savings}</b> que ahorra en {years, number} años son iguales a los impuestos y el seguro del primer año, que usted paga en el cierre, más lo que todavía debe después.',
  movesCostToSecondLoan:
    'El programa de {name} ({shortName}) deja costos para después. No los elimina. Usted ahorra <b>{savings}</b> en {years, number} años. Mientras tanto, un segundo préstamo de <b>{borrowed}</b> paga los impuestos y el seguro. Usted paga el segundo préstamo durante todo el plazo, con la misma tasa del primer préstamo.',

  tableTitle: 'Año por año',
  notSaved: 'No se paga cada mes. Se paga por adelantado o se pide prestado, no se ahorra.',
  tableWouldBe: 'Año por año, si calificara',
  year: 'Año',
  monthlyPayment: 'Pago mensual',
  totalSavings: 'Ahorro total',
  savingsShrink:
    'La última fila es menor que los {savings} que ahorró después de {years, number} años, porque todavía está pagando el segundo préstamo.',
  estimated: 'Se estima que los impuestos y el seguro suben {growth} al año.',

  leftOutTitle: 'Lo que no se incluye',
  leftOutLead: 'Sus costos reales serán más altos. Aquí no se incluye:',
  leftOutLineInterest: 'Intereses de la línea de crédito',
  leftOutMortgageInsurance: 'Seguro hipotecario',
  leftOutClosing: 'Costos de cierre',
  leftOutHoa: 'Cuotas de la asociación de propietarios (HOA)',
  leftOutFlood:
    'Seguro contra inundaciones, si la casa está en una zona inundable. <a>Vea el mapa de FEMA</a>',
};

export const terms = {
  title: 'Detalles del préstamo y todos los pagos',
  loanAmount: 'Monto del préstamo',
  downPayment: 'Pago inicial',
  ofPrice: '{percent} del precio',
  term: 'Plazo',
  years: '{years, number} años',
  fixedRate: 'tasa fija',
  rate: 'Tasa de interés',
  insured:
    'Al principio, los pagos incluyen seguro hipotecario durante {months, plural, one {# mes} other {# meses}}.',
  notInsured:
    'El seguro hipotecario no está en estos pagos. Usted lo paga durante {months, plural, one {# mes} other {# meses}}.',
  lowered: 'Con {name}',
  wouldBeLowered: 'Con {name}, si calificara',
  traditional: 'Hipoteca tradicional',
  oneYear: 'Año {from, number}',
  span: 'Años {from, number} a {to, number}',
  month: '{amount}/mes',
  inside: 'Esto incluye {part} de impuestos y seguro, según una estimación.',
  insideRising:
    'Esto incluye {part} de impuestos y seguro al principio. Se estima que suben cada año. En el año {to, number}, el pago es de {last}.',
  insideFalling:
    'Esto incluye {part} de impuestos y seguro al principio. Se estima que suben cada año. El seguro hipotecario termina: en el año {to, number}, el pago es de {last}.',
  lineOfCredit:
    'Esto no incluye impuestos ni seguro. Usted paga el primer año en el cierre, y la línea de crédito paga los otros años.',
  lineOfCreditPart:
    'Esto no incluye impuestos ni seguro, salvo {part}. Usted paga el primer año en el cierre, y la línea de crédito paga los otros años.',
  secondLoan:
    'Esto no incluye impuestos ni seguro. Usted paga el primer año en el cierre, y un segundo préstamo paga los otros años. Este pago incluye {part} del segundo préstamo.',
  owedOnLineOfCredit:
    'Lo que se debe en la línea de crédito después del año {year, number}, con intereses',
  owedOnSecondLoan: 'Lo que se debe en el segundo préstamo después del año {year, number}',
  owedAtEnd: 'Lo que se debe después del año {year, number}, el final del plazo',
  payback:
    'Además, para devolver la línea de crédito en {years, plural, one {# año} other {# años}}',
  nothing: 'Nada',
};
