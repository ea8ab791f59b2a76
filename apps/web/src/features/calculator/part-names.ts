/** Id of the section that a link to add costs points to. */
export const EXTRAS = 'extras';
