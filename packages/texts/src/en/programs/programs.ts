export const programs = {
  // The list
  searching: 'Looking for matching programs',
  notLoaded: 'Matching programs',
  found: 'We found {count:number} matching program{{s}}',
  eligible:
    'You may be eligible for {count:number} program{{s}} and up to <b>{amount:string}</b> in down payment help.',
  eligibleLater:
    'You may be eligible for {count:number} program{{s}}. Right now, we do not know of any down payment help that you can count on.',
  none: 'No program in our catalog fits your answers. A different price, location or plan for the home may change that. Programs open and close all year.',
  counselor:
    'A <a>housing counselor near you</a> may know of local help that we do not list. Talking to one costs little or nothing.',
  counselorNear: 'Counselor near {zipcode:string}',
  changeAnswer: 'Change: {answer:string}',
  forProgram: ' for {program:string}',
  taxCreditUpTo: 'Up to {amount:string} a year off your income tax; not down payment help.',
  taxCreditWorth: 'Lowers your income tax each year; not down payment help.',
  order:
    'Sorted by whether something is left to check, then by the amount for your home, how little you pay back, and name. No program can pay to rank higher.',
  verifyNotCounted: 'The amount above counts no \u201cVerify first\u201d program.',
  leftOutLenders: 'This site leaves out {count:number} lender product{{s}}.',
  leftOut: 'This site leaves out {count:number} program{{s}}.',
  stateAgency:
    'Ask the housing agency of {state:string}: <a>{agency:string}</a>. It knows what is open now.',
  withoutHelp: 'You can still see what your payment would be without assistance.',
  estimate: 'Estimate Savings',
  editAnswers: 'Change my answers',
  failed: 'Error loading matching programs. Try again later.',
  tryAgain: 'Try again',

  // A row
  amountUnknown: 'Amount: ask the agency',
  amountAYear: '{amount:string} a year',

  // The rules
  meetsAll: 'You meet all {count:number} rules',
  meetsOnlyRule: 'You meet its only rule',
  rulesMet: '{count:number} rule{{s}} met',
  rulesToCheck: '{count:number} to check',
  rulesNotMet: '{count:number} not met',
  whyMatch: 'Why you match',
  inTheWay: 'Why you do not match',
  met: 'Met',
  toCheck: 'To check',
  notMet: 'Not met',
  yourAnswer: 'Your answer: {answer:string}',

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
  sharedAppreciation: 'Takes a share of the gain when you sell',
  sharedAppreciationPercent: 'Takes {percent:string} of the gain when you sell',
  repayableLoan: 'Repaid monthly',
  repayableOver: 'Repaid monthly over {years:number} year{{s}}',
  taxCredit: 'Tax credit',

  // What we cannot tell from the answers
  check: 'Check: {what:string}',
  verifyFirst: 'Verify first',

  // Funding

  // A program's own page
  program: 'Down payment program',
  forYourHome: 'for a home of {price:string}',
  upTo: 'Up to {amount:string}',
  atLeastUpTo: '{from:string} to {to:string}',
  sectionMaxAmount: 'Maximum Amount',
  sectionTiers: 'Who Gets How Much',
  sectionPays: 'What It Pays',
  'pays-price': 'The down payment, or a smaller first mortgage.',
  'pays-closing':
    'Only closing costs and fees. It lowers the cash you need at closing, and never the loan.',
  'pays-both': 'The down payment and closing costs.',
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
  somethingWrong: 'Something wrong?',
  sources: 'Sources',
  // Only on pages in another language than English.
  agencyTextDecides:
    'We translated the facts about each program. The agency\u2019s English text decides.',
  checkedOn: 'Compared with its sources on {day:string}.',
  verifyFirstLong:
    'Verify first: our sources for this program are old, undated or incomplete. Ask the agency before you count on it.',
  pausedLong: 'Paused: the agency is not taking new requests, or its money has run out for now.',
  waitlistLong: 'There is a waitlist: the agency is taking names but is not paying out right now.',
  unknownLong: 'We could not find out whether money is available right now. Ask the agency.',
  asOf: 'as of {date:string}',
  noDate: 'no date given',
  notListed: 'This site does not list this program.',
  toPrograms: 'See my matching programs',
} as const;
