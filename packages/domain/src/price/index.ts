/** The search for the highest price. A web worker loads only this entry. */
export { type PriceBuyer, priceBuyer } from './price-buyer.ts';
export type { PriceGuide } from './price-guide.ts';
export { type PriceSweep, priceSweep } from './price-sweep.ts';
