export const sale = {
  title: 'If you sell',
  year: 'I sell after',
  years: '{years:number} year{{s}}',
  growth: 'The home\u2019s value changes a year by',
  growthHint: 'No one knows. Try higher and lower values, even below 0%.',
  growthMissing: 'Enter a percentage. Until then we use the last one.',
  growthClamped:
    'From {lowest:string} to {highest:string} can be used: we calculate with {used:string}.',

  price: 'Price then',
  firstLoan: 'Owed on the first loan',
  lineOfCredit: 'Owed on the line of credit',
  secondLoan: 'Owed on the second loan',
  help: 'Owed on the help',
  left: 'Left of the price',
  leftBeforeHelp: 'Left before the help is paid back',
  short: 'Short by',
  unknown: 'unknown',
  fellDue: 'was due after year {year:number}: {dollars:string}',
  sellingCosts: 'The cost of selling comes off this too.',
  sellingCostsAndLine:
    'The cost of selling and the interest on a line of credit come off this too.',

  schedule: 'Every year as a table',
  caption: 'What is owed if you sell at the end of a year',
  columnYear: 'Year',
  columnPrice: 'Price',
  columnFirst: 'First loan',
  columnLine: 'Line of credit',
  columnSecond: 'Second loan',
  columnHelp: 'Help',
  columnLeft: 'Left',
} as const;
