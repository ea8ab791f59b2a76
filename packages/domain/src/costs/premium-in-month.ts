import type { PaymentRun } from '../loan/annual-percentage-rate.ts';

/**
 * Premium in a month, in dollars. 0 after the last one.
 *
 * @param month counted from 1
 */
export function premiumInMonth(premiums: readonly PaymentRun[], month: number): number {
  let last = 0;
  for (const { count, amount } of premiums) {
    last += count;
    if (month <= last) return amount;
  }
  return 0;
}
