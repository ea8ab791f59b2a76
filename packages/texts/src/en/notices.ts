/** The page that opens from the links in our emails, and the list of topics that we email about. */
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
    'You asked us to email you when something changes. Press the button to confirm your address. Every email has a link that stops these emails.',
  confirm: 'Yes, email me',
  confirmedTitle: 'Your address is confirmed',
  confirmed: 'We will email you about {subject}. You can close this page.',

  // Stopping emails
  stopTitle: 'Do you want to stop these emails?',
  stopLead: 'Press the button, and you will get no more of these emails.',
  stop: 'Stop these emails',
  stoppedTitle: 'We stopped these emails',
  stopped: 'You will get no more emails about {subject}.',
  undo: 'Undo',
  resumedTitle: 'You will get these emails again',
  resumed: 'We will email you about {subject}.',

  // Error messages
  notFoundTitle: 'This link no longer works',
  notFound:
    'The link is incomplete or too old. To stop our emails, use the link in the latest email, or write to <a>{email}</a>.',
  failed: 'We could not save your choice. Please try again, or write to <a>{email}</a>.',
  tryAgain: 'Try again',
  home: 'Go to the home page',

  // Emails to the account
  title: 'Emails about changes',
  weeklyLine:
    'We email you at most once a week, and only when something changes for a saved quote.',
  weeklySwitch: 'Weekly email about my saved quotes',
  sentTo: 'We send these emails to {email}.',
  unverified:
    'You have not confirmed your account’s email address yet, so we cannot send you these emails. To confirm it, set your password through a link that we email you.',
  sendLink: 'Send me the link',
  listTitle: 'We also email you about',
  listEmpty:
    'You have not asked for any other emails. To get an email as soon as something changes, press “Tell me when this changes” on a program or a saved quote.',
  end: 'Stop',
  endOf: ' emails about {subject}',
  ended: 'You will get no more emails about {subject}.',
  all: 'All emails you get',
  loadFailed: 'We could not load the list of your emails. Please try again.',
  saveFailed: 'Your change was not saved. Please try again.',
} as const;

/**
 * The button for requesting emails about a program or a saved quote, and the form that it opens.
 */
export const tellMe = {
  tellMe: 'Tell me when this changes',
  of: ': {subject}',
  now: 'We will email you at {email} when something changes.',
  stop: 'Stop',
  stopOf: ' emails about {subject}',
  stopped: 'You will get no more of these emails.',

  // For visitors without an account
  form: 'Emails about {subject}',
  lead: 'First, we email you a link to confirm your address. After that, we email you only when this program changes. Every email has a link that stops these emails.',
  email: 'Email',
  emailMissing: 'Enter your email address, such as name@example.com.',
  trap: 'Leave this empty',
  send: 'Email me',
  cancel: 'Cancel',
  sent: 'Check your email. Open the link that we sent to {email} to confirm your address.',

  // Error messages
  atMost:
    'You already get emails about 50 programs and quotes, which is the most we allow. Stop the emails about one of them first.',
  tooMany: 'We received many requests from your network. Please try again in an hour.',
  failed: 'We could not save your choice. Please try again in a moment.',
} as const;

export const withdrawal = {
  title: 'Withdraw your request?',
  lead: 'You asked {team} for pre-approval. If you withdraw your request, we will not contact you about it again. Your permission for calls and texts ends immediately.',
  confirm: 'Withdraw my request',
  doneTitle: 'Your request was withdrawn',
  done: 'We will not contact you about your request again. You can close this page.',
  notFound: 'We could not find a request for this link. The request may already have been deleted.',
  failed: 'We could not withdraw your request. Please try again, or write to <a>{email}</a>.',
  home: 'Go to the home page',
} as const;
