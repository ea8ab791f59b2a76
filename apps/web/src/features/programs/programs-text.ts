import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    // The list
    searching: 'Looking for matching programs',
    notLoaded: 'Matching programs',
    found: 'We found {count:number} matching program{{s}}',
    eligible:
      'You may be eligible for {count:number} program{{s}} and up to <b>{amount:string}</b> in down payment help.',
    eligibleLater:
      'You may be eligible for {count:number} program{{s}}. Right now we know of no down payment help that you could count on.',
    none: 'No program in our catalog fits your answers. That can change with another price, location or plan for the home, and programs open and close all year.',
    counselor:
      'A <a>housing counselor near you</a> may know of local help that we do not list. Talking to one costs little or nothing.',
    now: 'Down payment help now',
    almostThere: 'Almost there',
    almostThereLead: 'One thing stands in the way of each of these.',
    changeAnswer: 'Change: {answer:string}',
    forProgram: ' for {program:string}',
    later: 'Waitlist or paused',
    taxCredits: 'Tax credits',
    taxCreditUpTo: 'Up to {amount:string} a year off your income tax; not down payment help.',
    taxCreditWorth: 'Lowers your income tax each year; not down payment help.',
    order:
      'Sorted by what is left to check, then the amount for your home, then how little you pay back, then name. No program can pay to rank higher.',
    stateAgency:
      'Ask the housing agency of {state:string}: <a>{agency:string}</a>. It knows what is open now.',
    withoutHelp: 'You can still see what your payment would be, without assistance.',
    estimate: 'Estimate Savings',
    editAnswers: 'Change my answers',
    failed: 'Error loading matching programs. Try again later.',
    tryAgain: 'Try again',

    // A card
    maxAmount: 'max amount',
    aYear: 'a year at most',
    amountUnknown: 'Amount: ask the agency',
    amountAYear: '{amount:string} a year',
    details: 'Details',
    detailsOf: ' of {program:string}',

    // The rules
    meetsAll: 'You meet all {count:number} rules',
    meetsOnlyRule: 'You meet its only rule',
    rulesMet: '{count:number} rule{{s}} met',
    rulesToCheck: '{count:number} to check',
    rulesNotMet: '{count:number} not met',
    whyMatch: 'Why you match',
    inTheWay: 'What stands in the way',
    met: 'Met',
    toCheck: 'To check',
    notMet: 'Not met',
    yourAnswer: 'Your answer: {answer:string}',

    // Side by side
    compare: 'Compare',
    compareProgram: ' {program:string}',
    tickOneMore: 'Tick one more to compare',
    ticked: '{count:number} of {most:number} ticked',
    showComparison: 'Compare',
    sideBySide: 'Side by side',
    rowAmount: 'Amount for this quote',
    rowKind: 'Kind',
    rowRepayment: 'Repayment',
    rowInterest: 'Interest',
    rowFunding: 'Funding',
    rowRules: 'Rules',
    rowChecked: 'Checked on',
    'kind-grant': 'Grant',
    'kind-forgivable-loan': 'Forgivable loan',
    'kind-deferred-loan': 'Loan with no monthly payments',
    'kind-shared-appreciation-loan': 'Loan that shares in the gain',
    'kind-repayable-loan': 'Loan repaid monthly',
    'kind-tax-credit': 'Tax credit',

    // How the help is paid back
    grant: 'Grant',
    keptAfterYears: 'Repaid if you sell within {years:number} year{{s}}',
    keptOverYears: 'Partly repaid if you sell within {years:number} year{{s}}',
    grantDue: 'May be repaid if you sell',
    forgivableLoan: 'Forgivable loan',
    forgivenAfter: 'Forgiven after {years:number} year{{s}}',
    forgivenOver: 'Forgiven over {years:number} year{{s}}',
    deferredLoan: 'Loan with no monthly payments',
    repaidWhen: 'Repaid when you {events:string}',
    dueAfter: 'Due after {years:number} year{{s}}',
    sale: 'sell',
    'move-out': 'move out',
    refinance: 'refinance',
    sharedAppreciation: 'Shares in the gain when you sell',
    sharedAppreciationPercent: 'Takes {percent:string} of the gain when you sell',
    repayableLoan: 'Repaid monthly',
    repayableOver: 'Repaid monthly over {years:number} year{{s}}',
    taxCredit: 'Tax credit',

    // What the answers cannot tell
    check: 'Check: {what:string}',
    verifyFirst: 'Verify first',

    // Whether there is money
    open: 'Funding: open',
    waitlist: 'Funding: waitlist',
    paused: 'Funding: paused',
    unknown: 'Funding: unknown',

    // A program's own page
    program: 'Down payment program',
    forYourHome: 'for a home of {price:string}',
    upTo: 'Up to {amount:string}',
    sectionMaxAmount: 'Maximum Amount',
    sectionCoverage: 'Geographic Coverage',
    sectionBenefits: 'Benefits',
    sectionObligations: 'Home Buyer Obligations',
    sectionContribution: 'Minimum Contribution',
    sectionRepayment: 'Repayment Terms',
    sectionInterest: 'Interest Rate',
    sectionWebsite: 'Website',
    sectionContact: 'Program Provider Contact',
    askAgency: 'Ask the agency',
    askAgencyLead: 'Rules change and money runs out. Ask before you count on it.',
    newTab: ' (opens in a new tab)',
    sources: 'Sources',
    checkedOn: 'Compared with its sources on {day:string}.',
    verifyFirstLong:
      'Verify first: our sources for this program are old, undated or thin. Ask the agency before you count on it.',
    pausedLong: 'Paused: the agency takes no new requests, or its money is used up for now.',
    waitlistLong: 'There is a waitlist: the agency takes names but is not paying out right now.',
    unknownLong: 'We could not tell whether there is money now. Ask the agency.',
    asOf: 'as of {date:string}',
    noDate: 'no date given',
    toPrograms: 'See my matching programs',
  },
});
