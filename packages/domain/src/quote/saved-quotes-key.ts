/**
 * Browser storage key for a visitor's quotes without an account. In its own file, so that the first
 * pages do not load the schema.
 */
export const SAVED_QUOTES_KEY = 'quotes';
