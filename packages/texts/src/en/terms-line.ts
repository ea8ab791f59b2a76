/**
 * The short form of `terms` in `payments.ts`. This file is separate so that the landing page can
 * load it alone.
 */
export const termsLine = {
  title: 'Loan details and every payment',
  loanAmount: 'Loan amount',
  downPayment: 'Down payment',
  down: '{down} ({percent})',
  help: 'including down payment help',
  freeHelp: 'The help is from {program}. It is never paid back.',
  owedHelp: 'The help is from {program}. It may have to be paid back later.',
  term: 'Term',
  years: '{years, number} years',
  rate: 'Interest rate',
  lowered:
    'With {name}, the payment in years {from, number} to {to, number} does not include taxes and insurance. From year {after, number}, it includes them and grows to {last}/month by year {end, number}.',
  owedOnLine: 'Owed on the line of credit after year {year, number}, with interest: {dollars}.',
  owedOnLoan: 'Owed on the second loan after year {year, number}: {dollars}.',
  traditional:
    'Traditional mortgage: {payment}/month at first, taxes and insurance included. They are estimated to rise each year.',
} as const;
