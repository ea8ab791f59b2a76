export const paymentLine = {
  title: 'Your payment over {years:number} years',
  drag: 'Drag to a year',
  choose: 'Year to show',
  in: 'In',
  year: 'year {year:number}',
  youPay: 'You pay',
  traditional: 'Traditional',
  owed: 'Owed on line',
  owedOnSecond: 'Owed on loan',
  announced:
    'Year {year:number}: you pay {payment:string} a month. The traditional payment is {traditional:string}. You owe {owed:string} on top of the first loan.',
  announcedTraditional: 'Year {year:number}: you pay {payment:string} a month.',
  rises:
    'In year {year:number} you pay <b>{rise:string} more a month</b>: taxes and insurance are in again, and rise about {growth:string} a year.',
  risesShort: 'In year {year:number}: <b>{rise:string} more a month</b>',
  less: '<b>{less:string}</b> less in years 1 to {years:number}.',
  risesOnly: 'Taxes and insurance are in it. They rise about {growth:string} a year.',
  last: '{payment:string} in year {year:number}',
  owedBand: 'Owed on the line of credit, before interest',
  owedBandSecond: 'Owed on the second loan',
  untilPaid: 'until you pay it back',

  caption: 'Both payments and what you owe, year by year',
  columnYear: 'Year',
  columnOwed: 'Owed at the end',
} as const;
