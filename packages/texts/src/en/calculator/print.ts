export const print = {
  print: 'Print',
  title: 'Mortgage Estimate',
  made: 'Made on {day:string}',

  payment: '{payment:string} a month',
  lowers:
    'Monthly payment lowering saves {saved:string} a month ({percent:string}) for {years:number} years, compared with the traditional payment of {traditional:string} a month.',
  withoutHelp: 'This is the traditional payment. These figures do not count any help.',
  didNotQualify: 'Did Not Qualify',
  increase:
    'Increase your down payment by {amount:string}, to reduce your monthly payments by {saved:string} a month. Until then, you pay the traditional payment: {traditional:string} a month.',

  location: 'Location',
  homePrice: 'Home Price',
  downPayment: 'Down Payment',
  help: 'Help',
  helpFrom: '{amount:string} from {program:string}',
  noHelp: 'None',
  everyPayment: 'Every payment',
  loan: 'Loan',
  apr: 'APR',
  aprUnknown: 'Not known',
  loanTerms: '{amount:string}, {type:string}',
  term: 'Term and rate',
  termWords: '{years:number} years, {rate:string} fixed',
  creditScore: 'Credit Score',
  scoreAssumed: 'Not given: we assume 620 or more',
  propertyTax: 'Property tax per year',
  insurance: 'Home insurance per year',
  growth: 'Taxes and insurance',
  growthWords: 'rise {growth:string} a year',
  mortgageInsurance: 'Mortgage insurance',
  counted: 'Counted',
  closingCosts: 'Closing costs',
  points: 'Points',
  lenderFees: 'Lender fees',
  dues: 'HOA dues per month',
  extraPrincipal: 'Extra principal per month',

  estimate:
    'This is an estimate based on the numbers above, not an offer of credit or a promise to lend. A lender decides on rate, costs and approval. Program rules and funding change: ask the agency.',
} as const;
