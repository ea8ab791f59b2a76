export const extras = {
  added: '{added:string} a month added.',
  extrasTitle: 'What you want to add',
  extrasLead: 'Everything starts at zero. What you add raises both payments equally.',
  clamped: 'This must be from 0 to {highest:string}, so we use {used:string}.',

  mortgageInsurance: 'Count mortgage insurance',
  insuranceNone:
    'This loan does not need mortgage insurance, because it is for 80% of the price or less.',
  insurancePrivate:
    '{monthly:string} a month for {months:number} months, at {rate:string} of the loan a year.',
  insuranceRange: 'With the best scores in your range, the rate is {lowest:string}.',
  insuranceEnds:
    'It ends when you owe {automatic:string} of the price. You may ask to end it when you owe {request:string}, after {months:number} months.',
  insuranceFha:
    'FHA: {monthly:string} a month at first ({rate:string} a year), and {upFront:string} up front, added to the loan.',
  fhaForLife: 'You pay it for the life of the loan.',
  fhaForYears: 'You pay it for {years:number} years.',
  insuranceVa:
    'VA: no monthly insurance. A funding fee of {upFront:string} ({rate:string} of the loan) is added to the loan. That is for a first use: a later one can cost more. You pay no fee with a VA disability rating.',
  insuranceUsda:
    'USDA: {monthly:string} a month at first ({rate:string} a year), and {upFront:string} up front, added to the loan. You pay the yearly fee for the life of the loan.',
  insuranceUnknown:
    'We have no rate for a loan of more than 97% of the price, or for a score below 620.',
  oneUnit: 'Rates are for a one-unit home that you live in.',
  sources: 'Sources: {sources:string}.',
  source: '{publisher:string}, {year:string}',

  closingCosts: 'Closing costs, percent of the price',
  closingHint:
    'Title, appraisal and taxes. The average in {place:string} was {average:string} in {year:string} ({publisher:string}).',
  country: 'the US',
  useAverage: 'Use {average:string}',
  points: 'Points, percent of the loan',
  pointsHint: 'You pay these to the lender for the rate or for making the loan.',
  lenderFees: 'Other lender fees',
  lenderFeesHint: 'In dollars, paid at closing. The APR includes them.',
  dues: 'HOA dues per month',
  duesHint: 'For a homeowners association or a condo.',
  extraPrincipal: 'Extra principal per month',
  extraHint: 'Paid toward the first loan, on top of its payment.',
  extraSaves:
    'The first loan ends {sooner:string} sooner and costs {interest:string} less interest.',
  months: '{months:number} month{{s}}',
  years: '{years:number} year{{s}}',
  yearsAndMonths: '{years:number} year{{s}} and {months:number} month{{s}}',
  wholeDollars: 'Enter whole dollars, without cents.',
  resetExtras: 'Remove everything I added',
} as const;
