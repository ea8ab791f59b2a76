export const terms = {
  title: 'Loan details and every payment',
  loanAmount: 'Loan amount',
  downPayment: 'Down payment',
  ofPrice: '{percent:string} of the price',
  term: 'Term',
  years: '{years:number} years',
  fixedRate: 'fixed rate',
  rate: 'Interest rate',
  apr: 'APR',
  aprIsRate: 'the same as the rate: no fees are added here',
  aprHolds: 'with points, lender fees and mortgage insurance as far as they are counted',
  aprUnknown: 'not known',
  aprNoRate: 'no price list has an insurance rate for this loan',
  insured: 'The payments hold mortgage insurance for the first {months:number} month{{s}}.',
  lowered: 'With monthly payment lowering',
  wouldBeLowered: 'With monthly payment lowering, if you qualified',
  traditional: 'Traditional mortgage',
  oneYear: 'Year {from:number}',
  span: 'Years {from:number} to {to:number}',
  month: '{amount:string}/month',
  inside: 'Estimated taxes and insurance are inside: {part:string}.',
  insideRising:
    'Taxes and insurance are inside: {part:string} at first, estimated to rise each year. In year {to:number} it is {last:string}.',
  insideFalling:
    'Taxes and insurance are inside: {part:string} at first, estimated to rise each year. Mortgage insurance ends: in year {to:number} it is {last:string}.',
  lineOfCredit:
    'Taxes and insurance are not inside. The first year is paid at closing, the other years come from the line of credit.',
  lineOfCreditPart:
    'Taxes and insurance are not inside. The first year is paid at closing, the other years come from the line of credit; {part:string} is for what it cannot carry.',
  secondLoan:
    'Taxes and insurance are not inside. The first year is paid at closing, the other years come from a second loan, which takes {part:string} of this.',
  owedOnLineOfCredit: 'Owed on the line of credit after year {year:number}, before its interest',
  owedOnSecondLoan: 'Owed on the second loan after year {year:number}',
  owedAtEnd: 'Owed after year {year:number}, the end of the term',
  nothing: 'Nothing',
} as const;
