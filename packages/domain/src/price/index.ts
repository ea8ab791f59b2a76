/** The entry point for the highest-price search. Web workers import only this file. */
export type { OwedRange } from '../assistance/owed-range.ts';
export type { FurthestChange } from './furthest-change.ts';
export { type HighestPrice, planOf } from './highest-price.ts';
export type { NoPrice } from './no-price.ts';
export { type PriceBuyer, priceBuyer } from './price-buyer.ts';
export { limitsOfGuide, type PriceGuide } from './price-guide.ts';
export type { PriceRule } from './price-rules.ts';
export { type PriceBar, type PriceSweep, priceSweep } from './price-sweep.ts';
