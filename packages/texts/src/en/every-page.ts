/** Text that every page has in every language, before it loads any other. */
export const everyPage = {
  /** The language's name in that language. */
  language: 'English',
  /** Shown if no other text could be loaded. */
  loadFailure: 'This page could not be loaded. Check your connection, then reload it.',
} as const;
