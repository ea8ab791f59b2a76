import {
  comparePayments,
  Fraction,
  latestAverageGap,
  Percent,
  type PricingFacts,
  termsFacts,
} from '@latchkey/domain';
import { pageConfig } from './page-config.ts';

/**
 * The example on the landing page and in "How monthly payment lowering works": a home in Detroit
 * (48219) with that county's tax and insurance rates. A program adds 5% of the price.
 */
export const exampleFacts: PricingFacts = {
  homePrice: 145_000,
  downPayment: 12_000,
  interest: Percent.parse(6.375),
  term: 30,
  propertyTax: Fraction.parse(0.01642),
  insurance: Fraction.parse(0.00971),
  creditScore: 'fair',
};

const help = { cap: null, maxPercent: Percent.parse(5), percentOf: 'price' } as const;

export const exampleComparison = comparePayments(exampleFacts, help);
export const exampleTerms = termsFacts(exampleFacts, exampleComparison);

/** The example at the latest average rate. Null if that rate is not notably above the one used. */
export function exampleAtAverage() {
  const { latestAverage } = pageConfig();
  const gap = latestAverage && latestAverageGap(exampleFacts, latestAverage);
  return gap ? { ...gap, comparison: comparePayments(gap.facts, help) } : null;
}
