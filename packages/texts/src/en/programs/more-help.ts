/** Text of the best combination of programs, and of what one change would add. */
export const moreHelp = {
  // Best combination
  combinationTitle: 'Best combination: {amount:string}',
  combinationLead: 'The programs’ own texts allow you to use these together.',
  checkLead: 'These may go together. Ask first, because something is left to check.',
  toRepay: 'You may have to pay back {amount:string} of it.',
  nothingToRepay: 'All of it is a grant.',
  source: 'Source',
  sourceOf: ' for {program:string}',
  withLoan: 'With a first mortgage of this type: {type:string}',
  useCombination: 'Use this combination',
  'check-program': 'One of the programs still has a rule to check.',
  'check-unknown-loan-type': 'We do not know which mortgages one of the programs takes.',
  'check-first-mortgage': 'A lender has to say if you can get the first mortgage.',
  'check-help-limit': 'Ask the lender how much help this loan allows in total.',

  // What opens more
  opensTitle: 'What opens more',
  opensLead: 'One change, with all your other answers as they are.',
  score: 'A credit score of {score:string}',
  borrowers: 'If the people on the loan earn {amount:string} a year or less',
  borrowersLead: 'Some programs count only their income.',
  downPayment: 'A down payment of {amount:string}',
  adds: 'Adds {programs:string}',
  program: '{program:string} ({amount:string})',
  insurance: 'Mortgage insurance: −{amount:string} a month',
} as const;
