/** Texts that every page loads in every language before it loads any other texts. */
export const everyPage = {
  /** The name of this language, in this language. */
  language: 'English',
  /** Shown if no other texts could be loaded. */
  loadFailure: 'This page could not be loaded. Check your connection, then reload it.',
} as const;
