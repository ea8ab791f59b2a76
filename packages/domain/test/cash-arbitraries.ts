import fc from 'fast-check';
import type { ClosingAssistance } from '../src/assistance/assistance-split.ts';
import type { CashTerms } from '../src/cash/cash-at-price.ts';
import { Percent } from '../src/units.ts';
import { assistanceCaps, pricingFacts } from './pricing-arbitraries.ts';

const programs: fc.Arbitrary<ClosingAssistance | null> = fc
  .tuple(assistanceCaps, fc.constantFrom(true as const, null))
  .map(([cap, paysClosingCosts]) => cap && { ...cap, paysClosingCosts });

const percents = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map((hundredths) => Percent.parse(hundredths / 100));

/** All kinds of cash and terms, with and without a program. */
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
