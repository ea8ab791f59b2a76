/** Texts that every page has in every language, before the page loads any other texts. */
export const everyPage = {
  /** The name of the language in that language. */
  language: 'English',
  /** Shown if no other texts could be loaded. */
  loadFailure: 'This page could not be loaded. Check your connection, then reload it.',
} as const;
