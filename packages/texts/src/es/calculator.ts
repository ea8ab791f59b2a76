export { afford } from './calculator/afford.ts';
export { answer } from './calculator/answer.ts';
export { calculator } from './calculator/calculator.ts';
export { details } from './calculator/details.ts';
export { extras } from './calculator/extras.ts';

export { helpCost } from './calculator/help-cost.ts';
export { panels } from './calculator/panels.ts';
export { paymentLine } from './calculator/payment-line.ts';
export { print } from './calculator/print.ts';
export { sale } from './calculator/sale.ts';
export { scenarios } from './calculator/scenarios.ts';
export { share } from './calculator/share.ts';
export { yourFigures } from './calculator/your-figures.ts';
