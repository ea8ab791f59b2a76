import { PaymentLine } from '../charts/payment-line.tsx';
import { Scenarios } from '../scenarios/scenario-section.tsx';
import { Details } from './details/details.tsx';

/**
 * Memoized parts that do not need to update on every key press. All are below the inputs, so
 * they never move the input that the buyer is typing in.
 */
export const Deferred = {
  Details,
  PaymentLine: PaymentLine,
  Scenarios: Scenarios,
};
