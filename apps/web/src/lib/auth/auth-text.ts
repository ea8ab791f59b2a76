import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    signedOut: 'You were signed out',
    signInAgain: 'Sign in again to see your saved applications.',
  },
});
