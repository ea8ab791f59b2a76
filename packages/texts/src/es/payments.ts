export { chartFrame } from './payments/chart-frame.ts';
export { loanEstimate } from './payments/loan-estimate.ts';
export { payment } from './payments/payment.ts';
export { terms } from './payments/terms.ts';
