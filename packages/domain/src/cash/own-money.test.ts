import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashTerms } from '../../test/cash-arbitraries.ts';
import { sampleCash } from '../../test/cash-samples.ts';
import { flat } from '../../test/pricing-samples.ts';
import { type CashTerms, cashAtPrice } from './cash-at-price.ts';
import { ownMoneyThatFits } from './own-money.ts';

describe('ownMoneyThatFits', () => {
  it('puts $4,267 down in Detroit: $12,000 minus a prepaid year of taxes and insurance and 2.72% closing costs', () => {
    // 12,000 - 3,788.85 - 3,944 = 4,267.15
    expect(ownMoneyThatFits(sampleCash({ program: flat(10_000) }))).toBe(4_267);
  });

  it.each([
    [4_349, null],
    [4_350, 1],
  ])('finds a down payment only if help covers 3%% of the price: %d of help', (cap, least) => {
    const terms = sampleCash({ program: flat(cap), plan: 'traditional', have: 5_755 });
    // 3,944 of closing costs and 1,809.60 of escrow leave one dollar.
    expect(ownMoneyThatFits(terms)).toBe(least);
  });

  it.each([
    ['enough for closing and one dollar', 7_734, 1],
    ['one dollar less', 7_733, null],
  ])('finds a down payment only if the cash is %s', (_, have, expected) => {
    expect(ownMoneyThatFits(sampleCash({ program: flat(25_000), have }))).toBe(expected);
  });

  it('returns null if the cash is enough, because no smaller down payment is needed', () => {
    const terms = sampleCash({ program: flat(25_000), have: 19_733 });
    expect(ownMoneyThatFits(terms)).toBeNull();
    expect(ownMoneyThatFits({ ...terms, have: 19_732 })).toBe(11_999);
  });

  it('never falls below the contribution that the program requires', () => {
    const terms = sampleCash({ program: flat(10_000) });
    expect(ownMoneyThatFits({ ...terms, minContribution: { amount: 4_267 } })).toBe(4_267);
    expect(ownMoneyThatFits({ ...terms, minContribution: { amount: 4_268 } })).toBeNull();
  });

  it('switches to a traditional loan if no down payment leaves enough cash for a prepaid year', () => {
    // The lowered payment needs 12,156.55 down, which is 2,157 in addition to 10,000 of help.
    const terms = sampleCash({ program: flat(10_000), have: 9_000 });
    const most = ownMoneyThatFits(terms);
    expect(most).toBe(2_156);
    expect(cashAtPrice(terms, 145_000, 2_157).gap.short).toBeGreaterThan(0);
  });

  it('puts less down if assistance is a percentage of the loan, because assumed fees depend on the loan', () => {
    const charges = { ...sampleCash().charges, lenderFees: null };
    const program = { ...flat(0), cap: null, maxPercent: 10, percentOf: 'loan' } as const;
    const most = ownMoneyThatFits(sampleCash({ charges, program, have: 14_000 }));
    // Of 14,000, 7,732.85 and 1% of the loan are left: the loan is (145,000 - D) / 1.1.
    expect(most).toBe(Math.floor((6_267.15 - 1_450 / 1.1) / (1 - 0.01 / 1.1)));
  });

  it('follows every rule, and leaves a gap if the buyer puts one dollar more down', () => {
    let found = 0;
    fc.assert(
      fc.property(cashTerms, (terms) => {
        const most = ownMoneyThatFits(terms);
        if (most === null) return;
        found += 1;
        expect(most).toBeLessThan(terms.facts.downPayment);
        expect(cashLeading(terms, most)).toMatchObject({ meetsRule: true, gap: { short: 0 } });
        expect(cashLeading(terms, most + 1).gap.short).toBeGreaterThan(0);
      }),
      { numRuns: 2_000 },
    );
    expect(found).toBeGreaterThan(30);
  });
});

/** Returns the cash needed for the plan that the page shows first at this down payment. */
function cashLeading(terms: CashTerms, downPayment: number) {
  const { homePrice } = terms.facts;
  const planned = cashAtPrice(terms, homePrice, downPayment);
  const plain = { ...terms, plan: 'traditional' } as const;
  return planned.meetsRule ? planned : cashAtPrice(plain, homePrice, downPayment);
}
