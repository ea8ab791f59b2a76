export const extras = {
  title: 'Your own figures',
  noneAdded: 'You have added nothing yet.',
  added: '{added:string} a month added.',
  extrasTitle: 'What you want to add',
  extrasLead: 'Everything starts at zero. What you add raises both payments equally.',
  clamped: 'From 0 to {highest:string} can be used: we calculate with {used:string}.',

  mortgageInsurance: 'Count mortgage insurance',
  insuranceNone: 'This loan needs none, because it is for 80% of the price or less.',
  insurancePrivate:
    '{monthly:string} a month for {months:number} months, at {rate:string} of the loan a year.',
  insuranceRange: 'The best scores of your band pay {lowest:string}.',
  insuranceEnds:
    'It ends at {automatic:string} of the price. You may ask to end it at {request:string}, after {months:number} months.',
  insuranceFha:
    'FHA: {monthly:string} a month at first ({rate:string} a year), and {upFront:string} up front, added to the loan.',
  fhaForLife: 'You pay it for the life of the loan.',
  fhaForYears: 'You pay it for {years:number} years.',
  insuranceUnknown: 'No list has a rate for a loan of over 97% of the price.',
  oneUnit: 'Rates are for a one-unit home that you live in.',
  sources: 'Sources: {sources:string}.',
  source: '{publisher:string}, {year:string}',

  closingCosts: 'Closing costs, percent of the price',
  closingHint:
    'Title, appraisal, taxes. {average:string} on average in {place:string}, {year:string} ({publisher:string}).',
  country: 'the US',
  useAverage: 'Use {average:string}',
  points: 'Points, percent of the loan',
  pointsHint: 'Paid to the lender for the rate or the origination.',
  lenderFees: 'Other lender fees',
  lenderFeesHint: 'Dollars, at closing. Counted in the APR.',
  dues: 'HOA dues a month',
  duesHint: 'For a homeowners association or a condo.',
  extraPrincipal: 'Extra principal a month',
  extraHint: 'Paid toward the first loan, on top of its payment.',
  extraSaves:
    'The first loan ends {sooner:string} sooner and costs {interest:string} less interest.',
  months: '{months:number} month{{s}}',
  years: '{years:number} year{{s}}',
  yearsAndMonths: '{years:number} year{{s}} and {months:number} month{{s}}',
  wholeDollars: 'Enter whole dollars, without cents.',
  resetExtras: 'Remove everything I added',
} as const;
