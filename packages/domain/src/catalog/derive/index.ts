export { deriveIncomeLimit } from './income-limit.ts';
export { derivePriceLimit } from './price-limit.ts';
