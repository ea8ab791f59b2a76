import type { PageConfig } from '@latchkey/contract';
import {
  comparePayments,
  detroitExample,
  detroitHelp,
  type LocalProduct,
  latestAverageGap,
  type PricingFacts,
  termsFacts,
} from '@latchkey/domain';

/** The example on the landing page and in "How monthly payment lowering works". */
export function exampleFor(product: LocalProduct) {
  const facts = detroitExample(product);
  const comparison = comparePayments(facts, detroitHelp);
  return { facts, comparison, terms: termsFacts(facts, comparison) };
}

/** The traditional payment of an example without the help, at the same rate. Dollars a month. */
export function paymentWithoutHelp(facts: PricingFacts): number {
  return comparePayments(facts).traditionalMortgagePayment;
}

/** An example at the latest average rate. Null if that rate is not notably above the one used. */
export function exampleAtAverage(facts: PricingFacts, { latestAverage }: PageConfig) {
  const gap = latestAverage && latestAverageGap(facts, latestAverage);
  return gap ? { ...gap, comparison: comparePayments(gap.facts, detroitHelp) } : null;
}
