/** The card that shows the largest assistance at each income. */
export const raise = {
  title: 'What a raise costs',
  lead: 'The most help from one program, by your household\u2019s income.',
  failed: 'The help at each income did not load.',
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
  noHelp: 'No program helps for sure at your income',
  noHelpWords: 'So a raise takes nothing away.',

  gain: '{by} less a year would add {dollars}',
  gainOf: '{by} less a year would add {least} to {most}',
  mayGain: '{by} less a year may add up to {dollars}',
  opens: 'At {at} or less, {programs} {count, plural, one {opens} other {open}}.',
  noGain: 'Less income opens nothing more',
  noGainWords: 'Down to {from}, where this chart begins.',

  keepsAll: 'Counting only the borrowers\u2019 income keeps it',
  keepsPart: 'Counting only the borrowers\u2019 income keeps {dollars} of it',
  keepsWords: '{programs} {count, plural, one {does} other {do}}. Ask first.',
  askWhose: 'Ask whose income counts',
  askWhoseWords:
    '{programs} {count, plural, one {does} other {do}} not say: everyone\u2019s, or only the borrowers\u2019.',
  everyones: 'Everyone\u2019s income counts here',
  everyonesWords: '{programs} {count, plural, one {looks} other {look}} at the whole household.',
  borrowers: 'Only the borrowers\u2019 income counts here',
  borrowersWords: '{programs} {count, plural, one {does} other {do}} not count other people.',

  unsure: 'May help, too: up to {dollars}',
  'why-unknown-limit': 'Striped: {programs}. The income limit is not known. Ask.',
  'why-near-limit': 'Striped: {programs}. The income limit is an estimate there. Ask.',
  'why-verify': 'Striped: {programs}. Verify the facts first.',
  andMore: '{count, plural, one {# more} other {# more}}',

  note: 'Counts help toward the price from programs that you may get now, for a home at {price}. Other rules still apply. Each step is exact to the dollar.',
  caption: 'The most help at each income',
  columnIncome: 'Income a year',
  columnHelp: 'Most help from one program',
  range: '{from} to {to}',
  cellUnsure: 'maybe {dollars}: {programs}',
} as const;

/** The card that compares renting with buying. */
export const rentOrBuy = {
  title: 'Rent or buy',
  note: 'Your rent next to this home, over 10 years',
  lead: 'Your rent next to a home at {price} without help. It does not say which is better.',
  leadWith: 'Your rent next to a home at {price} with {program}. It does not say which is better.',
  rent: 'Rent now, a month',
  rentGrows: 'Rent grows a year',
  pricesGrow: 'Prices grow a year',
  growthMissing: 'Enter a percentage from 0% to {highest}. 0% is no growth.',
  growthClamped: 'This can be from 0% to {highest}. We use {used}.',
  rentWhole: 'Enter the rent in whole dollars.',
  rentTooHigh: 'The rent can be at most {highest}.',
  printed: 'Rent grows {rent} a year, prices grow {price} a year.',
  rentMissing: 'Enter your rent to see it next to the home.',

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
  leftOut: 'Repairs and selling costs are not in it.',
  assumed:
    'Taxes and insurance rise {growth} a year. Prices start at 0% because no one knows how they will move. Rounded to $100.',
  ask: 'Some terms of the help are not known, so your part is a range. Ask how the help is paid back.',
} as const;
