export const lowering = {
  title: 'How {name} works',
  lead: 'Your payment has two parts: the loan, and taxes and insurance. For {years, number} years, the second part is paid another way. This program is called {shortName} for short.',
  example: 'The figures are for a {price} home in {place}.',

  prepayTitle: 'You prepay the first year',
  prepay: 'You pay that year’s taxes and insurance at closing, out of your own money.',
  atClosing: '{amount} at closing',
  borrowTitle: 'A line of credit pays for {years, plural, one {# year} other {# years}}',
  borrowSecondTitle: 'A second loan pays for {years, plural, one {# year} other {# years}}',
  borrow: 'You pay <b>{payment}</b> a month. You borrow the money for taxes and insurance.',
  borrowPart:
    'You pay <b>{payment}</b> a month, with {part} of taxes and insurance. You borrow the rest.',
  borrowSecond:
    'You pay <b>{payment}</b> a month, with both loans. You borrow the money for taxes and insurance.',
  borrowed: '{amount} borrowed',
  payAllTitle: 'From year {year, number} you pay it all',
  payAll: '<b>{payment}</b> a month.',
  back: '{amount} to pay back',

  year: 'Year {year, number}',
  loanKey: 'The loan, {payment} a month',
  ownKey: 'Taxes and insurance you pay',
  borrowedKey: 'Taxes and insurance you borrow',

  sum: 'Lower now. In total you pay more: {interest} more in this example, at {rate}.',
  good: '<b>A good fit</b> if your income will rise.',
  wrong:
    '<b>A poor fit</b> if your income will not rise: you pay <b>{more}</b> more a month from year {year, number}.',

  lender: 'Who lends the money? {lender} offers the line of credit.',
  lenderNmls: 'Who lends the money? {lender} (NMLS #{number}) offers the line of credit.',
  lenderUnknown: 'Who lends the money? Ask {company} which lender offers the line of credit.',
  noLender: 'Who lends the money? In this demonstration, no one.',
  seeExample: 'See a worked example',
  start: 'Start my own quote',
  continue: 'Continue my quote',
  toEstimate: 'Back to my estimate',
} as const;
