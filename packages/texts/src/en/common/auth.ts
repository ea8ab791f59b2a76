export const auth = {
  signedOut: 'You were signed out',
  signInAgain: 'Sign in again to see your saved applications.',
} as const;
