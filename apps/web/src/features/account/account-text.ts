import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    close: 'Close',
    'sign-in': 'Sign In',
    'sign-up': 'Sign Up',
    'reset-password': 'Reset Password',
    notYet:
      'Accounts are not open yet. Your answers are kept in this browser, and you need no account to see your programs and payments.',
  },
});
