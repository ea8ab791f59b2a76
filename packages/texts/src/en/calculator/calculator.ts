export const calculator = {
  title: 'Mortgage Estimate',

  mortgagePayment: 'MORTGAGE PAYMENT',
  lowers:
    'lowers your monthly payments by <b>{saved:string}/month ({percent:string})</b> for {years:number} years',
  didNotQualify: 'Did Not Qualify',
  increase:
    'Increase your down payment by <b>{amount:string}</b>, to reduce your monthly payments by <b>{saved:string} a month</b>',
  increaseButton: 'Increase Down Payment',
  moreCanCostMore:
    'A larger down payment can make the program last longer and raise the monthly payment.',
  traditionalPayment: 'TRADITIONAL PAYMENT',
  insteadOf: 'Traditional payment <b>{payment:string}/month</b>',
  howItWorks: 'How the lowered payment works',
  loan: 'Loan {amount:string}',
  inShort:
    '{loan:string}, {years:number} years at {rate:string}, {apr:string} APR, {down:string} down.',
  inShortNoApr:
    '{loan:string}, {years:number} years at {rate:string}, APR not known, {down:string} down.',
  withExtras: 'Includes {added:string} that you added.',
  allTerms: 'All terms',
  announcement: 'Now {payment:string} a month, {saved:string} less than the traditional payment.',
  announcementTraditional: 'Now {payment:string} a month, the traditional payment.',
  announcementNotQualified:
    'Not enough down payment: {payment:string} a month, the traditional payment.',

  yourFigures: 'Your figures',
  homePrice: 'Home Price',
  downPayment: 'Down Payment',
  noLoan: 'You do not need a loan: this covers the price.',
  term: 'Term',
  termYears: '{years:number} Years',
  interestRate: 'Interest Rate',
  amountTooHigh: 'The maximum is {used:string}, so we use that.',
  rateClamped: 'The rate must be from 0% to {highest:string}, so we use {used:string}.',
  rateSource: 'Starts at {rate:string}: {source:string}.',
  rateSourceDated: 'Starts at {rate:string}: {source:string}, {date:string}.',
  average: '{years:number}-year average: {rate:string}, {date:string}. {credit:string}',
  location: 'Location',
  place: '{city:string}, {state:string} {zipcode:string}',

  applyHelp: 'Apply best matching downpayment assistance',
  applied: '* Applied {amount:string} downpayment from {program:string}',
  'loan-because-program': '{type:string} loan, because {program:string} asks for one.',
  'loan-because-limit': '{type:string} loan, because it is over the county\u2019s {limit:string}.',
  onlyVa:
    'It takes a VA Certificate of Eligibility. Without military service, these figures are not open to you.',
  onlyUsda: 'It is only for areas that USDA lists.',
  notApplied: '{program:string} may give you up to {amount:string}.',
  nothingToHelp: 'Your down payment covers the price, so no help is needed.',
  helpLoading: 'Looking for matching programs. The numbers do not include help yet.',
  helpFailed: 'We could not load the programs.',
  helpNone: 'No matching program offers down payment help right now.',
  helpOpen: 'Answer every question to see which programs may help.',
  tryAgain: 'Try again',
  otherProgram:
    'The program you came from does not match these answers, so we applied the best match.',
  notCombined:
    'These answers do not let us combine all the programs you chose, so we left some out.',
  unknownAmount: 'The amount is unknown: ask the agency.',
  hasCheck: 'You may be eligible. Check some of its rules first.',
  isLoan: 'This help is a loan.',
  seeHelpCost: 'What it costs',
  whichProgram: 'Program',
  programChoice: '{program:string}: {amount:string}',
  programUnknown: '{program:string}: amount unknown',
  programWaitlist: '{choice:string}, waitlist',
  programPaused: '{choice:string}, paused',
  onWaitlist: 'This program has a waitlist.',
  isPaused: 'This program is paused right now.',

  localRates: 'Tax and insurance rates',
  ownFiguresLead: 'Both rates are estimates for the county. Enter your own if you know them.',
  propertyTax: 'Property tax per year',
  insurance: 'Home insurance per year',
  countyRates:
    'Rates for {county:string}: {tax:string} property tax, {insurance:string} home insurance.',
  leastTax:
    'In California, we use at least {least:string}. A sale resets the assessed value, so a buyer pays more than current owners.',
  'tax-acs':
    'Property tax: what a typical owner in the county pays, as a share of a typical home\u2019s value.',
  'tax-california_reassessment':
    'Property tax: the least that a buyer pays. Current owners pay a smaller share.',
  'tax-nj_average_bill':
    'Property tax: the county\u2019s average bill, as a share of a typical home\u2019s value.',
  'tax-irs_average_deduction':
    'Property tax: the county\u2019s average deduction, as a share of a typical home\u2019s value. It may be a few percent too high.',
  'tax-acs_lower_bound': 'Property tax: a lower bound. The true rate is higher.',
  'tax-state_median':
    'Property tax: typical for the state, because we have no rate for the county.',
  'insurance-fio':
    'Insurance: the county\u2019s average premium, as a share of a typical home\u2019s value.',
  'insurance-state_median':
    'Insurance: typical for the state, because the county\u2019s premium is unknown.',
  'insurance-fio_premium_state_median_rate':
    'Insurance: typical for the state, because the county\u2019s home values are unknown.',
  from: '({publisher:string}, {asOf:string})',
  basisFailed: 'We could not load the sources of these rates.',
  sources: 'All sources',
  localRateMissing: 'Enter a rate. Until then we use the last one.',
  reset: 'Use the county\u2019s rates',

  getPreApproved: 'Get Pre Approved',
} as const;
