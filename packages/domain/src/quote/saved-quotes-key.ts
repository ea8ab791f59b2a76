/**
 * Browser storage key for the quotes of a visitor without an account. In a file of its own, because
 * first pages need no schema.
 */
export const SAVED_QUOTES_KEY = 'quotes';
