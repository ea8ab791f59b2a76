/** The page that the links in our emails open, and the list of subjects that we email about. */
export const notices = {
  // Subjects of emails
  program: '{program}',
  programGone: 'a program that is no longer in our catalog',
  quote: 'your saved quote',
  quoteOf: 'your saved quote ({homeType}, {zipcode}, {price})',
  correction: 'the fact you reported',
  weekly: 'your saved quotes (weekly)',

  // Confirming an address
  confirmTitle: 'Do you want these emails?',
  confirmLead:
    'You asked us to email you when something changes. Press the button to confirm your address. Every email has a link to stop them.',
  confirm: 'Yes, email me',
  confirmedTitle: 'Your address is confirmed',
  confirmed: 'We will email you about {subject}. You can close this page.',

  // Stopping emails
  stopTitle: 'Do you want to stop these emails?',
  stopLead: 'Press the button, and we stop emailing you about this.',
  stop: 'Stop these emails',
  stoppedTitle: 'We stopped these emails',
  stopped: 'You will get no more emails about {subject}.',
  undo: 'Undo',
  resumedTitle: 'You will get these emails again',
  resumed: 'We will email you about {subject}.',

  // Error messages
  notFoundTitle: 'This link no longer works',
  notFound:
    'The link is incomplete or too old. To stop these emails, use the link in the latest one, or write to <a>{email}</a>.',
  failed: 'That did not work. Please try again, or write to <a>{email}</a>.',
  tryAgain: 'Try again',
  home: 'Go to the home page',

  // Emails to the account
  title: 'Emails about changes',
  weeklyLine:
    'We email you at most once a week, and only when something changes for a saved quote.',
  weeklySwitch: 'Weekly email about my saved quotes',
  sentTo: 'We send them to {email}.',
  unverified:
    'Your account\u2019s email address is not confirmed yet, so we cannot email it. To confirm it, set your password through a link that we email you.',
  sendLink: 'Send me the link',
  listTitle: 'We also email you about',
  listEmpty:
    'You have asked for no other emails. To get one as soon as something changes, press \u201cTell me when this changes\u201d on a program or a saved quote.',
  end: 'Stop',
  endOf: ' emails about {subject}',
  ended: 'You will get no more emails about {subject}.',
  all: 'All emails you get',
  loadFailed: 'We could not load this. Please try again.',
  saveFailed: 'That was not saved. Please try again.',
} as const;

/** The button that asks for emails about a program or a saved quote, and the form that it opens. */
export const tellMe = {
  tellMe: 'Tell me when this changes',
  of: ': {subject}',
  now: 'We will email you at {email} when it changes.',
  stop: 'Stop',
  stopOf: ' emails about {subject}',
  stopped: 'We will not email you about this anymore.',

  // For visitors without an account
  form: 'Emails about {subject}',
  lead: 'First we send one email so you can confirm your address. After that, we email you only when this program changes. One click in any email stops them.',
  email: 'Email',
  emailMissing: 'Enter your email address, such as name@example.com.',
  trap: 'Leave this empty',
  send: 'Email me',
  cancel: 'Cancel',
  sent: 'Check your email. Open the link that we sent to {email} to confirm your address.',

  // Error messages
  atMost: 'You already get emails about 50 things. Stop one of them first.',
  tooMany: 'We received many requests from your network. Please try again in an hour.',
  failed: 'That did not work. Please try again in a moment.',
} as const;

export const withdrawal = {
  title: 'Withdraw your request?',
  lead: 'You asked {team} for pre-approval. If you withdraw your request, we will not contact you about it again. Your permission for calls and texts ends immediately.',
  confirm: 'Withdraw my request',
  doneTitle: 'Your request was withdrawn',
  done: 'We will not contact you about it again. You can close this page.',
  notFound: 'We could not find a request for this link. It may have been deleted already.',
  failed: 'We could not withdraw your request. Please try again, or write to <a>{email}</a>.',
  home: 'Go to the home page',
} as const;
