import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashTerms } from '../../test/cash-arbitraries.ts';
import { sampleCash } from '../../test/cash-samples.ts';
import { helpWith } from '../../test/help-samples.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { sampleDetails } from '../../test/product-samples.ts';
import { cashAtPrice } from '../cash/cash-at-price.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import { countedDetails } from '../costs/counted-details.ts';
import { unknownLimits } from '../loan/loan-limit.ts';
import { cashFacts } from './cash-facts.ts';
import { closingCostsFirst, ownMoneyAfterClosing } from './closing-costs-first.ts';
import { estimateOf } from './estimate.ts';

describe('ownMoneyAfterClosing', () => {
  const terms = sampleCash({ plan: 'traditional' });

  it('leaves $6,246 of $12,000 for the down payment in Detroit', () => {
    // 12,000 less 3,944 of closing costs and 1,809.60 for escrow.
    expect(ownMoneyAfterClosing(terms)).toBe(6_246);
  });

  it.each([
    ['enough for the costs and one dollar', 5_755, 1],
    ['one dollar less', 5_754, 1],
    ['nothing', 0, 1],
  ])("uses the smallest down payment if the buyer's cash is %s", (_, have, expected) => {
    expect(ownMoneyAfterClosing({ ...terms, have })).toBe(expected);
  });

  it('leaves enough cash for closing, or uses the smallest down payment', () => {
    fc.assert(
      fc.property(cashTerms, (given) => {
        const traditional = { ...given, plan: 'traditional' as const };
        const { homePrice } = given.facts;
        const down = ownMoneyAfterClosing(traditional);
        const without = ownMoneyAfterClosing({ ...traditional, have: 0 });
        const { gap } = cashAtPrice(traditional, homePrice, down);
        expect(gap.short === 0 || down === without).toBe(true);
        expect(down).toBeGreaterThanOrEqual(without);
      }),
    );
  });
});

describe('closingCostsFirst', () => {
  const details = countedDetails(sampleDetails, 'MI', costTables.closingCosts);
  const facts = sampleFacts({ homePrice: 145_000, downPayment: 12_000 });
  const estimate = estimateOf(facts, details, [helpWith([])], unknownLimits);

  it('changes only the buyer’s own money', () => {
    const first = closingCostsFirst(estimate, 12_000, unknownLimits);
    expect(first.programs).toEqual(estimate.programs);
    expect(first.facts).toEqual({ ...facts, downPayment: first.facts.downPayment });
    expect(first.facts.downPayment).toBeLessThan(12_000);
    expect(cashFacts(first, 12_000, 'traditional').gap).toMatchObject({ short: 0 });
    expect(cashFacts(first, 12_000, 'traditional').gap.left).toBeLessThan(1.01);
  });
});
