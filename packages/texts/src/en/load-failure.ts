/** Shown when no other text could be loaded, so every page has it in every language. */
export const loadFailure = {
  words: 'This page could not be loaded. Check your connection, then reload it.',
} as const;
