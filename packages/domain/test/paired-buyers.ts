import fc from 'fast-check';
import type { FirstMortgageType } from '../src/catalog/first-mortgage.ts';
import { cashFacts } from '../src/estimate/cash-facts.ts';
import { estimateOf } from '../src/estimate/estimate.ts';
import { fiveYear, vaFiveYear } from '../src/estimate/five-year.ts';
import { purchaseTerms } from '../src/estimate/purchase.ts';
import { withoutHelp } from '../src/estimate/without-help.ts';
import { pricingFactsOf } from '../src/mortgage/pricing-facts-of.ts';
import { HomePlan } from '../src/quote/choices.ts';
import type { QuoteAnswers } from '../src/quote/quote.ts';
import { Percent } from '../src/units.ts';
import { areas } from './limit-arbitraries.ts';
import { assistanceCaps } from './pricing-arbitraries.ts';
import { sampleDetails, sampleProduct } from './product-samples.ts';
import { answers } from './quote-arbitraries.ts';
import { helpWith } from './quote-samples.ts';

/** A buyer with a name, which must not affect any figure. */
type NamedBuyer = QuoteAnswers & { readonly name: string };

const named: fc.Arbitrary<NamedBuyer> = fc
  .tuple(answers, fc.string())
  .map(([buyer, name]) => ({ ...buyer, name }));

/**
 * Two buyers of the same home with the same money and score. Their names and all their other
 * answers may differ: household, income, military service, job, and earlier homes.
 */
export const sameHome = fc.tuple(named, named).map(([buyer, other]) => {
  const { homePrice, downPayment, homeLocation, homeType, creditScore } = buyer;
  return [
    buyer,
    { ...other, homePrice, downPayment, homeLocation, homeType, creditScore },
  ] as const;
});

/** Two buyers of the same home, and the other inputs that their figures depend on. */
export const pairedPurchases = fc.record({
  buyers: sameHome,
  /** How both buyers plan to use the home. */
  homePlan: fc.constantFrom(...HomePlan.options),
  help: assistanceCaps,
  takes: fc.subarray<FirstMortgageType>(['conventional', 'fha', 'va', 'usda']),
  limits: areas,
});
type PairedPurchase = typeof pairedPurchases extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Returns all figures for each buyer: loan type, insurance, APR, payments, cash, debt, and the
 * five-year results with the assistance and with a VA loan.
 */
export function pairedFigures({ buyers, homePlan, help, takes, limits }: PairedPurchase) {
  const details = { ...sampleDetails, closingCosts: Percent.parse(3) };
  const program = { ...helpWith(takes), ...help };
  return buyers.map((buyer) => {
    const facts = pricingFactsOf(buyer, sampleDetails, sampleProduct);
    const estimate = estimateOf(facts, details, help ? [program] : [], limits);
    const terms = purchaseTerms({ ...buyer, homePlan }, limits, sampleProduct);
    const baseline = withoutHelp(terms);
    return {
      estimate,
      cash: cashFacts(estimate, buyer.downPayment),
      fiveYear: fiveYear(program, terms, baseline),
      vaFiveYear: vaFiveYear(terms, baseline),
    };
  });
}
