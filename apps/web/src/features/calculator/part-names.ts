/** Where a link leads that offers to add something. */
export const EXTRAS = 'extras';
