/**
 * Browser storage key for the quotes of a visitor without an account. This constant is in its own
 * file, so that the first pages do not load the schema.
 */
export const SAVED_QUOTES_KEY = 'quotes';
