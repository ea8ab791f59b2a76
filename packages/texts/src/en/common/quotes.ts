export const quotes = {
  clearAnswers: 'Clear my answers',
  cleared: 'Cleared',
  clearedAnswers: 'Your answers were removed from this browser.',
  error: 'Error',
  clearFailed: 'We could not clear your answers. Check your connection, then try again.',
} as const;
