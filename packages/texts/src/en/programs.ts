/** Texts of the page that compares programs. */
export const compare = {
  title: '{count, plural, one {# program} other {# programs}}, side by side',
  titleWithVa: '{count, plural, one {# program} other {# programs}} and a VA loan, side by side',
  empty: 'No program to compare',
  emptyLead: 'Select two or three programs in your list, then choose “Side by side”.',
  left: 'From this link, we left out {count, plural, one {# program} other {# programs}} not on your list.',
  all: 'All {count, number} programs',
  quote: 'For <b>{price}</b> in {place}.',
  basis: 'Your money pays the closing costs first. The rest is your down payment.',
  caption: 'Programs side by side',
  remove: 'Remove {program}',
  use: 'Use this one',
  chooseOf: ': {program}',
  notYet: 'Not yet: {change}',

  // Sharing the comparison
  share: 'Share',
  shared:
    'The link was copied. It contains the price, your own money, the location, the term, the rate and these programs.',
  notShared: 'Your browser did not let us copy the link. Here it is:',
  link: 'Link to this page',

  // Row names and cells
  get: 'You get',
  sameBasis: 'All in, each month, first year',
  sameBasisNote: 'nothing lowered, everything included: loan, taxes, insurance, fees and dues',
  lowest: 'lowest',
  youPut: 'You put down',
  youPutNote: 'after the closing costs',
  plusHelp: 'after the closing costs, plus the help',
  monthNote: 'as in your estimate',
  notLowered: 'Not lowered with this much down',
  cashNote: 'as in your estimate. You have {have}',
  owedNote: 'besides your mortgage',
  owedHelp: 'Owed on the help',
  owedHelpNote: 'if you sell then',
  result: 'Five-year result',
  resultNote:
    'compared with this home without help: {years, number} years at {rate}, without your changes in the calculator',
  year: 'year {year, number}',
  owedUnknown: 'Ask',
  askBefore: 'Ask the agency what you would owe if you sold before year {year, number}',
  askOwed: 'Ask the agency what you would owe if you sold',
  fellDue: '{amount}, due after {years, plural, one {# year} other {# years}}',
  noHelp: 'No help to pay back',
  paysClosing: 'The help pays {amount} of closing costs',
  mayPayClosing: 'May pay closing costs too',
  terms: 'Terms',
  termsNote: '{years, number} years at {rate}, fixed',
  loan: 'Loan {loan}, {down} down ({percent})',
  paidBack: 'Paid back',
  type: 'Loan type',
  typeIs: '{type} loan',
  typeNote: 'and who offers it',
  takes: 'Accepts {types}',
  takesUnknown: 'Loan types not stated: ask',
  'from-any-lender': 'Offered by any lender',
  'from-participating-lender': 'Offered by a participating lender',
  'from-agency-loan': 'The loan must come from the agency',
  'from-one-lender': 'Offered by only one lender',
  'from-unknown': 'Lender not stated: ask',
  rules: 'Your rules',
  class: 'Class',
  classNeeded: 'Homebuyer class',
  classLink: 'See the class',
  noClass: 'No class required',
  funding: 'Funding',
  checked: 'Checked on {day}',
  verifyFirst: 'Verify first',
  call: 'Who to call',
  noPhone: 'No phone listed',
  site: 'Its website',
  'call-lender': 'Ask which lenders offer it',
  'call-agency': 'The agency',
  'call-counselor': 'A counselor first',
  'call-unknown': 'The agency',

  // On a phone
  restOfEach: 'The rest of each',

  // The VA column
  vaOwnMoney: 'Put my own money down',
  vaGet: 'No down payment needed',
  vaName: 'VA home loan',
  vaAgency: 'US Department of Veterans Affairs',
  vaOption: 'An option, not a promise: a lender decides on the loan.',
  vaPaid: 'Only the loan. No monthly mortgage insurance.',
  vaLoan: 'Loan {loan} with the funding fee of {fee} ({percent}), {down} down ({downPercent})',
  vaFee: 'No fee with a disability rating, {later} if you used it before',
  vaMaker: 'A lender that makes VA loans',
  vaRules: 'Your Certificate of Eligibility decides',
  vaClass: 'VA requires none',
  vaFunding: 'Does not run out',
  vaLink: 'Ask VA for the certificate',

  foot: 'A larger down payment keeps the payment low for longer: {years} years. You then also owe more later. Your own rate, payment and costs could be higher.',
  footOneLength: 'Your own rate, payment and costs could be higher.',
} as const;

/** Texts about the best combination of programs, and about changes that add programs. */
export const moreHelp = {
  // Best combination
  combinationTitle:
    '{count, select, 2 {Two} 3 {Three} 4 {Four} other {{count}}} that may go together: {amount}',
  combinationLead: 'The programs’ own rules allow you to use these together.',
  checkLead: 'These may go together. Ask first, because something is left to check.',
  toRepay: 'You may have to pay back {amount} of it.',
  toRepayAll: 'You may have to pay back all of it.',
  nothingToRepay: 'All of it is a grant.',
  source: 'Source',
  sourceOf: ' for {program}',
  withLoan: 'With this type of first mortgage: {type}',
  useCombination: 'Use this combination',
  'check-program': 'One of the programs still has a rule to check.',
  'check-unknown-loan-type': 'We do not know which mortgages one of the programs accepts.',
  'check-first-mortgage': 'A lender decides if you can get the first mortgage.',
  'check-help-limit': 'Ask the lender how much help this loan allows in total.',

  // Changes that add programs
  opensTitle: 'How to get more help',
  opensLead: 'One change, with all your other answers the same.',
  score: 'A credit score of {score}',
  borrowers: 'If the people on the loan earn {amount} a year or less',
  borrowersLead: 'Some programs count only their income.',
  downPayment: 'A down payment of {amount}',
  adds: 'Adds {programs}',
  program: '{program} ({amount})',
  insurance: 'Mortgage insurance: −{amount} a month',
} as const;

/**
 * Texts of the list of programs: the summary, the groups, the rows, sorting, filters and the
 * selected programs.
 */
export const programList = {
  // Counts
  counts: 'Matches by what is left to check',
  fitNow: '{count, plural, one {<b>#</b> fits} other {<b>#</b> fit}} now',
  needAnswer: '{count, plural, one {<b>#</b> needs} other {<b>#</b> need}} an answer',
  askFirst: '<b>{count, number}</b> to ask about',
  pausedCount: '<b>{count, number}</b> paused',
  taxCreditCount: '{count, plural, one {<b>#</b> tax credit} other {<b>#</b> tax credits}}',

  // Groups of programs
  fits: 'Fits now',
  fitsLead: 'You meet the rules that we know. The agency decides.',
  answers: 'Your answers decide',
  answersLead: 'Answer the quick questions to move these programs up',
  agency: 'Ask the agency first',
  agencyLead: 'We cannot check every rule from here',
  later: 'Paused or waitlist',
  taxCredits: 'Tax credits',
  sharesGain: 'Shares your gain',
  sharesGainLead: 'These programs take part of your gain when you sell',
  special: 'For members of a tribe, employees and other groups',
  almostOf: 'Almost there: {reason}',
  showMore: 'Show {count, number} more',
  showAll: 'Show {count, plural, one {# program} other {# programs}}',
  terms:
    'Results and monthly changes compare this home with and without the help, all in. Without help: {type, select, FHA {an FHA} Conventional {a conventional} other {a {type}}} loan of {loan}, {years, number} years, fixed rate {rate}, {down} down ({percent}).',

  // A row
  result:
    '<b>You may be about {amount} better off</b> after {years, number} years, at the same rate and after any payback',
  resultRange:
    '<b>You may be {low} to {high} better off</b> after {years, number} years, at the same rate and after any payback',
  resultEither:
    '<b>You may be up to {high} better off</b> after {years, number} years, or pay up to {low} more, at the same rate',
  resultCost: '<b>Costs about {amount} more</b> by year {years, number}, at the same rate',
  resultCostRange: '<b>Costs {high} to {low} more</b> by year {years, number}, at the same rate',
  resultSame: '<b>Costs about the same</b> after {years, number} years, at the same rate',
  resultPossible: '<b>Makes this home possible</b>',
  resultAsk: 'After {years, number} years: <b>ask</b>',
  resultCounts:
    'We compare cash at closing, {years, number} years of payments and what you owe then, with and without the help.',
  ifRateHigher:
    'If its lender’s rate is {points, number} points higher: {amount} less. Ask for the rate with and without the help.',
  gives: 'Gives <b>{amount}</b>',

  // Words in a row that are explained where they appear
  grantWords: 'Grant',
  grantMeans: 'A grant is not a loan. You pay none of it back if you follow its rules.',
  forgivenWords: 'Forgiven|Forgivable',
  forgivenMeans:
    'Forgiven help is a loan that you no longer owe. If you sell or move out sooner, you may have to pay it back.',
  monthlyWords: 'Repaid monthly',
  monthlyMeans: 'You pay the help back each month, on top of your mortgage payment.',
  laterWords: 'Repaid when you sell|Repaid when you|no monthly payments',
  laterMeans:
    'You pay nothing each month. You pay the help back later, often when you sell, move out or refinance.',

  lendersOwn: 'A lender’s own product',
  toAnswer: '{count, number} to answer',
  changeAMonth: '{change} a month',
  less: '−{amount}',
  more: '+{amount}',
  paymentUnknown: 'Payment: ask',
  owedInYear: '{amount} owed in year {year, number}',
  owedUnknown: 'Owed later: ask',
  fellDue: '{amount} due after {years, plural, one {# year} other {# years}}',
  funding: 'Funding',
  compareTick: 'Compare {program}',
  checkedOn: '{funding}. Checked on {day}',

  // An expanded row
  repayment: 'How you pay it back',
  call: 'Call {phone}',
  classNeeded: 'A homebuyer class is required',
  classLink: 'Find the class',
  allTerms: 'All terms',
  allTermsOf: ' of {program}',
  chooseThis: 'Use this one',
  chooseThisOf: ': {program}',

  // The VA loan
  vaTitle: 'VA home loan: no down payment, no monthly mortgage insurance',
  vaText:
    'You served, so you may be able to use a VA loan. Your Certificate of Eligibility decides if you can, and a lender decides on the loan.',
  vaFee:
    'The VA funding fee is {percent} of the loan for a first use ({amount}). You pay none with a disability rating.',
  vaLink: 'Ask VA for the certificate',

  // Sorting and filters
  sortBy: 'Sort by',
  'sort-best': 'Best five-year result',
  'sort-amount': 'Amount',
  'sort-payment': 'Lowest payment',
  'sort-owed': 'Least owed later',
  filters: 'Show only',
  'filter-grants': 'Grants',
  'filter-noPayment': 'No monthly payment',
  'filter-open': 'Funding open',
  'filter-public': 'Public agency',
  'filter-closing': 'Pays closing costs',
  noneLeft: 'No programs match these filters.',
  clearFilters: 'Clear filters',

  // The printed list
  printProgram: 'Program',
  printAmount: 'Amount and repayment',
  printEffect: 'What it does for you',
  printLeft: 'Funding and what to check',

  // The selected programs
  yourChoice: 'Your choice',
  using: 'Using now: {program}',
  allInWith: 'a month, all in, with {program}',
  usingTerms: 'Loan {loan}, {years, number} years at {rate}, {down} down ({percent})',
  startsWithout: 'No help counted yet: these need an answer from you or the agency',
  compare: 'Compare',
  ofThree: '{count, number} of {most, number}',
  tickToCompare: 'Select up to three programs',
  tickOneMore: 'Select one more',
  remove: 'Remove {program}',
  sideBySide: 'Side by side',
} as const;

export const programs = {
  // The programs page
  searching: 'Looking for matching programs',
  notLoaded: 'Matching programs',
  found: 'We found {count, plural, one {# matching program} other {# matching programs}}',
  eligible:
    'You may be eligible for {count, plural, one {# program} other {# programs}} and up to <b>{amount}</b> in down payment help.',
  eligibleLater:
    'You may be eligible for {count, plural, one {# program} other {# programs}}. Right now, we do not know of any down payment help that you can count on.',
  none: 'No program in our catalog fits your answers. A different price, location or plan for the home may change that. Programs open and close all year.',
  counselor:
    'A <a>housing counselor near you</a> may know of local help that we do not list. Talking to one costs little or nothing.',
  counselorNear: 'Counselor near {zipcode}',
  changeAnswer: 'Change: {answer}',
  forProgram: ' for {program}',
  taxCreditUpTo: 'Up to {amount} a year off your income tax. This is not down payment help.',
  taxCreditWorth: 'This lowers your income tax each year. It is not down payment help.',
  order:
    'Best five-year result first; close ones count as equal, and public agencies come first among them. No program can pay to rank higher. This is the order within each group.',
  allHere: 'All programs in {county}',
  verifyNotCounted: 'The amount above does not count \u201cVerify first\u201d programs.',
  leftOutLenders:
    'This site leaves out {count, plural, one {# lender product} other {# lender products}}.',
  leftOut: 'This site leaves out {count, plural, one {# program} other {# programs}}.',
  stateAgency:
    'Ask {state}’s housing agency: <a>{agency}</a>. The agency knows which programs are open now.',
  withoutHelp: 'You can still see what your payment would be without assistance.',
  estimate: 'Estimate Savings',
  editAnswers: 'Change my answers',
  failed: 'Error loading matching programs. Try again later.',
  tryAgain: 'Try again',

  // A program in a row
  amountUnknown: 'Amount: ask the agency',
  amountAYear: '{amount} a year',

  // A program's rules
  meetsAll: 'You meet all {count, number} rules',
  meetsOnlyRule: 'You meet the program’s only rule',
  rulesMet: '{count, plural, one {# rule} other {# rules}} met',
  rulesToCheck: '{count, number} to check',
  rulesNotMet: '{count, number} not met',
  whyMatch: 'Why you match',
  inTheWay: 'Why you do not match',
  met: 'Met',
  toCheck: 'To check',
  notMet: 'Not met',
  yourAnswer: 'Your answer: {answer}',

  // How the buyer repays the assistance
  grant: 'Grant',
  grantIfStay: 'Grant if you stay {years, plural, one {# year} other {# years}}',
  keptAfterYears: 'Repaid if you sell within {years, plural, one {# year} other {# years}}',
  keptOverYears: 'Partly repaid if you sell within {years, plural, one {# year} other {# years}}',
  grantDue: 'May be repaid if you sell',
  forgivableLoan: 'Forgivable loan',
  forgivenAfter: 'Forgiven after {years, plural, one {# year} other {# years}}',
  forgivenOver: 'Forgiven over {years, plural, one {# year} other {# years}}',
  deferredLoan: 'Loan with no monthly payments',
  repaidWhen: 'Repaid when you {events}',
  dueAfter: 'Due after {years, plural, one {# year} other {# years}}',
  sale: 'sell',
  'move-out': 'move out',
  refinance: 'refinance',
  sharedAppreciation: 'Takes a share of the gain when you sell',
  sharedAppreciationPercent: 'Takes {percent} of the gain when you sell',
  repayableLoan: 'Repaid monthly',
  repayableOver: 'Repaid monthly over {years, plural, one {# year} other {# years}}',
  taxCredit: 'Tax credit',

  // Checks that the answers do not decide
  check: 'Check: {what}',
  verifyFirst: 'Verify first',

  // Funding status

  // A program's own page
  program: 'Down payment program',
  forYourHome: 'for a home of {price}',
  upTo: 'Up to {amount}',
  sectionMaxAmount: 'Maximum Amount',
  sectionTiers: 'Who Gets How Much',
  sectionPays: 'What It Pays',
  'pays-price': 'The down payment, or more of the price so that the first mortgage is smaller.',
  'pays-closing':
    'Only closing costs and fees. The help lowers the cash you need at closing, but never the loan.',
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
  askAgencyLead: 'Rules change and money runs out. Ask before you count on this help.',
  newTab: ' (opens in a new tab)',
  somethingWrong: 'Something wrong?',
  inTheirWords: 'In their words: {host}, {day}',
  sources: 'Sources',
  // Used only on pages in a language other than English.
  agencyTextDecides:
    'We translated the facts about each program. If they differ, the agency’s English text applies.',
  checkedOn: 'Checked against its sources on {day}.',
  verifyFirstLong:
    'Verify first: our sources for this program are old, undated or incomplete. Ask the agency before you count on it.',
  pausedLong: 'Paused: the agency is not taking new requests, or its money has run out for now.',
  waitlistLong: 'There is a waitlist: the agency is taking names but not paying out right now.',
  unknownLong: 'We could not find out whether money is available right now. Ask the agency.',
  asOf: 'as of {date}',
  noDate: 'no date given',
  publicPage: 'A page about this program to share, without your answers',
  noFit: 'This program does not fit your answers',
  noFitLead:
    'Your answers do not meet two or more of the program’s rules, or it does not serve the area where your home is. Compare its rules below with your answers.',
  notListed: 'This site does not list this program.',
  toPrograms: 'See my matching programs',
} as const;

/** Texts about a program's rules: requirements, checks, and changes that would meet a rule. */
export const rules = {
  // Rules about the home's location
  anywhere: 'A home anywhere in the United States',
  inState: 'A home in {state}',
  inListedCounty: 'A home in a county that the program serves',
  inCities: 'A home inside the city limits of {cities}',
  inListedCities: 'A home inside the city limits of one of {count, number} listed cities',
  inFormerCounty: 'A home in one of the old Connecticut counties that the program names',
  exceptStates: 'A home in any state except {states}',
  home: '{city}, {county}, {state}',
  outsideCities: 'A home outside the city limits of {cities}',
  checkCityLimits: 'the home must lie inside the city limits',
  checkOutsideCity: 'the home must lie outside the city limits',
  checkFormerCounty: 'the home must lie in the old county that the program names',

  // Rules about the buyer
  firstTime: 'A first-time home buyer',
  firstTimeOrVeteran: 'A first-time home buyer or a veteran',
  firstTimeOrTargeted: 'A first-time home buyer, or a home in a targeted area',
  firstTimeOrEither: 'A first-time home buyer, a veteran, or a home in a targeted area',
  isFirstTime: 'First Time Home Buyer',
  isNotFirstTime: 'Not First Time Home Buyer',
  isVeteran: 'Not First Time Home Buyer, but a veteran',
  checkTargeted: 'the home must be in a targeted area',
  service: 'Service in the US military, now or in the past',
  hasServed: 'Military service',
  jobs: 'One of these: {jobs}',
  education: 'education',
  'law-enforcement': 'law enforcement',
  firefighter: 'firefighting',
  healthcare: 'health care',
  veterans: 'military service',
  otherJobs: 'another job on the program’s list',
  noJobs: 'None Applicable',
  checkJob: 'your job must be on the program’s list',

  // Rules about money
  forPeople: 'for {count, plural, one {# person} other {# people}}',
  forPeopleOrMore: 'for {count, number} or more people',
  inCounty: 'in {county}',
  ofMedian: '({percent} of the area’s median income)',
  aYear: '{amount} a year',
  incomeAtMost: 'At most {amount} a year',
  incomeNear: 'At most about {amount} a year',
  incomeAbove: 'More than {amount} a year',
  incomeBetween: 'At most {amount} to {most} a year, depending on the agency’s table',
  incomeOfBorrowers: '{amount} a year, borrowers only',
  incomeUnknown: 'An income limit we could not find',
  minIncomeUnknown: 'A minimum income we could not find',
  incomeAtMostMedian: 'At most {percent} of the area’s median income',
  incomeAboveMedian: 'More than {percent} of the area’s median income',
  checkIncome: 'your income may be over the limit',
  checkIncomeTable: 'the agency’s income table decides',
  checkBorrowersIncome: 'only the borrowers’ income counts',
  checkMinIncome: 'your income may be under the minimum',
  checkTownIncome: 'your town’s income limit may differ',
  checkIncomeUnknown: 'income limit not known',
  checkMinIncomeUnknown: 'minimum income not known',
  priceAtMost: 'A price of at most {amount}',
  priceNear: 'A price of at most about {amount}',
  /** `price` is the sentence `priceAtMost` or `priceNear`. */
  priceByIrs: '{price}: the IRS limit for bond loans in this county',
  priceWithinIrs: 'A price within the IRS limit for bond loans in your county',
  priceUnknown: 'A price cap we could not find',
  priceUnknownNear:
    'We could not find this program’s price cap. Price caps here are often near {limit}',
  checkPrice: 'the price may be over the cap',
  checkPriceUnknown: 'price cap not known',
  checkPriceLikely: 'price cap not known, very likely met',
  ownMoney: 'At least {amount} of your own money',

  // Rules about the first mortgage
  conventional: 'conventional',
  fha: 'FHA',
  va: 'VA',
  usda: 'USDA',
  anyLoan: 'A mortgage within the county’s limits',
  loanOfType: 'Works with these loans: {types}',
  loanAtMost: 'A first mortgage of at most {amount}',
  loanOverConventional: 'The loan is {amount} over the conforming limit of this county',
  loanOverFha: 'The loan is {amount} over the FHA limit of this county',
  loanOverProgram: 'The loan is {amount} over the program’s cap',
  loanOnlyPrimary: 'These loans are only for a home you live in',
  loanOnlyService: 'Only with a VA loan, for people who served in the military',
  loan: 'A loan of {amount}',
  checkLoanType: 'the loan may be over the limit',
  checkLoanUnits: 'the loan limit depends on the number of units',
  checkNewLimits: 'may be allowed under the {year} limits',
  /** `words` is a sentence that states a limit. */
  limitsOfYear: '{words} ({year} limits)',
  checkVa: 'your certificate of eligibility decides',
  checkUsda: 'a USDA loan depends on the area',
  checkConventionalScore: 'most lenders want 620 for a conventional loan',
  checkLoanLimit: 'loan limit not known',

  // Rules about the amount
  amountAbout: 'An amount of about {amount}',
  noSureAmount: 'No amount is certain yet.',
  noTier: 'None of the program’s amounts fits your answers',
  mayBeAmount: 'Maybe {amount}.',
  checkAmount: 'ask how much you get',
  sourcesDisagree: 'Two sources disagree about this. Ask the agency.',
  checkTier: 'maybe {amount}. {says} The higher amount depends on {parts}.',
  'decides-score': 'your exact score',
  'decides-first-generation': 'whether your parents ever owned a home',
  'decides-family-history': 'how the program defines first-generation buyers',
  'decides-borrowers-income': 'the borrowers’ own income',
  'decides-income': 'the agency’s income table',
  'decides-targeted-area': 'the neighborhood of the home',
  'decides-new-home': 'whether the home is new',
  'decides-county': 'the old county that the home is in',

  // Rules about the credit score
  score: 'A score of {score, number} or more',
  scoreNear: 'A score of about {score, number} or more',
  checkScore: 'score may be below {score, number}',
  checkScoreStandIn: 'score may be too low',

  // Rules about the home
  forHomes: 'For {homes}',
  'single-family': 'a single-family home',
  condo: 'a condo',
  'multi-family': 'a multi-family home',
  primary: 'a home you live in',
  vacation: 'a vacation home',
  investment: 'a home you rent out',

  // Checks that the answers do not decide
  checkConditions: '{count, number} other conditions',

  // Changes after which the program would match
  incomeOver: 'Your income is {amount} over the limit',
  priceOver: 'The price is {amount} over the cap',
  ownMoneyShort: 'You need {amount} more of your own money',
  scoreNeeded: 'You need a score of {score, number} or more',
  onlyFor: 'Only for {homes}',
  notMet: '{rule}: {required}',
} as const;

/** The eligibility questions. The answers determine which programs in the list match. */
export const shortAnswers = {
  title: '{count, plural, one {# quick question} other {# quick questions}}',
  answered: '{count, number} of {all, number}',
  lead: 'Less than a minute. We keep your answers with this quote, and they never change your rate.',
  position: 'Question {index, number} of {all, number}',
  allAnswered: '{count, number} of {all, number} answered',
  skip: 'Skip',
  change: 'Change answers',
  yes: 'Yes',
  no: 'No',
  notSure: 'Not sure',
  ratherNot: 'Prefer not to say',
  score: 'Is your credit score {score, number} or more?',
  city: 'Is the home inside the city limits of {city}?',
  rule: 'Do you meet this rule?',
  firstGeneration: 'Are you the first in your family to own a home?',
  meansNow: 'Your parents do not own a home now.',
  meansNever: 'Your parents never owned a home.',
  theirWords: 'The agency’s words',
  income: 'How much do the people on the loan earn a year?',
  incomeHint: 'These programs count only the income of the people on the loan, before taxes.',
  units: 'How many units?',
  decidesOne: 'Decides {program}, {amount}',
  decides: 'Decides {count, number} programs, up to {amount}',
  moreFit: '{count, plural, one {# more fits} other {# more fit}} now: {programs}',
  fewer:
    '{count, plural, one {# program no longer matches} other {# programs no longer match}}: {programs}',
  unchanged: 'Noted. No programs moved.',
  undo: 'Undo',
} as const;
