import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
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
    echo: '<b>{payment:string}/month</b> for {years:number} years, then <b>{after:string}</b>',
    echoNotQualified: 'Did not qualify: <b>{payment:string}/month</b>',
    inShort: 'Loan {loan:string}, {years:number} years at {rate:string}, {apr:string} APR.',
    inShortNoApr: 'Loan {loan:string}, {years:number} years at {rate:string}, APR not known.',
    withExtras: '{added:string} of this is what you added below.',
    allTerms: 'All terms',
    spoken: 'Now {payment:string} a month, {saved:string} less than the traditional payment.',
    spokenNotQualified:
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
    helpNone: 'No matching program gives down payment help now, so there is none to apply.',
    helpOpen: 'Which programs may help is known once every question has an answer.',
    tryAgain: 'Try again',
    otherProgram:
      'The program that you came from does not match these answers, so the best match is applied.',
    unknownAmount: 'How much it gives is not known: ask the agency.',
    hasCheck: 'You may be eligible: some of its rules are still to be checked.',
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
    ownFiguresLead: 'Both rates are estimates for the county. Put in your own if you know them.',
    propertyTax: 'Property tax a year',
    insurance: 'Home insurance a year',
    countyRates:
      'Rates of {county:string}: {tax:string} property tax, {insurance:string} home insurance.',
    leastTax:
      'In California we take at least {least:string}: a sale resets the assessment, so a buyer pays more than today\u2019s owners.',
    'tax-acs':
      'Property tax: what a typical owner in the county pays, against a typical home\u2019s value.',
    'tax-california_reassessment':
      'Property tax: the least that a buyer pays; the owners of today pay a smaller share.',
    'tax-nj_average_bill':
      'Property tax: the county\u2019s average bill, against a typical home\u2019s value.',
    'tax-irs_average_deduction':
      'Property tax: the county\u2019s average deduction, against a typical home\u2019s value. It may be some percent high.',
    'tax-acs_lower_bound': 'Property tax: a lower bound. The true rate is higher.',
    'tax-state_median': 'Property tax: typical of the state, as the county has no rate of its own.',
    'insurance-fio':
      'Insurance: the county\u2019s average premium, against a typical home\u2019s value.',
    'insurance-state_median':
      'Insurance: typical of the state, as no premium of the county is known.',
    'insurance-fio_premium_state_median_rate':
      'Insurance: typical of the state, as home values of the county are not known.',
    from: '({publisher:string}, {asOf:string})',
    basisFailed: 'What these rates rest on could not be loaded.',
    sources: 'All sources',
    localRateMissing: 'Enter a rate. Until then the last one counts.',
    reset: 'Use the county\u2019s rates',

    getPreApproved: 'Get Pre Approved',
  },
});
