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
    parts: 'What the payment is made of',
    principalAndInterest: 'Principal & interest',
    lineOfCredit: 'Line of credit',
    secondLoan: 'Second loan',
    saved: 'saved',
    inShort: 'Loan {loan:string}, {years:number} years at {rate:string}, {apr:string} APR.',
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
    rateClamped: 'From 0% to {highest:string} can be used: we calculate with {used:string}.',
    average: '{years:number}-year average: {rate:string}, {date:string}. {credit:string}',
    location: 'Location',
    place: '{city:string}, {state:string} {zipcode:string}',

    applyHelp: 'Apply best matching downpayment assistance',
    applied: '* Applied {amount:string} downpayment from {program:string}',
    notApplied: '{program:string} may give you up to {amount:string}.',
    helpLoading: 'Looking for matching programs. The figures are without help until then.',
    helpFailed: 'The programs could not be loaded. The figures are without their help.',
    helpNone: 'No matching program gives down payment help now, so there is none to apply.',
    helpOpen: 'Which programs may help is known once every question has an answer.',
    tryAgain: 'Try again',
    otherProgram:
      'The program that you came from does not match these answers, so the best match is applied.',
    unknownAmount: 'How much it gives is not known: ask the agency.',
    hasCheck: 'You may be eligible: some of its rules are still to be checked.',
    isLoan: 'This help is itself a loan: what it costs is not in these figures.',
    seeProgram: 'See its terms',
    onWaitlist: 'This program has a waiting list.',
    isPaused: 'This program is paused at the moment.',

    ownFigures: 'Your own figures',
    ownFiguresLead: 'Both rates are estimates for the county. Put in your own if you know them.',
    propertyTax: 'Property tax a year',
    insurance: 'Home insurance a year',
    countyRates:
      'Rates of {county:string}: {tax:string} property tax, {insurance:string} home insurance.',
    leastTax:
      'In California we take at least {least:string}: a sale resets the assessment, so a buyer pays more than today\u2019s owners.',
    taxFrom: 'Property tax from the {publisher:string}, {asOf:string}.',
    insuranceFrom: 'Insurance from the {publisher:string}, {asOf:string}.',
    sources: 'All sources',
    localRateMissing: 'Enter a rate. Until then the last one counts.',
    reset: 'Use the county\u2019s rates',

    getPreApproved: 'Get Pre Approved',
  },
});
