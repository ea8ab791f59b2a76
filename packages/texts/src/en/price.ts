/**
 * Texts of the page that shows the highest price that a buyer can pay and what limits this price.
 */
export const price = {
  title: 'How much house?',
  incomeFact: '{income} a year',
  peopleFact: '{count, plural, one {# person} other {# people}}',
  peopleOrMore: '{count, number} or more people',
  'score-excellent': 'score 720 or more',
  'score-good': 'score 660 to 719',
  'score-fair': 'score 620 to 659',
  'score-poor': 'score 619 or less',
  change: 'Change',
  changeFacts: ' the answers behind these prices',
  assumed: 'Until you answer, we assume {parts}.',
  'assumed-housingStatus': 'a first home',
  'assumed-householdSize': 'one person in the household',
  'assumed-veteranStatus': 'no military service',
  'assumed-profession': 'none of the professions',

  // The answer
  highestWith: 'The highest price, with {program}',
  highestWithout: 'The highest price, without help',
  without: 'Without help <b>{price}</b>.',
  withoutNone: 'Without help, no price fits.',
  noHelpHigher: 'No program that we list raises this price.',
  furthest: '<b>{change}</b> raises this price the most: to about {price}.',
  'more-month': '{amount} more a month',
  'more-cash': '{amount} more of your own money',
  'more-debts': '{amount} less a month on other debts',
  noPrice: 'No price fits',

  // The bars
  bars: 'With each help',
  yourHome: 'your home, {price}',
  withoutName: 'Without help',
  together: '{first} and {second}',
  stops: 'Limited by: <b>{what}</b>',
  toAnswer: '{count, number} to answer',
  verifyFirst: 'Verify first',
  priceRange: '{low} to {high}',
  ask: 'Ask',
  askAgency: 'Ask the agency',
  noneFits: 'No price fits',
  order: 'Lowest price first. No program can pay to rank higher.',
  hatched: 'A striped bar depends on answers that are still missing.',
  showAll: 'Show {count, plural, one {# more program} other {# more programs}}',

  // An open bar
  owed: 'Owed on the help, year {year, number}',
  owedRange: '{low} to {high}: ask',
  seeProgram: 'See this program',

  // The summary of the highest price
  atPrice: '{program} at {price}',
  inShort:
    '{name}: {month} a month all in, {cash} at closing. Owed on the help after {years, number} years: {owed}.',
  terms: 'Loan {loan}, {years, number} years at {rate}, {down} down, {apr}.',
  aprIs: '{label} {value}',
  noLoan: 'no loan',
  allTerms: 'All terms',
  allTermsOf: ' of {name}',
  takePrice: 'Use {price}',
  takeInEstimate: 'Use {price} in my estimate',
  notApproval:
    'Not an approval. A lender and the agency decide. No home values or listings are used.',
  seePrograms: 'See programs',
  upTo: 'Up to {price}',
  withoutInShort: '{price} without help',

  // What the buyer can change
  monthTitle: 'What can you pay a month?',
  'guide-fha': 'FHA’s guide, 31%',
  'guide-strict': 'Stricter guide, 28%',
  'guide-own': 'My own figure',
  noRoom: 'no room',
  ownFigure: 'My own monthly figure',
  ownFigureHint: 'With taxes, insurance and everything else for the home.',
  money: 'Your money',
  debts: 'Other debts per month',
  debtsFault: 'Enter whole dollars. Enter 0 if you have none.',
  announced: 'With {program}, up to {price}. Without help, up to {without}.',
  announcedWithout: 'Without help, up to {price}.',

  // The printed page
  print: 'Print',
  made: 'Made on {day}',
  printProgram: 'Help',
  printPrice: 'Highest price',
  printStops: 'Limited by',
  printMonth: 'Each month',
  printCash: 'At closing',
  printOwed: 'Owed on the help, year 5',

  // Loading and failures
  failed: 'We could not load the programs for these prices. Try again.',
} as const;

/**
 * What limits the buyer's highest price, and what the buyer can change if the buyer cannot afford
 * any price.
 */
export const priceStops = {
  // In a row: "Limited by: …"
  'price-cap': 'its price cap',
  cash: 'your cash',
  'loan-limit': 'the county’s loan limit',
  'program-loan-cap': 'its loan limit',
  'combined-loans': 'the limit on all loans together',
  insurance: 'mortgage insurance, rate not known',
  payment: 'your payment',
  debts: 'your payment and debts',
  income: 'no income',
  unmet: 'one of its rules',

  // In the answer, after the price without help
  'answer-price-cap': 'The program’s price cap limits this price, not your payment.',
  'answer-cash': 'Your cash limits this price, not your monthly payment.',
  'answer-loan-limit': 'The county’s loan limit sets this price.',
  'answer-program-loan-cap': 'The program’s loan limit sets this price.',
  'answer-combined-loans': 'The limit on all loans together sets this price.',
  'answer-insurance': 'Above this price, the mortgage insurance rate is not known.',
  'answer-payment': 'Your monthly payment limits this price, not your cash.',
  'answer-debts': 'Your payment and other debts limit this price, not your cash.',

  // No price fits
  because: 'No price fits, because {reason}.',
  becauseChange: 'No price fits, because {reason}: {change}.',
  'because-price-cap': 'the price cap is below the price of any home',
  'because-cash': 'your money does not cover closing',
  'because-loan-limit': 'the loan would be above the county’s limit',
  'because-program-loan-cap': 'the program does not accept the loan',
  'because-combined-loans': 'all loans together would be above the limit',
  'because-insurance': 'the mortgage insurance rate is not known',
  'because-payment': 'the payment is above your monthly limit',
  'because-debts': 'your other debts use up what the guide allows',
  'because-income': 'there is no income',
  'because-unmet': 'a rule of the program is not met',
  'change-income': 'it takes an income of <b>{amount} a year</b>',
  'change-cash': 'it takes <b>{amount}</b> of your own money',
  'change-monthly': 'raise the limit to <b>{amount}</b> or more',
  'change-debts': 'bring your other debts down to <b>{amount} a month</b>',
} as const;

/** The questions of the price page. */
export const priceAsk = {
  title: 'A few figures first',
  lead: 'The price depends on these figures. We fill in your answers at the later questions.',
  debts: 'What do you pay on other debts each month?',
  debtsHint: 'Car loans, credit cards, student loans. 0 if none.',
  debtsFault: 'Enter whole dollars. Enter 0 if you have none.',
  show: 'Show the highest price',
} as const;
