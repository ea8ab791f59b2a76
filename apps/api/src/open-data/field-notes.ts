import type { CatalogProgram } from '@latchkey/domain';

/** The meaning of each field of a program, for readers of `schema.json`. */
export const fieldNotes: Readonly<Record<keyof CatalogProgram, string>> = {
  id: 'Our number. It never changes.',
  slug: 'Our name for the program in addresses and in the other files',
  agencyName: 'Who runs it',
  programName: 'Short name',
  fullName: 'Full name',
  website: 'Its own page. Null or empty if it has none.',
  kind: 'A grant is never repaid. Every other kind is a loan, except the income tax credit.',
  maxAmount: 'Most that anyone gets, in dollars',
  maxPercent: 'Most that anyone gets, in percent of percentOf. With maxAmount, the lower of both.',
  percentOf: 'What maxPercent is a percentage of',
  coverage: 'Where it helps. Counties are five-digit codes.',
  rules: 'Who may get it. Null means no such limit. standIns lists limits that we estimate.',
  specifics: 'The same in our words',
  repayment: 'How it is paid back. Null or empty means unknown or none. It never means free.',
  provider: 'What kind of organization offers it',
  firstMortgage: 'Loans that it works with',
  maxFirstMortgage: 'Largest first mortgage',
  combines: 'Whether other help may be combined with it',
  pays: 'What the money may pay. Null if the program does not say.',
  tiers: 'Amounts that depend on the buyer. Null if everyone gets the same, or if we do not know.',
  contact: 'How to reach the people who run it',
  status: 'Whether there is money now. paused is closed for now. unknown after closesOn.',
  statusCheckedOn:
    'Newest day for which we have the status. programs.csv names its source, if our notes do.',
  statusSaidBy: 'agency if the agency says so itself. Null if a source says it.',
  moneyLeft: 'Dollars that the agency said were left, and the day on which it said so',
  opensOn: 'First day of a round, if a source gives it',
  closesOn: 'Last day of a round, if a source gives it',
  checkedOn: 'Day on which we last checked the facts',
  sources: 'Who says so. asOf is the date that the source gives: a year, a month or a day.',
  disputes:
    'What another source says about a fact, with its day. Our value is what the newer page says.',
  confidence: 'How sure we are of the facts',
};
