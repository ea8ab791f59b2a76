/**
 * The three main figures on pages, on printed pages and in emails: the monthly payment, the cash at
 * closing, and the debt that the buyer repays later.
 */
export const answerRows = {
  eachMonth: 'Each month, all in',
  eachMonthAtLeast: 'Each month, all in: at least',
  throughYear: 'years 1 to {years, number}',
  fromYear: 'from year {year, number}',
  inTurn: '{now} in years 1 to {years, number}, then {later}',
  inShort: '{now}, then {later}',
  repaysLine: '{payment} of it repays the line of credit',
  taxesInside: 'with taxes and insurance',
  taxesAndDues: 'taxes, insurance and any HOA dues',
  plusDues: 'plus HOA dues',
  plusInsurance: 'plus mortgage insurance: ask',
  plusHelp: 'plus a payment on the help (ask how much)',

  cashTitle: 'Cash at closing',
  have: 'You have {have}',
  short: 'short {dollars}',
  left: '{dollars} left',
  enough: 'enough',

  owedTitle: 'Owed later',
  owedWithInterest: 'Owed later, with interest',
  nothing: 'Nothing besides your mortgage',
  nothingAtAll: 'Nothing',
  owedMonthly: 'You pay it back each month until the term ends.',
  owedAt: 'Besides your mortgage, after year {year, number}, at {rate}.',
  owedAssumed: 'Besides your mortgage, after year {year, number}, at an assumed {rate}.',
  owedWithoutLimit: 'Besides your mortgage, after year {year, number}, at {rate}, which can rise.',
  owedVariable:
    'Besides your mortgage, after year {year, number}, at {rate}, which can rise to {highest}.',
  owedOnSecondLoan: 'After year {year, number}, on a second loan at {rate}.',
  owedOnHelp: 'On the help, besides your mortgage, after year {year, number}.',
  payback: 'About {payment} a month for {years, plural, one {# year} other {# years}}.',
  paybackOfLine:
    'About {payment} a month for {years, plural, one {# year} other {# years}} pays back the line.',
  dueInFull: 'The full amount is due then.',
  lineDueInFull: 'The full balance of the line is due then.',
  debtIs: 'The debt is {words}.',
  owedParts: '{second} on the {loan}, {help} on the help.',
  onLine: 'line of credit',
  onSecondLoan: 'second loan',
  helpUnknown: 'Ask the agency what you would owe on the help.',
  helpDue: 'The help is due sooner: {dollars} after {years, plural, one {# year} other {# years}}.',
} as const;

/** Why a program is first in the list. */
export const topProgram = {
  best: 'Best five-year result',
  close: 'One of the best five-year results',
  nothing: '{result}. Nothing to pay back',
  nothingKnown: '{result}. Nothing to pay back that we know of',
  nothingAfterYears:
    '{result}. Nothing to pay back if you stay {years, plural, one {# year} other {# years}}',
  monthly: '{result}. You pay the help back each month',
  later: '{result}. You pay the help back later',
  ask: '{result}. Ask how the help is paid back',
  now: 'Best program now: <b>{program}</b>. {why}.',
} as const;
