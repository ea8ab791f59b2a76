import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    back: 'Back',
    signIn: 'Sign In',
    loading: 'Loading',
    dismiss: 'Dismiss',
  },
});
