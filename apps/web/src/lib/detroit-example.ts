import type { PageConfig } from '@latchkey/contract';
import { changedExample, type Example, latestAverageGap } from '@latchkey/domain';

/** An example at the latest average rate. Null if that is not notably above the example's rate. */
export function exampleAtAverage(example: Example, { latestAverage }: PageConfig) {
  const gap = latestAverage && latestAverageGap(example.facts, latestAverage);
  return gap ? { ...gap, example: changedExample(example, { interest: gap.average }) } : null;
}

/** An example's traditional payment without help, in dollars a month. */
export function paymentWithoutHelp(example: Example): number {
  return changedExample(example, { isHelped: false }).comparison.traditional.payment;
}
