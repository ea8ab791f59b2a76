import fc from 'fast-check';
import type { CashTerms } from '../src/cash/cash-at-price.ts';
import { Pays } from '../src/catalog/catalog-program.ts';
import { Percent } from '../src/units.ts';
import { assistanceCaps, pricingFacts } from './pricing-arbitraries.ts';

/** Assistance toward the price, toward closing costs, or toward both. */
const programs = fc
  .tuple(assistanceCaps, fc.constantFrom(...Pays.options, null))
  .map(([cap, pays]) => cap && { ...cap, pays });

const percents = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map((hundredths) => Percent.parse(hundredths / 100));

/** Arbitrary cash amounts and terms, with and without a program. */
export const cashTerms: fc.Arbitrary<CashTerms> = fc.record({
  facts: pricingFacts,
  plan: fc.constantFrom('lowered', 'traditional'),
  loanType: fc.constantFrom('Conventional', 'FHA', 'VA', 'USDA'),
  have: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 1_000_000 })),
  charges: fc.record({
    closingCosts: percents(6),
    points: percents(3),
    lenderFees: fc.oneof(fc.constantFrom(0, null), fc.integer({ min: 0, max: 3_000 })),
    prepaidInterestDays: fc.constantFrom(0, 15),
  }),
  program: programs,
  minContribution: fc.constantFrom(null, { amount: 1_000 }, { percent: 1 }),
});
