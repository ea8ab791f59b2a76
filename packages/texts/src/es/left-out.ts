export const leftOut = {
  notIn: 'No incluye: {parts}.',
  taxes: 'impuestos',
  insurance: 'seguro',
  rest: 'impuestos y seguro, salvo {part}',
  mortgageInsurance: 'seguro hipotecario {monthly}',
  mortgageInsuranceUnknown: 'seguro hipotecario (no tenemos una tasa)',
  upFront: 'cargo financiado {monthly}',
};
