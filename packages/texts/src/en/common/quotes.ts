export const quotes = {
  clearAnswers: 'Clear my answers',
  cleared: 'Cleared',
  clearedAnswers: 'Your answers are gone from this browser.',
  error: 'Error',
  clearFailed: 'Your answers could not be cleared. Check your connection, then try again.',
} as const;
