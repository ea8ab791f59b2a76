/**
 * Explanations of the figures: what the APR includes, what waiting costs, and which loan types rule
 * out the lowered payment. Pages, printed pages and emails use the same words.
 */
export const trueCost = {
  aprLabel: 'APR, estimated',
  aprNotKnown: 'Not known',
  aprCounts: 'Includes {parts}.',
  aprInsurance: 'mortgage insurance for {months, plural, one {# month} other {# months}}',
  aprUsdaFee: 'the USDA fee for {months, plural, one {# month} other {# months}}',
  aprUpFront: 'an up-front fee of {fee}',
  aprPoints: 'points of {points}',
  aprAssumed: 'lender charges of about {percent}',
  aprCharges: 'lender charges of {fees}',
  aprDays: '{days, plural, one {# day} other {# days}} of interest before the first month',
  aprNothing: 'no charges besides interest',
  aprUnknown: 'APR not known: mortgage insurance is missing',
  aprUnknownCharges: 'APR not known: the charges are as large as the loan',
  aprAboveLimits: 'APR not known: the loan is above the limits',

  noCommonLoan: 'No common loan covers this',
  noCommonLoanShort: 'No common loan',
  aboveLimits: 'above the limits',
  loansEnd:
    'In {county}, the limit is {limit} for conventional and FHA loans{units, select, 2 { for two units} 3 { for three units} 4 { for four units} other {}}.',
  loansEndApart:
    'In {county}, the limit is {conventional} for conventional loans and {fha} for FHA loans{units, select, 2 { for two units} 3 { for three units} 4 { for four units} other {}}.',
  pastLimits: 'These are the {year} limits. The {next} limits may be higher.',

  escrowRequired:
    '{type} collects taxes and insurance every month. This plan does not go with {type, select, FHA {an} other {a}} {type} loan as far as we know. Ask the lender.',
  escrowUsual:
    'Many lenders collect taxes and insurance every month, too. Ask whether yours lets you pay them yourself.',

  lessInPayments: 'Less in payments, years 1 to {years, number}',
  lessWords: '{total}, of which {prepaid} is prepaid and {borrowed} owed, before interest',
  lessSecondLoan: '{total}. {prepaid} is prepaid. You then still owe {owed} on the second loan',
  prepaidAndBorrowed: '{prepaid} of it you prepay at closing, {borrowed} you borrow.',

  payback:
    '{payment} a month for {years, plural, one {# year} other {# years}} pays the line back.',
  fixedLine: '{drawn} before interest, at {rate} a year.',
  assumedLine: '{drawn} before interest, at an assumed {rate} a year: no lender offers it here.',
  variableLine: '{drawn} before interest, at {rate} a year at first. It can rise to {most}.',
  lineWithoutLimit: '{drawn} before interest, at {rate} a year at first. The rate can rise.',
  secondLoan: '{borrowed} borrowed at {rate} a year, paid back over {years, number} years.',
  dueInFull: 'Due in full',
  dueInFullAfter: 'Due in full after year {year, number}.',

  fromYear: 'From year {year, number}',
  fromYearWithPayback: 'From year {year, number}, with repayment',
  waitingTitle: 'What waiting costs, over {years, plural, one {# year} other {# years}}',
  aboutInterest: 'about {interest}',
  inInterest: 'in interest',
  waitingCost:
    'What waiting costs, over {years, plural, one {# year} other {# years}}: about {interest} in interest.',
  payForWaiting: 'You pay about {interest} for waiting, at {rate}.',
  behindSecondLoan: 'You are {interest} behind: interest on the second loan.',
  lineAssumed: 'assumed, no lender offers it here',
  overLimit: 'more than the {limit} line: ask whether interest is due each month',
} as const;
