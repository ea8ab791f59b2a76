/** The card that shows the highest assistance amount at each income. */
export const raise = {
  title: 'What a raise costs',
  lead: 'The most down payment help from one program, by your household’s income.',
  failed: 'We could not load the help at each income.',
  none: 'We found no program that helps at these incomes, from {from} to {to}.',
  you: 'you, {income}',
  drop: '{at}: {dollars}',

  loss: '{by} more a year, and you lose {dollars}',
  lossOf: '{by} more a year, and you lose {least} to {most}',
  mayLose: '{by} more a year, and you may lose up to {dollars}',
  ends: 'Above {at}, {programs} {count, plural, one {ends} other {end}}.',
  mayEnd: 'Above {at}, {programs} may end. Ask for the exact limit.',
  noLoss: 'No raise up to {to} costs you help',
  noLossWords: 'This chart ends there.',
  noHelp: 'No program is certain to help at your income',
  noHelpWords: 'So a raise does not reduce your help.',

  gain: '{by} less a year would add {dollars}',
  gainOf: '{by} less a year would add {least} to {most}',
  mayGain: '{by} less a year may add up to {dollars}',
  opens: 'At {at} or less, {programs} {count, plural, one {opens} other {open}}.',
  noGain: 'A lower income adds no help',
  noGainWords: 'Down to {from}, where this chart begins.',

  keepsAll: 'You keep the help if only the borrowers’ income counts',
  keepsPart: 'You keep {dollars} of the help if only the borrowers’ income counts',
  keepsWords:
    '{programs} {count, plural, one {counts} other {count}} only the borrowers’ income. Ask first.',
  askWhose: 'Ask whose income counts',
  askWhoseWords:
    '{programs} {count, plural, one {does} other {do}} not say whether everyone\u2019s income counts, or only the borrowers\u2019.',
  everyones: 'Everyone\u2019s income counts here',
  everyonesWords: '{programs} {count, plural, one {looks} other {look}} at the whole household.',
  borrowers: 'Only the borrowers\u2019 income counts here',
  borrowersWords: '{programs} {count, plural, one {does} other {do}} not count other people.',

  unsure: 'May help, too: up to {dollars}',
  'why-unknown-limit': 'Striped: {programs}. The income limit is not known. Ask the agency.',
  'why-near-limit': 'Striped: {programs}. The income limit there is an estimate. Ask the agency.',
  'why-verify': 'Striped: {programs}. Verify the facts first.',
  andMore: '{count, plural, one {# more} other {# more}}',

  note: 'This chart counts help toward the price from programs that you may get now, for a home at {price}. Other rules still apply. Each step is exact to the dollar.',
  caption: 'The most help at each income',
  columnIncome: 'Income a year',
  columnHelp: 'Most help from one program',
  range: '{from} to {to}',
  cellUnsure: 'maybe {dollars}: {programs}',
} as const;

/** The card that compares renting with buying. */
export const rentOrBuy = {
  title: 'Rent or buy',
  note: 'Your rent and this home over 10 years',
  lead: 'Here we compare your rent with a home at {price} without help. We do not say which is better.',
  leadWith:
    'Here we compare your rent with a home at {price} with {program}. We do not say which is better.',
  rent: 'Rent now, a month',
  rentGrows: 'Rent grows a year',
  pricesGrow: 'Prices grow a year',
  growthMissing: 'Enter a percentage from 0% to {highest}. 0% is no growth.',
  growthClamped: 'This can be from 0% to {highest}. We use {used}.',
  rentWhole: 'Enter the rent in whole dollars.',
  rentTooHigh: 'The rent can be at most {highest}.',
  printed: 'Rent grows {rent} a year, and prices grow {price} a year.',
  rentMissing: 'Enter your rent to compare it with the home.',

  caption: 'Paid so far, and what is yours',
  captionMonth: 'Each month, in that year',
  after: 'After',
  inYear: 'In year',
  years: '{years, plural, one {# year} other {# years}}',
  rentPaid: 'Rent paid',
  homePaid: 'Paid for the home',
  yours: 'Yours in the home',
  rentMonth: 'Rent',
  homeMonth: 'Home, all in',
  range: '{least} to {most}',

  parts: 'Paid: cash at closing and all-in payments. Yours: the price less the loan.',
  partsWithHelp:
    'Paid: cash at closing and all-in payments. Yours: the price less the loan and less what you owe on the help.',
  leftOut: 'Repairs and selling costs are not included.',
  assumed:
    'Taxes and insurance rise {growth} a year. Prices start at 0% because no one knows how they will move. Rounded to $100.',
  ask: 'Some terms of the help are not known, so what is yours is a range. Ask how the help is paid back.',
} as const;
