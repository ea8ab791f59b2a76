export const answer = {
  subtitle: '{home:string} in {city:string}, {state:string} {zipcode:string}, for {price:string}',
  subtitleNoHome: 'A home in {city:string}, {state:string} {zipcode:string}, for {price:string}',
  changeAnswers: 'Change my answers',

  loanAlone: 'Years 1 to {years:number}, the loan alone',
  loanAndPart: 'Years 1 to {years:number}, with part of taxes and insurance',
  bothLoans: 'Years 1 to {years:number}, both loans',
  after: 'From year {year:number}, taxes and insurance in',
  latestAverage: 'At the latest average, {rate:string} ({day:string})',

  owedBefore: 'Before its interest, due back in full.',
  owedMonthly: 'You pay it back each month until the term ends.',

  allIn: 'With mortgage insurance',
  allInHelp: 'With the payment for the help',
  allInBoth: 'With mortgage insurance and the payment for the help',
  thisYear: 'Years 1 to {years:number}',
  laterYears: 'From year {year:number}',
  atLeast: 'at least',

  notQualifiedOf:
    'for {name:string}. You can still get a traditional mortgage: <b>{payment:string}</b> a month.',
  notQualifiedOfType:
    'for {name:string}. A traditional {type:string} loan would cost <b>{payment:string}</b> a month.',
  ifRaised:
    'With that much down you pay <b>{payment:string}</b> for {years:number} years instead of <b>{traditional:string}</b>. Taxes and insurance are not in it. Then you pay <b>{after:string}</b>, with <b>{owed:string}</b> owed and <b>{closing:string}</b> more to pay at closing.',
  applyHelp: 'Apply {amount:string} of help',
  orPrice: 'With your money as it is, a home for {price:string} or less would qualify.',
  traditionalHolds: 'Taxes and insurance are in it. Nothing more is owed in the end.',

  noLoan: 'No loan is needed',
  noLoanWords:
    'Your down payment of <b>{down:string}</b> covers the price of <b>{price:string}</b>. Taxes and insurance, about <b>{monthly:string}</b> a month, are yours to pay.',
  noLoanWithHelp:
    'Your money and the help cover the price of <b>{price:string}</b>. Taxes and insurance, about <b>{monthly:string}</b> a month, are yours to pay.',
  changePrice: 'Change the price',

  loading: 'Looking for matching programs',
  helpFailed: 'Help could not be loaded.',
  lastFigure: 'This is your last figure with help.',
  withoutHelp: 'These figures do not count any help.',
  noPrograms: 'No program in our catalog gives help for this home now',
  noProgramsWords:
    'That can change with another price or place, and programs open and close all year.',
} as const;
