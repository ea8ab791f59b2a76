/**
 * What the payments and the APR exclude. This file is separate because both the calculator and the
 * programs page load it.
 */
export const leftOut = {
  notIn: 'Not in it: {parts}.',
  taxes: 'taxes',
  insurance: 'insurance',
  rest: 'taxes and insurance, except {part}',
  mortgageInsurance: 'mortgage insurance {monthly}',
  mortgageInsuranceUnknown: 'mortgage insurance (we have no rate)',
  upFront: 'financed fee {monthly}',
} as const;
