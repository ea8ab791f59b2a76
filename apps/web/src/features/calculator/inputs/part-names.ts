/** ID of the home price's box. Buttons point to it. */
export const PRICE_BOX = 'price-box';

/** ID for the section where the buyer adds costs. Links point to it. */
export const EXTRAS = 'extras';
