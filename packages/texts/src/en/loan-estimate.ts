/** The page that checks Loan Estimates on the visitor's device. */
export const paperPage = {
  title: 'Check my Loan Estimate',
  lead: 'See whether a lender’s form adds up, and what to ask. Get a Loan Estimate from two lenders before you choose one.',
  against: 'Compared with your quote: {price} in {city}',
  againstHelp: 'Compared with your quote: {price} in {city}, {help}',
  helpOf: '{program}’s {amount}',
  change: 'Change',
  changeOf: ' your quote',
  noQuote: 'There is no quote here, so we check only the form’s own figures.',
  startQuote: 'Start a quote',
  openQuote: 'Your quote is not finished, so we check only the form’s own figures.',
  finishQuote: 'Finish your quote',
  noLoan: 'Your quote has no loan to compare with, so we check only the form’s own figures.',
  quoteLoading: 'We are loading the programs in your quote.',
  quoteFailed: 'We could not load the programs in your quote, so we check only the form’s figures.',
  tryAgain: 'Try again',

  nothingLeaves:
    '<b>Nothing leaves this device.</b> Try it: turn on airplane mode, and this page still works.',
  getsReady: 'One moment: this page is loading what it needs to work without a connection.',
  dropTitle: 'Add up to three Loan Estimates',
  dropHere: 'Drop the files here',
  choose: 'Choose a PDF',
  typeInstead: 'Type twelve figures instead',
  addAnother: 'Add another form',
  typeIt: 'Type it',
  tooMany: 'You can add up to three forms. Remove one first.',

  papers: 'Your forms, in the order you added them',
  lender: 'Lender {letter}',
  readingFile: 'Reading {file}',
  unknownFile: 'This file',
  typeAndAmount: '{type}, {amount}',
  openTo: 'open to {day}',
  ended: 'ended {day}',
  noDay: 'no date found',
  counted:
    'We count ten business days, excluding weekends and federal holidays. If the form shows a date, that date applies.',
  show: 'Show lender {letter}',
  edit: 'Change figures',
  editOf: ' of lender {letter}',
  remove: 'Remove',
  removeOf: ' lender {letter}',
  removeFile: ' {file}',
  dropped: 'We read only the figures. We discard names and addresses right away and store nothing.',
  password: 'Password of {file}',
  open: 'Open',

  checks: 'What we check',
  checksLoan:
    'Is the form a Loan Estimate, is it still valid, and is it for the loan in your quote?',
  checksHelp: 'Does the form show the help that you count on?',
  checksSums: 'Do the totals, the payment and the APR follow from the other figures?',
  checksPlace:
    'Do taxes and insurance match your county, and is the rate near that week’s average?',
  whatItShows: 'What the form shows',
  thenAsk: 'For each figure that differs, you get one question for the lender.',

  different: 'Different',
  cannotTell: 'Cannot tell',
  asInQuote: 'As in your quote',
  addsUp: 'Adds up',
  nothingDifferent: 'We found nothing to ask about.',
  onPaper: 'on the form',
  ask: 'Ask',
  question: '“{words}”',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Your browser does not let us copy. Select the question and copy it.',
  inThisLanguage: 'In English',
  results:
    'Lender {letter}: {different, number} different, {unknown, number} that we cannot check, {same, number} that match.',
  anotherLoan:
    'This form is for a different loan than the one in your quote. Ask why first. We do not compare its rate and charges.',

  sideBySide: '{count, plural, one {Side by side} other {Your # lenders, side by side}}',
  fromPages: 'From pages 1 to 3',
  rowAmount: 'Loan amount',
  rowRate: 'Rate',
  rowMonth: 'Each month, page 1',
  rowCharges: 'Lender charges, A',
  rowCosts: 'Closing costs, J',
  rowCash: 'Cash to close',
  rowApr: 'APR',
  rowFiveYears: 'In 5 years: total paid',
  notOnIt: 'not on it',
  onPageTwo: 'on page 2',
  notFound: 'not found',
  notSame:
    'Lender {letter} is for a different loan than lender A, so it has no column. What differs: {traits}.',
  perhapsSame:
    'We cannot tell whether lender {letter} is for the same loan. We did not find: {traits}.',
  'trait-salePrice': 'the sale price',
  'trait-loanType': 'the loan type',
  'trait-termMonths': 'the term',
  'trait-product': 'the product',
  'trait-purpose': 'the purpose',
  'trait-loanAmount': 'the loan amount',

  neverGuess: 'A field that we do not find stays empty. We never guess, and we never rank lenders.',
  paperCounts: 'Ask the lender: the form counts, not this page.',
  notOfficial: 'This page is not an official form.',
  print: 'Print, one page',
  made: 'Made {day}',
} as const;

/** Why a file cannot be used, with one sentence for each reason. */
export const paperFaults = {
  'closing-disclosure':
    'This is a Closing Disclosure: choose the Loan Estimate that you received soon after you applied.',
  'fee-sheet':
    'This looks like a fee sheet: ask the lender for the Loan Estimate, a three-page form.',
  'other-paper': 'This is not a Loan Estimate: choose the three-page form with that title.',
  'several-loan-estimates':
    'This file contains more than one Loan Estimate: save each one as its own PDF.',
  'no-text': 'This is a scan without text, so we cannot read it: type its figures.',
  'password-needed': 'This file has a password: type it to open the file here.',
  'wrong-password': 'That password does not open this file: try again.',
  'not-a-pdf': 'This file is not a PDF: choose the PDF from the lender.',
  broken: 'This file is damaged: ask the lender to send it again, or type its figures.',
  'too-many-pages':
    'This file has {pages, number} pages: choose one with at most {max, number} pages.',
  'too-large': 'This file is larger than {size}: choose a PDF with only the Loan Estimate.',
  'too-slow': 'This file took too long to read: type its figures instead.',
  'reader-unavailable': 'The reader did not load: go online once, reload this page, and try again.',
} as const;

/** The form for figures that the visitor enters by hand. */
export const paperForm = {
  title: 'Type the figures',
  titleOf: 'The figures of lender {letter}',
  lead: 'Leave a box empty if you do not find its figure. Each box has the same name as on the form.',
  page: 'Page {page, number}',
  dateIssued: 'Date issued',
  salePrice: 'Sale price',
  term: 'Loan term',
  loanType: 'Loan type',
  notChosen: 'Choose',
  years: '{years, number} years',
  loanAmount: 'Loan amount',
  rate: 'Interest rate',
  principalAndInterest: 'Monthly principal & interest',
  mortgageInsurance: 'Mortgage insurance, a month',
  escrow: 'Estimated escrow, a month',
  originationCharges: 'A. Origination charges',
  totalClosingCosts: 'J. Total closing costs',
  adjustmentsAndOtherCredits: 'Adjustments and other credits',
  creditHint: 'Enter a credit with a minus sign, like -7,250.',
  cashToClose: 'Estimated cash to close',
  apr: 'Annual percentage rate (APR)',
  check: 'Check these figures',
  cancel: 'Cancel',
  negative: 'Enter 0 or more here.',
  tooMuch: 'Enter an amount up to {most}.',
  rateFault: 'Enter a rate from 0 to 25.',
  dateFault: 'Choose a date that is not in the future.',
  empty: 'Type at least one figure.',
} as const;

/** The names of the checks. */
export const paperTitles = {
  'still-open': 'When it expires',
  'sale-price': 'Sale price',
  'loan-type': 'Loan type',
  term: 'Loan term',
  product: 'Product',
  'loan-amount': 'Loan amount',
  help: 'Your help',
  rate: 'Rate',
  'week-average': 'The average rate of that week',
  'lender-charges': 'Lender charges',
  payment: 'Monthly principal and interest',
  sums: 'Totals on pages 1 and 2',
  apr: 'APR',
  'mortgage-insurance': 'Mortgage insurance',
  'upfront-fee': 'Up-front fee',
  'taxes-and-insurance': 'Taxes and insurance',
  'taxes-outside-payment': 'Taxes and insurance outside the payment',
  'services-to-shop-for': 'Services to shop for',
} as const;

/** Texts that the page shows for a check whose figures agree. */
export const paperFits = {
  withFigure: '{title}: {figure}',
  'still-open': 'Valid until {figure}',
  help: '{program} is on the form: {figure}',
  product: 'Fixed rate',
  'week-average': 'The rate is not far above the average of that week',
  payment: 'The payment matches the rate and amount',
  sums: 'The totals that we found add up',
  apr: 'The APR matches the charges',
  'taxes-and-insurance': 'Taxes and insurance match the county',
} as const;

/** Headings for figures that do not agree. */
export const paperDiffers = {
  'still-open': 'This estimate has expired',
  'sale-price': 'Different sale price',
  'loan-type': 'Different loan type',
  term: 'Different loan term',
  product: 'Not a fixed rate',
  'loan-amount': 'Different loan amount',
  help: 'The help is not on the form',
  helpPart: 'Only part of the help is on the form',
  rate: 'The rate is higher',
  'week-average': 'The rate is far above the average',
  'lender-charges': 'Lender charges are higher',
  payment: 'The payment does not match the rate',
  sum: 'A total is off: {line}',
  pages: 'Pages 1 and 2 differ: {line}',
  apr: 'The APR does not match the charges',
  'mortgage-insurance': 'Mortgage insurance',
  'upfront-fee': 'The up-front fee',
  'taxes-and-insurance': 'Taxes and insurance',

  // What stands above the figure that we expect
  inQuote: 'in your quote',
  inQuoteAbout: 'in your quote, about',
  byOurMath: 'by our math',
  onPageTwo: 'on page 2',
  averageOfWeek: 'average of that week',
  ofCounty: 'county average',
  inTables: 'in our tables',
  today: 'today',
} as const;

/** Why a check has no result. */
export const paperUnknown = {
  'not-on-paper': 'We did not find every figure that this check needs.',
  'no-quote': 'This check needs a quote with your location, home and credit score.',
  'another-loan': 'The form is for a different loan than the one in your quote.',
  'no-average': 'We have no average for the week of this form.',
  'not-in-tables': 'Our tables have no figure for this loan.',
  'payment-changes': 'The payment or the rate of this loan changes.',
  'no-dues': 'The form includes your condo dues. Add them to your quote.',
  'ask-about-escrow':
    'The form includes taxes and insurance in the payment. Ask why, because your plan pays them separately.',
  'shop-for-it': 'Page 2, C: you may choose these companies. Ask two for their price.',
} as const;

/** Values on the form that are text rather than numbers, and the names of the totals. */
export const paperValues = {
  conventional: 'conventional',
  fha: 'FHA',
  va: 'VA',
  other: 'another type',
  fixed: 'fixed rate',
  adjustable: 'adjustable rate',
  'other-product': 'other payments',
  years: '{years, plural, one {# year} other {# years}}',
  months: '{months, plural, one {# month} other {# months}}',
  range: '{from} to {to}',
  'total-payment': 'the total monthly payment',
  'total-loan-costs': 'D, total loan costs',
  'total-other-costs': 'I, total other costs',
  'loan-and-other-costs': 'D plus I',
  'total-closing-costs': 'J, total closing costs',
  'cash-to-close': 'cash to close',
  'page-one-loan-costs': 'loan costs',
  'page-one-other-costs': 'other costs',
  'page-one-closing-costs': 'closing costs',
  'page-one-cash-to-close': 'cash to close',
} as const;

/**
 * Questions that a buyer can ask the lender about figures that do not agree. There is one question
 * for each figure.
 */
export const paperQuestions = {
  'still-open':
    'Your estimate expired on {paper}. Can you send me a new one, and which costs would change?',
  'sale-price': 'Which sale price did you use? Mine is {expected}.',
  'loan-type': 'I planned on this loan type: {expected}. Why does the form say {paper}?',
  term: 'Can you quote {expected} instead of {paper}?',
  product: 'Do you offer this loan with a fixed rate, and what would it cost?',
  'loan-amount': 'Why is the loan {paper}? I expect {expected}.',
  help: 'Where is {program}’s {expected}? I expect it on page 2, under Calculating Cash to Close.',
  rate: 'What is the rate without points, and until what date is it locked?',
  'week-average':
    'The average rate of that week was {expected}. Why is mine {paper}, and what would lower it?',
  'lender-charges': 'What is in A, origination charges, and which of these can you lower?',
  payment: '{expected} a month would repay this loan. Why does page 1 say {paper}?',
  sum: 'The form says {paper} for {line}, but its parts add up to {expected}. Which is right?',
  pages: 'For {line}, page 1 says {paper} and page 2 says {expected}. Which is right?',
  apr: 'How did you get an APR of {paper}? Based on your charges, I expect {expected}.',
  'mortgage-insurance':
    'How did you get {paper} a month for mortgage insurance? I expect {expected}.',
  'upfront-fee': 'Why is the up-front fee {paper}? I expect {expected}.',
  'taxes-and-insurance':
    'How did you get {paper} a month for taxes and insurance? The average here is {expected}.',
} as const;
