/** The page on which the people who run a program confirm its facts. */
export const agency = {
  title: 'Is this still right?',
  oneOf: '{program}, {number, number} of your {count, plural, one {# program} other {# programs}}',
  money: 'Is there money?',
  open: 'Open',
  waitlist: 'Waitlist',
  paused: 'Paused',
  closedUntil: 'Closed until …',
  opensOn: 'It opens again on',
  opensMissing: 'Enter a date after today.',
  moneyLeft: 'Money left (optional)',
  moneyLeftHint: 'Dollars left today',
  moneyWrong: 'Enter whole dollars, or leave the box empty.',
  facts: 'What we tell buyers',
  moreFacts: '{count, plural, one {# more fact} other {# more facts}}',
  notSo: 'Not so',
  notSoFact: 'Not so: {fact}',
  explain:
    'Buyers see the money’s status right away, marked “the agency says so”. You can undo your change for a day. An editor reviews any other change first.',
  monthly: 'Ask me once a month',
  monthlyHint: 'One email, one tap. Stop at any time.',
  monthlyFailed: 'We could not save this. Please try again in a moment.',
  youAre:
    'You opened this page as {email}. It closes in {minutes, plural, one {# minute} other {# minutes}} and shows only your programs.',
  chooseStatus: 'First tell us if money is available.',
  confirm: 'All of this is right today',
  failed: 'We could not save this. Please try again in a moment.',
  loadFailed: 'We could not load this program.',

  // After the tap
  thanks: 'Thank you. Buyers see your answer now.',
  saidOn: '{status} on {day}',
  says: 'the agency says so',
  waits: 'The amount left ({amount}) is higher than before, so an editor reviews it first.',
  next: 'Next: {program}',
  undo: 'Undo',
  undone: 'We undid your change. Buyers see what they saw before.',
  undoFailed:
    'We could not undo your change. Someone else may have changed it since then. Please reload the page.',

  // The link
  openTitle: 'Confirm your programs',
  openLead: 'One tap opens your programs. The link works once.',
  openAction: 'Open my programs',
  usedTitle: 'This link no longer works',
  used: 'The link was opened before, or it is too old. Ask for a new one.',
  again: 'Send a new link to the same address',
  elsewhereTitle: 'This link belongs to another browser',
  elsewhere:
    'This link opens only in the browser where you asked for it. We can send a new link for this browser to the same address.',
  sent: 'We sent a new link. Open it in this browser. Check your spam folder, too.',
  endedTitle: 'This page has closed',
  ended: 'Ask for a new link on your program’s page.',
  toPrograms: 'Find your program',
  tooMany: 'Too many attempts. Please try again in an hour.',

  // The end of the monthly email
  stopTitle: 'Stop the monthly email?',
  stopLead: 'Press the button, and we will stop the monthly email. You can turn it back on later.',
  stop: 'Stop it',
  stopped: 'We stopped the monthly email.',
} as const;
