/** What payments and the APR leave out. A page of its own, for the calculator and the programs. */
export const leftOut = {
  notIn: 'Not in it: {parts:string}.',
  taxes: 'taxes',
  insurance: 'insurance',
  rest: 'taxes and insurance, except {part:string}',
  mortgageInsurance: 'mortgage insurance {monthly:string}',
  mortgageInsuranceUnknown: 'mortgage insurance (we have no rate)',
  upFront: 'financed fee {monthly:string}',
  withoutInsurance: '{terms:string} without mortgage insurance',
} as const;
