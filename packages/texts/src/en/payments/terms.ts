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
  aprIsRate: 'the same as the rate, because no fees are included here',
  aprHolds: 'includes points, lender fees and mortgage insurance, if any',
  aprUnknown: 'not known',
  aprNoRate: 'we have no mortgage insurance rate for this loan',
  insured: 'The payments include mortgage insurance for the first {months:number} month{{s}}.',
  lowered: 'With {name:string}',
  wouldBeLowered: 'With {name:string}, if you qualified',
  traditional: 'Traditional mortgage',
  oneYear: 'Year {from:number}',
  span: 'Years {from:number} to {to:number}',
  month: '{amount:string}/month',
  inside: 'This includes {part:string} for estimated taxes and insurance.',
  insideRising:
    'This includes {part:string} for taxes and insurance at first, estimated to rise each year. In year {to:number}, it is {last:string}.',
  insideFalling:
    'This includes {part:string} for taxes and insurance at first, estimated to rise each year. Mortgage insurance ends: in year {to:number}, it is {last:string}.',
  lineOfCredit:
    'This does not include taxes and insurance. You pay the first year at closing, and the line of credit pays the other years.',
  lineOfCreditPart:
    'This does not include taxes and insurance, except {part:string}. You pay the first year at closing, and the line of credit pays the other years.',
  secondLoan:
    'This does not include taxes and insurance. You pay the first year at closing, and a second loan pays the other years. This payment includes {part:string} for the second loan.',
  owedOnLineOfCredit:
    'Owed on the line of credit after year {year:number}, not counting its interest',
  owedOnSecondLoan: 'Owed on the second loan after year {year:number}',
  owedAtEnd: 'Owed after year {year:number}, the end of the term',
  nothing: 'Nothing',
} as const;
