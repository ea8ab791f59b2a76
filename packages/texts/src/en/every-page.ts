/** Texts that every page loads, in every language, before any other texts. */
export const everyPage = {
  /** The name of this language, in this language. */
  language: 'English',
  /** Shown if the page's other texts did not load. */
  loadFailure: 'This page could not be loaded. Check your connection, then reload it.',
} as const;
