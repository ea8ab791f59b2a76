/** The search for the highest price. A web worker loads only this entry. */
export { priceBuyer } from './price-buyer.ts';
export { priceSweep } from './price-sweep.ts';
