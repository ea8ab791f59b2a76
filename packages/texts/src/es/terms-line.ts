export const termsLine = {
  title: 'Detalles del préstamo y todos los pagos',
  loanAmount: 'Monto del préstamo',
  downPayment: 'Pago inicial',
  down: '{down} ({percent})',
  freeHelp: 'La ayuda es de {program}. Nunca se devuelve.',
  owedHelp: 'La ayuda es de {program}. Es posible que tenga que devolverla más adelante.',
  help: 'de eso, ayuda para el pago inicial',
  term: 'Plazo',
  years: '{years, number} años',
  rate: 'Tasa de interés',
  lowered:
    'Con {name}, el pago de los años {from, number} a {to, number} no incluye impuestos ni seguro. Desde el año {after, number} sí los incluye, y llega a {last}/mes en el año {end, number}.',
  owedOnLine:
    'Lo que se debe en la línea de crédito después del año {year, number}, con intereses: {dollars}.',
  owedOnLoan: 'Lo que se debe en el segundo préstamo después del año {year, number}: {dollars}.',
  traditional:
    'Hipoteca tradicional: {payment}/mes al principio, con impuestos y seguro incluidos. Se estima que suben cada año.',
};
