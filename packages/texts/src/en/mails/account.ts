/** Account emails: links that verify an address, and notices of changes. */
export const account = {
  linkWorks: 'The link works only once and expires after an hour.',
  wasYou: 'If this was you, you do not need to do anything.',
  notYou: 'If this was you, you do not need to do anything. If it was not you, tell us.',

  recoverySubject: 'Reset your {brand:string} password',
  recoveryPreview: 'Choose a new password. The link works only once and expires after an hour.',
  recovery: 'Choose a new password',
  recoveryWords: 'We received a request for a new password for your {brand:string} account.',
  recoveryIgnore: 'If you did not request this, ignore this email. Your password will not change.',

  signupSubject: 'Confirm your address for {brand:string}',
  signupPreview: 'One click, and your account is ready.',
  signup: 'Confirm your email address',
  signupWords:
    'You are one click away from your {brand:string} account, where we save your quotes for you.',
  signupAction: 'Confirm my address',
  signupIgnore:
    'If you did not sign up, ignore this email. No one can use the account unless you confirm your address.',

  codeSubject: 'Your {brand:string} code',
  code: 'Your code',
  codeWords: 'Type this code to set a new password for your {brand:string} account:',
  codeExpires: 'The code works only once and expires after ten minutes.',
  codeIgnore:
    'If you did not request this, ignore this email and tell no one the code. Someone may have used a device where you are signed in.',

  passwordSubject: 'Your {brand:string} password was changed',
  password: 'Your password was changed',
  passwordWords:
    'The password for your {brand:string} account was changed on {moment:string}. All other devices were signed out.',
  passwordNotYou: 'If it was not you, request a new password on the sign-in page now, and tell us.',
  passwordAction: 'Open {brand:string}',

  addressSubject: 'Your {brand:string} sign-in address was changed',
  address: 'Your sign-in address was changed',
  addressWords:
    'The email address for your {brand:string} account was changed on {moment:string}. You can no longer sign in with this address.',

  googleSubject: 'Google can now sign you in to {brand:string}',
  google: 'Google can now sign you in',
  googleWords:
    'On {moment:string} someone signed in to your {brand:string} account with the Google account for this address. From now on, you can also sign in with Google.',
} as const;
