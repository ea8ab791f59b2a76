/** The button that asks for emails about a program or a saved quote, and its form. */
export const tellMe = {
  tellMe: 'Tell me when this changes',
  of: ': {subject:string}',
  now: 'We will email you at {email:string} when it changes.',
  stop: 'Stop',
  stopOf: ' emails about {subject:string}',
  stopped: 'We will not email you about this anymore.',

  // Without an account
  form: 'Emails about {subject:string}',
  lead: 'First we send one email, so that you can confirm your address. After that we write only when this program changes. One click in any email ends it.',
  email: 'Email',
  emailMissing: 'Enter your email address, such as name@example.com.',
  trap: 'Leave this empty',
  send: 'Email me',
  cancel: 'Cancel',
  sent: 'Check your email. Open the link that we sent to {email:string} to confirm your address.',

  // What went wrong
  atMost: 'You already get emails about 50 things. End one of them first.',
  tooMany: 'We got many requests from your network. Please try again in an hour.',
  failed: 'That did not work. Please try again in a moment.',
} as const;
