/** Text of the list of programs: the summary, its groups, rows, sort, filters and the tray. */
export const programList = {
  // Your help
  yourHelp: 'Your help',
  fitsUpTo: 'Fits now, up to',
  ifAnswersFit: 'If answers fit',
  fitsNone: 'None yet',
  oneProgram: 'From one program. Some may be combined.',

  // Counts
  counts: 'Matches by what is left to check',
  fitNow: '<b>{count:number}</b> fit{{s|}} now',
  needAnswer: '<b>{count:number}</b> need{{s|}} an answer',
  askFirst: '<b>{count:number}</b> ask first',
  pausedCount: '<b>{count:number}</b> paused',
  taxCreditCount: '<b>{count:number}</b> tax credit{{s}}',

  // Groups
  fits: 'Fits now',
  fitsLead: 'You meet every rule that we know',
  answers: 'Your answers decide',
  answersLead: 'Answer the short questions, rows move up',
  agency: 'Ask the agency first',
  agencyLead: 'We cannot check every rule from here',
  later: 'Paused or waitlist',
  taxCredits: 'Tax credits',
  almostOf: 'Almost there: {reason:string}',
  showMore: 'Show {count:number} more',
  showAll: 'Show {count:number} program{{s}}',
  terms:
    'Monthly changes compare the first loan with this home without help: a loan of {loan:string}, {years:number} years, fixed rate {rate:string}, {apr:string} APR, {down:string} down ({percent:string}). Taxes and insurance are not included.',

  // A row
  toAnswer: '{count:number} to answer',
  changeAMonth: '{change:string} a month',
  less: '−{amount:string}',
  more: '+{amount:string}',
  paymentUnknown: 'Payment: ask',
  owedInYear: '{amount:string} owed in year {year:number}',
  owedUnknown: 'Owed later: ask',
  fellDue: '{amount:string} due after {years:number} year{{s}}',
  fundingOpen: 'Open, {day:string}',
  fundingWasOpen: 'Was open on {day:string}',
  fundingUnknown: 'Funding not known',
  funding: 'Funding',
  openInShort: 'Open',
  wasOpenInShort: 'Was open',
  unknownInShort: 'Not known',
  fundingPaused: 'Paused',
  fundingWaitlist: 'Waitlist',
  compareTick: 'Compare {program:string}',
  checkedOn: '{funding:string}. Checked on {day:string}',

  // An open row
  repayment: 'How you pay it back',
  call: 'Call {phone:string}',
  classNeeded: 'A homebuyer class is required',
  classLink: 'Find the class',
  allTerms: 'All terms',
  allTermsOf: ' of {program:string}',
  chooseThis: 'Use this one',
  chooseThisOf: ': {program:string}',

  // VA
  vaTitle: 'VA home loan: no down payment, no monthly mortgage insurance',
  vaText:
    'You served, so you may be able to use one. Your Certificate of Eligibility decides, and a lender decides on the loan.',
  vaFee:
    'The VA funding fee is {percent:string} of the loan for a first use ({amount:string}). You pay none with a disability rating.',
  vaLink: 'Ask VA for the certificate',

  // Sort and filters
  sortBy: 'Sort by',
  'sort-best': 'Best for you',
  'sort-amount': 'Amount',
  'sort-payment': 'Lowest payment',
  'sort-owed': 'Least owed later',
  filters: 'Show only',
  'filter-grants': 'Grants',
  'filter-noPayment': 'No monthly payment',
  'filter-open': 'Funding open',
  'filter-public': 'Public agency',
  'filter-closing': 'Pays closing costs',
  noneLeft: 'No program passes these filters.',
  clearFilters: 'Clear filters',

  // On paper
  printProgram: 'Program',
  printAmount: 'Amount and repayment',
  printEffect: 'What it does for you',
  printLeft: 'Funding and what to check',

  // The tray
  yourChoice: 'Your choice',
  using: 'Using now: {program:string}, {amount:string}',
  usingMonth: '/month',
  usingFirst: 'years 1 to {years:number}',
  usingAfter: 'from year {year:number}',
  usingTraditional: 'cannot be lowered with this much down',
  'owed-Line of Credit': 'owed on the line of credit',
  'owed-Amortization': 'owed on a second loan',
  usingTerms:
    'Loan {loan:string}, {years:number} years at {rate:string}, {down:string} down ({percent:string}), {apr:string} APR',
  startsWithout: 'Estimate starts without help',
  compare: 'Compare',
  ofThree: '{count:number} of {most:number}',
  tickToCompare: 'Tick up to three programs',
  tickOneMore: 'Tick one more',
  remove: 'Remove {program:string}',
  sideBySide: 'Side by side',
} as const;
