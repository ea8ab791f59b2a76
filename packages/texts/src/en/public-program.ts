/** The public page of a program. */
export const publicProgram = {
  titleIn: '{program}, {state}',
  description: '{program}: {gives}. {owed}. {money}. With its rules and sources.',

  // What it gives, what is owed later, and whether there is money
  gives: 'Gives',
  owedLater: 'Owed later',
  isThereMoney: 'Is there money?',
  'owed-nothing': 'Nothing',
  'owed-nothing-known': 'Nothing that we know of',
  'owed-may-be-forgiven': 'It may be forgiven',
  'owed-all': 'All of it',
  owedAmount: 'All {amount}',
  'owed-all-with-interest': 'All of it, with interest',
  'owed-nothing-after-years': 'Nothing after {years, plural, one {# year} other {# years}}',
  'owed-all-and-share-of-gain': 'All of it, and a share of your gain',
  'owed-paid-monthly': 'Paid every month',
  'owed-depends': 'It depends on the terms you choose',
  'owed-unknown': 'Not known',
  owedAskLong: 'We could not find out how this help is paid back. Ask the agency.',
  open: 'Open',
  wasOpen: 'Was open',
  waitlist: 'Waitlist',
  paused: 'Paused',
  closed: 'Round over',
  unknown: 'Not known',
  saidOn: 'on {day}, says {host}',
  agencySaidOn: 'on {day}, the agency says so',
  moneyLeft: '{amount} was left on {day}.',
  agencyPageOn: 'on {day}, read on the agency’s page, {host}',
  notedOn: 'on {day}, according to our notes, which name no source. Ask the agency.',
  saidWithoutDay: 'says {host}, date unknown',
  notedWithoutDay: 'This is in our notes, without a day or a source. Ask the agency.',
  mayBeGone: 'We found no newer source. Ask first.',

  // Actions
  questions:
    'Answer {count, number} questions, no account needed. You may be eligible. The agency decides.',

  // Rules
  rules: 'Who may get it',
  place: 'ZIP Code, city or county',
  unserved: 'This program is not for homes in {state}.',
  state: 'State',
  county: 'County',
  household: 'People in your household',
  chooseState: 'Choose a state',
  chooseCounty: 'Choose a county',
  chooseHousehold: 'Choose a number',
  peopleOrMore: '{count, number} or more',
  figuresFor: 'These are the figures for <a>{county}</a>.',
  countiesFailed: 'We could not load the list of counties.',
  limitsFailed: 'We could not load the figures for this county.',
  incomeOfHousehold: 'Income of everyone who will live there',
  incomeOfBorrowers: 'Income of the people on the loan',
  atMost: 'At most {words}',
  incomeRange: 'A limit between {least} and {most} a year',
  priceRange: 'A price limit between {least} and {most}',
  byHousehold: 'The limit depends on the number of people in your household.',
  byCounty: 'It depends on the county.',
  chooseForDollars: 'Choose a county to see the amount in dollars.',
  maybeUpTo: 'Maybe up to {most}. The agency’s table decides.',
  byTown: 'Some towns have a higher limit. Ask the agency.',
  estimated: 'This is our estimate. Ask the agency for its own figure.',
  incomes: 'Income limit for 1 to 8 people',
  people: 'People',
  incomeAYear: 'At most, a year',
  notKnown: 'Not known',
  cash: 'Cash you have',
  ownMoneyPercent: 'At least {percent} of the price from your own money',
  class: 'Homebuyer class',
  inCounties: 'A home in {counties}',

  // What is owed later
  owed: 'What you owe later',
  interest: 'Interest: {words}',
  owedBasis:
    'For each year, you see what you owe on {amount} of help if you sell at the end of that year.',
  owedMost:
    'Before then, you owe this much at most. Ask the agency if a part is forgiven each year.',
  owedDue:
    'Everything that you still owe is due after {years, plural, one {# year} other {# years}}.',
  owedNoLine:
    'We cannot show what you owe year by year. It depends on your home or your loan, or on a term that we do not know.',
  year: 'Year',
  firstYear: 'Year {year}',
  youOwe: 'You owe',
  youOweAtMost: 'You owe, at most',

  // The money over time
  life: 'The money over time',
  openSince: 'Open since {day}. Last confirmed {last}.',
  openOn: 'Open on {day}.',
  notConfirmed: 'We found no newer source.',
  waitlistOn: 'Waitlist on {day}.',
  pausedOn: 'Paused on {day}.',
  unknownSince: 'Not known since {day}.',
  noStatement: 'We found no source that says whether money is available. Ask the agency.',
  opens: 'The next round opens on {day}.',
  closes: 'The round closes on {day}.',
  closedOn: 'The round closed on {day}.',
  now: 'Now',
  from: 'From',
  to: 'To',
  status: 'Money',
  statements: 'Who said so, and when',
  earlier: '{count, number} earlier',
  statedBy: '{status}, says {host}',
  statedByAgency: '{status}, the agency says so',
  statedBySomeone: '{status}, in our notes without a source',
  rounds: 'Rounds',
  roundsLasted:
    'The money for the last two rounds lasted {earlier, number} and {later, number} days at most. The next round may be as short.',
  roundOver: '{opens} to {ended}: {days, plural, one {# day} other {# days}} at most',
  roundUntil: '{opens} to {closes}',
  roundFrom: 'From {opens}. We do not know the last day.',
  readBy: '{status}, read on {host}',

  // Other help
  combines: 'Use with other help',
  'combines-any': 'The program’s rules let you use other help, too.',
  'combines-some': 'The program’s rules let you use certain other help, too.',
  'combines-none': 'The program’s rules do not let you use other help.',
  'combines-unknown': 'We could not find out if this program allows other help. Ask the agency.',
  named: 'The rules name these programs:',

  // Contact
  contact: 'Who to call',
  'apply-lender': 'You apply through a lender that offers the program.',
  'apply-agency': 'You apply to the agency.',
  'apply-counselor': 'You start with a housing counselor.',
  'apply-unknown': 'Ask how to apply.',
  noPhone: 'We found no phone number.',
  itsPage: 'Its own page',

  // For the people who run the program
  runIt: 'Do you run this program?',
  runItLead:
    'Confirm its facts with one tap. We send a link to your work email address. No account, no password.',
  workEmail: 'Your work email address',
  workEmailHint: 'An address at the program’s own domain, such as name@{host}.',
  workEmailHintNoSite: 'An address at the agency.',
  workEmailMissing: 'Enter an email address, such as name@example.com.',
  runItTrap: 'Leave this empty',
  sendLink: 'Send me a link',
  linkSent:
    'Check your email. If we can send a link to {email}, it is on its way. Open it in this browser within {minutes} minutes.',
  'address-free-mail':
    'Anyone can have an address at this email service, so it does not tell us that you run the program.',
  'address-shared-host':
    'Many agencies share this domain, so we need an address at the full domain of the program’s website.',
  'address-other-site': 'This address is not at the program’s own domain.',
  'address-tagged': 'Please use the address without the plus sign and what follows it.',
  askInvitation:
    'If we invited this address, a link is on its way. If not, write to <a>{email}</a> and ask us to invite you. We then call the agency at its public number.',
  linkFailed: 'We could not send a link. Please try again in a moment.',
  linkTooMany: 'We received many requests from your network. Please try again in an hour.',

  // Changes
  changes: 'What changed in the last year',
  noChanges: 'Nothing that we know of.',
} as const;
