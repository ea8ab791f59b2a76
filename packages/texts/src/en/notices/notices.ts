/** The page that the links in our emails open, and the list of what we email about. */
export const notices = {
  // What emails are about
  program: '{program:string}',
  programGone: 'a program that is no longer in our catalog',
  quote: 'your saved quote',
  quoteOf: 'your saved quote ({homeType:string}, {zipcode:string}, {price:string})',
  correction: 'the fact that you reported',
  weekly: 'your saved quotes (weekly)',

  // Confirm
  confirmTitle: 'Do you want these emails?',
  confirmLead:
    'You asked us to email you when something changes. Press the button to confirm your address. A link in every email ends them.',
  confirm: 'Yes, email me',
  confirmedTitle: 'Your address is confirmed',
  confirmed: 'We will email you about {subject:string}. You can close this page.',

  // Stop
  stopTitle: 'Do you want to end these emails?',
  stopLead: 'Press the button, and we stop writing about this.',
  stop: 'End these emails',
  stoppedTitle: 'These emails have ended',
  stopped: 'You get no more emails about {subject:string}.',
  undo: 'Undo',
  resumedTitle: 'You get these emails again',
  resumed: 'We will email you about {subject:string}.',

  // What went wrong
  notFoundTitle: 'This link no longer works',
  notFound:
    'The link is not complete, or it is too old. If you want no more emails, use the link in the newest one, or write to <a>{email:string}</a>.',
  failed: 'That did not work. Please try again, or write to <a>{email:string}</a>.',
  tryAgain: 'Try again',
  home: 'Go to the home page',

  // The account's emails
  title: 'Emails about changes',
  weeklyLine:
    'We email you at most once a week when something changes for a saved quote. If nothing changes, we do not write.',
  weeklySwitch: 'Weekly email about my saved quotes',
  sentTo: 'We send them to {email:string}.',
  unverified:
    'Your account\u2019s email address is not confirmed yet, so we cannot write to it. To confirm it, set your password through a link that we email you.',
  sendLink: 'Send me the link',
  listTitle: 'We also email you about',
  listEmpty:
    'You have asked for no other emails. To get one as soon as something changes, press \u201cTell me when this changes\u201d on a program or a saved quote.',
  end: 'Stop',
  endOf: ' emails about {subject:string}',
  ended: 'You get no more emails about {subject:string}.',
  all: 'All emails that you get',
  loadFailed: 'We could not load this. Please try again.',
  saveFailed: 'That was not saved. Please try again.',
} as const;
