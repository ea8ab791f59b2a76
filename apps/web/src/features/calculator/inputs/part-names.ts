/** ID for the section where the buyer adds costs. Links point to it. */
export const EXTRAS = 'extras';
