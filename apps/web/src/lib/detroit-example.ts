import {
  comparePayments,
  detroitExample,
  detroitHelp,
  latestAverageGap,
  termsFacts,
} from '@latchkey/domain';
import { pageConfig } from './page-config.ts';
import { product } from './product.ts';

/** The example on the landing page and in "How monthly payment lowering works". */
export const exampleFacts = detroitExample(product);
export const exampleComparison = comparePayments(exampleFacts, detroitHelp);
export const exampleTerms = termsFacts(exampleFacts, exampleComparison);

/** The example's traditional payment without the help, at the same rate. Dollars a month. */
export function exampleWithoutHelp(helped: typeof exampleComparison): number {
  const isAtAverage = helped !== exampleComparison;
  const facts = isAtAverage ? (exampleAtAverage()?.facts ?? exampleFacts) : exampleFacts;
  return comparePayments(facts).traditionalMortgagePayment;
}

/** The example at the latest average rate. Null if that rate is not notably above the one used. */
export function exampleAtAverage() {
  const { latestAverage } = pageConfig();
  const gap = latestAverage && latestAverageGap(exampleFacts, latestAverage);
  return gap ? { ...gap, comparison: comparePayments(gap.facts, detroitHelp) } : null;
}
