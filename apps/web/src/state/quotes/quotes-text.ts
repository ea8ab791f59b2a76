import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    clearAnswers: 'Clear my answers',
    cleared: 'Cleared',
    clearedAnswers: 'Your answers are gone from this browser.',
    error: 'Error',
    clearFailed: 'Your answers could not be cleared. Check your connection, then try again.',
  },
});
