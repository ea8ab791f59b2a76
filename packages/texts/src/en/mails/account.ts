/** Mails about accounts: links that prove an address, and notices of changes. */
export const account = {
  linkWorks: 'The link works once, within an hour.',
  wasYou: 'If this was you, you do not need to do anything.',
  notYou: 'If this was you, you do not need to do anything. If it was not, tell us.',

  recoverySubject: 'Reset your {brand:string} password',
  recoveryPreview: 'Choose a new password. The link works once, within an hour.',
  recovery: 'Choose a new password',
  recoveryWords: 'Someone, we hope you, asked for a new password for your {brand:string} account.',
  recoveryIgnore: 'If you did not ask, do nothing: your password stays as it is.',

  signupSubject: 'Confirm your address for {brand:string}',
  signupPreview: 'One click, and your account is ready.',
  signup: 'Confirm your email address',
  signupWords:
    'You are one click away from your {brand:string} account, where your quotes are kept for you.',
  signupAction: 'Confirm my address',
  signupIgnore: 'If you did not sign up, do nothing: without the click no one can use the account.',

  passwordSubject: 'Your {brand:string} password was changed',
  password: 'Your password was changed',
  passwordWords:
    'The password of your {brand:string} account was changed on {moment:string}. All other devices were signed out.',
  passwordNotYou: 'If it was not, request a new password on the sign-in page now, and tell us.',
  passwordAction: 'Open {brand:string}',

  addressSubject: 'Your {brand:string} sign-in address was changed',
  address: 'Your sign-in address was changed',
  addressWords:
    'Since {moment:string} your {brand:string} account has another email address. You no longer sign in with this one.',

  googleSubject: 'Google can now sign you in to {brand:string}',
  google: 'Google can now sign you in',
  googleWords:
    'On {moment:string} someone signed in to your {brand:string} account with the Google account of this address. From now on, Google is a second way to sign in.',
} as const;
