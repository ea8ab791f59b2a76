import type { PageConfig } from '@latchkey/contract';
import { changedExample, type Example, latestAverageGap } from '@latchkey/domain';

/**
 * Calculates an example at the latest average rate. Null if that rate is not notably higher than
 * the example's rate.
 */
export function exampleAtAverage(example: Example, { latestAverage }: PageConfig) {
  const gap = latestAverage && latestAverageGap(example.facts, latestAverage);
  return gap ? { ...gap, example: changedExample(example, { interest: gap.average }) } : null;
}

/** Returns an example's traditional payment without assistance, in dollars a month. */
export function paymentWithoutHelp(example: Example): number {
  return changedExample(example, { isHelped: false }).comparison.traditional.payment;
}

/** Returns the location of an example's home, such as `Detroit, MI`. */
export function placeOf({ city, state }: PageConfig['example']): string {
  return `${city}, ${state}`;
}
