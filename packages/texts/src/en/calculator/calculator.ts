export const calculator = {
  title: 'Mortgage Estimate',

  mortgagePayment: 'MORTGAGE PAYMENT',
  lowers:
    'lowers your monthly payments by <b>{saved:string}/month ({percent:string})</b> for {years:number} years',
  didNotQualify: 'Did Not Qualify',
  increase:
    'Increase your down payment by <b>{amount:string}</b>, to reduce your monthly payments by <b>{saved:string} a month</b>',
  increaseButton: 'Increase Down Payment',
  moreCanCostMore: 'More down payment can lengthen the program and raise the monthly payment.',
  traditionalPayment: 'TRADITIONAL PAYMENT',
  insteadOf: 'Traditional payment <b>{payment:string}/month</b>',
  stickyPayment:
    '<b>{payment:string}/month</b> for {years:number} years, then <b>{after:string}</b>',
  stickyNotQualified: 'Did not qualify: <b>{payment:string}/month</b>',
  inShort: 'Loan {loan:string}, {years:number} years at {rate:string}, {apr:string} APR.',
  inShortNoApr: 'Loan {loan:string}, {years:number} years at {rate:string}, APR not known.',
  withExtras: '{added:string} of this is what you added below.',
  allTerms: 'All terms',
  announcement: 'Now {payment:string} a month, {saved:string} less than the traditional payment.',
  announcementNotQualified:
    'Not enough down payment: {payment:string} a month, the traditional payment.',

  yourFigures: 'Your figures',
  homePrice: 'Home Price',
  downPayment: 'Down Payment',
  downPaymentHelped: '{own:string} yours, {help:string} help. To edit, turn the help off.',
  noLoan: 'No loan is needed: this covers the price.',
  term: 'Term',
  termYears: '{years:number} Years',
  interestRate: 'Interest Rate',
  amountTooLow: 'At least {used:string}, so we calculate with that.',
  amountTooHigh: 'At most {used:string}, so we calculate with that.',
  rateClamped: 'From 0% to {highest:string} can be used: we calculate with {used:string}.',
  average: '{years:number}-year average: {rate:string}, {date:string}. {credit:string}',
  location: 'Location',
  place: '{city:string}, {state:string} {zipcode:string}',

  applyHelp: 'Apply best matching downpayment assistance',
  applied: '* Applied {amount:string} downpayment from {program:string}',
  notApplied: '{program:string} may give you up to {amount:string}.',
  nothingToHelp: 'Your down payment covers the price, so no help is needed.',
  helpLoading: 'Looking for matching programs. The figures are without help until then.',
  helpFailed: 'The programs could not be loaded. The figures are without their help.',
  helpNone: 'No matching program gives down payment help now, so there is no help to apply.',
  helpOpen: 'Answer every question to see which programs may help.',
  tryAgain: 'Try again',
  otherProgram:
    'The program that you came from does not match these answers, so the best match is applied.',
  unknownAmount: 'The amount is unknown: ask the agency.',
  hasCheck: 'You may be eligible: some of its rules still need checking.',
  isLoan: 'This help is itself a loan.',
  seeHelpCost: 'What it costs',
  whichProgram: 'Program',
  programChoice: '{program:string}: {amount:string}',
  programUnknown: '{program:string}: amount unknown',
  programWaitlist: '{choice:string}, waiting list',
  programPaused: '{choice:string}, paused',
  onWaitlist: 'This program has a waiting list.',
  isPaused: 'This program is paused at the moment.',

  localRates: 'Tax and insurance rates',
  ownFiguresLead: 'Both rates are estimates for the county. Enter your own if you know them.',
  propertyTax: 'Property tax a year',
  insurance: 'Home insurance a year',
  countyRates:
    'Rates of {county:string}: {tax:string} property tax, {insurance:string} home insurance.',
  leastTax:
    'In California we use at least {least:string}: a sale resets the assessment, so a buyer pays more than today\u2019s owners.',
  'tax-acs':
    'Property tax: what a typical owner in the county pays, against a typical home\u2019s value.',
  'tax-california_reassessment':
    'Property tax: the least that a buyer pays. Today\u2019s owners pay a smaller share.',
  'tax-nj_average_bill':
    'Property tax: the county\u2019s average bill, against a typical home\u2019s value.',
  'tax-irs_average_deduction':
    'Property tax: the county\u2019s average deduction, against a typical home\u2019s value. It may be some percent high.',
  'tax-acs_lower_bound': 'Property tax: a lower bound. The true rate is higher.',
  'tax-state_median':
    'Property tax: typical of the state, because the county has no rate of its own.',
  'insurance-fio':
    'Insurance: the county\u2019s average premium, against a typical home\u2019s value.',
  'insurance-state_median':
    'Insurance: typical of the state, because the county\u2019s premium is unknown.',
  'insurance-fio_premium_state_median_rate':
    'Insurance: typical of the state, because the county\u2019s home values are unknown.',
  from: '({publisher:string}, {asOf:string})',
  basisFailed: 'The sources of these rates did not load.',
  sources: 'All sources',
  localRateMissing: 'Enter a rate. Until then we use the last one.',
  reset: 'Use the county\u2019s rates',

  getPreApproved: 'Get Pre Approved',
} as const;
