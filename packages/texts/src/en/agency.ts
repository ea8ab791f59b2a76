/** The page on which the people who run a program confirm its facts. */
export const agency = {
  title: 'Is this still right?',
  oneOf: '{program}, {number, number} of your {count, plural, one {# program} other {# programs}}',
  money: 'Is there money?',
  open: 'Open',
  waitlist: 'Waiting list',
  paused: 'Paused',
  closedUntil: 'Closed until …',
  opensOn: 'It opens again on',
  opensMissing: 'Enter a day after today.',
  moneyLeft: 'Money left (if you like)',
  moneyLeftHint: 'Dollars left today',
  moneyWrong: 'Enter whole dollars, or leave the box empty.',
  facts: 'What we tell buyers',
  moreFacts: '{count, plural, one {# more fact} other {# more facts}}',
  notSo: 'Not so',
  notSoFact: 'Not so: {fact}',
  explain:
    'The money’s status shows at once, as “the agency says so”. Any other change is read by an editor first. You can undo it for a day.',
  monthly: 'Ask me once a month',
  monthlyHint: 'One email, one tap. Stop at any time.',
  monthlyFailed: 'We could not save this. Please try again in a moment.',
  youAre:
    'You are here as {email}. This page closes in {minutes, plural, one {# minute} other {# minutes}} and shows your programs only.',
  chooseStatus: 'First tell us if there is money.',
  confirm: 'All of this is right today',
  failed: 'We could not save this. Please try again in a moment.',
  loadFailed: 'We could not load this program.',

  // After the tap
  thanks: 'Thank you. Buyers see it now.',
  saidOn: '{status} on {day}',
  says: 'the agency says so',
  waits: '{amount} left is more than before, so an editor reads it first.',
  next: 'Next: {program}',
  undo: 'Undo',
  undone: 'We took it back. Buyers see what they saw before.',
  undoFailed:
    'We could not take it back. Someone may have changed it since. Please reload the page.',

  // The link
  openTitle: 'Confirm your programs',
  openLead: 'One tap opens your programs. The link works once.',
  openAction: 'Open my programs',
  usedTitle: 'This link no longer works',
  used: 'It was opened before, or it is too old. Ask for a new one.',
  again: 'Send a new link to the same address',
  elsewhereTitle: 'This link belongs to another browser',
  elsewhere:
    'It opens only in the browser where you asked for it. We can send a new link for this browser to the same address.',
  sent: 'We sent it. Open the new link in this browser. Check your spam folder, too.',
  endedTitle: 'This page has closed',
  ended: 'Ask for a new link on the page of your program.',
  toPrograms: 'Find your program',
  tooMany: 'Too many tries. Please try again in an hour.',

  // The end of the monthly email
  stopTitle: 'Stop the monthly email?',
  stopLead: 'We will no longer ask you once a month. You can turn it on again later.',
  stop: 'Stop it',
  stopped: 'We will not send it anymore.',
} as const;
