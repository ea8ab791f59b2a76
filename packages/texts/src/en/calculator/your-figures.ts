export const yourFigures = {
  yourMoney: 'Your money down',
  of: 'of {cash:string}',
  yourMoneyAndHelp: 'yours + {help:string} help',
  helpComing: 'yours + help',

  addWhatYouKnow: 'Add what you know',
  addNote: 'Taxes, insurance, HOA, closing, debts',

  change: 'Change',
  done: 'Done',
  close: 'Close',
  summary: '{price:string} \u00b7 {own:string} down',
  summaryHelped: '{price:string} \u00b7 {own:string} + {help:string} help',
  summaryTerms: '{years:number} years \u00b7 {rate:string}',

  head: '<b>{payment:string}</b> then <b>{after:string}</b>',
  headLater: 'from year {year:number}. <b>{owed:string}</b> owed later',
  headTraditional: '<b>{payment:string}/month</b>',
  headNotQualified: 'Did not qualify for {name:string}',
  headLoading: 'Looking for matching programs',
  headNoLoan: 'No loan is needed',

  lastChange: 'Last change <b>{change:string} a month</b>',
  noChange: 'Change a figure to see what it does.',
  undo: 'Undo',
  undone: 'The last change is undone.',
  more: '+{amount:string}',
  less: '\u2212{amount:string}',

  nextStep: 'Next step',

  keep: 'Keep these figures',
} as const;
