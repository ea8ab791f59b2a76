import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleCash } from '../../test/cash-samples.ts';
import { compared } from '../../test/compared.ts';
import { assistanceCaps, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { cashAtPrice, leastNeeded } from './cash-at-price.ts';
import { cashNeeded } from './cash-needed.ts';

describe('cashAtPrice', () => {
  it('finds a cash gap of $7,732.85 if all $12,000 goes into the down payment', () => {
    const { gap, needed, meetsRule } = cashAtPrice(sampleCash(), 145_000, 12_000);
    expect(needed.total).toBeCloseTo(19_732.85, 2);
    expect(gap.short).toBeCloseTo(7_732.85, 2);
    expect(gap).toMatchObject({ have: 12_000, left: 0 });
    expect(meetsRule).toBe(true);
  });

  it('collects escrow, but no prepaid year of taxes, with a VA loan: $12,000 down and closing costs of 2.72%', () => {
    const terms = sampleCash({ plan: 'traditional', loanType: 'VA', program: null });
    const { gap, needed } = cashAtPrice(terms, 145_000, 12_000);
    expect(needed.total).toBeCloseTo(12_000 + 3_944 + 1_809.6, 6);
    expect(gap.short).toBeCloseTo(5_753.6, 6);
    expect(cashAtPrice(terms, 145_000, 1)).toMatchObject({ meetsRule: true, gap: { short: 0 } });
  });

  it('includes lender fees of 1% and 15 days of interest: a loan of $125,750 at 6.375%', () => {
    const charges = { ...sampleCash().charges, lenderFees: null, prepaidInterestDays: 15 };
    const { needed } = cashAtPrice(sampleCash({ charges }), 145_000, 12_000);
    expect(needed.total).toBeCloseTo(19_732.85 + 1_257.5 + 329.45, 2);
  });

  it('also pays the assumed lender fees from assistance', () => {
    const charges = { ...sampleCash().charges, lenderFees: null };
    const program = {
      cap: 25_000,
      maxPercent: null,
      percentOf: null,
      pays: 'both',
    } as const;
    const terms = sampleCash({ charges, program });
    // 3,944 of closing costs, plus 1% of (145,000 - 12,000 - 25,000).
    const { assistance } = cashAtPrice(terms, 145_000, 12_000);
    expect(assistance.towardClosing).toBeCloseTo(3_944 + 1_080, 9);
  });

  it.each([
    [4_906, false],
    [4_907, true],
  ])('decides whether %i down is enough for the lowered payment: %s', (downPayment, meetsRule) => {
    // 3% of the price and 7,806.55 of taxes and insurance, less 7,250 of help.
    expect(leastNeeded(sampleCash(), 145_000)).toBeCloseTo(12_156.55, 2);
    expect(cashAtPrice(sampleCash(), 145_000, downPayment).meetsRule).toBe(meetsRule);
  });

  it('returns the same figures as the comparison if assistance pays only toward the price', () => {
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, (facts, cap) => {
        const charges = { ...sampleCash().charges, lenderFees: null, prepaidInterestDays: 15 };
        const terms = sampleCash({ facts, program: cap, charges });
        const { homePrice, downPayment } = facts;
        const { needed, meetsRule } = cashAtPrice(terms, homePrice, downPayment);
        const { firstLoan, lowering, down } = compared(facts, cap, {
          ...charges,
          loanType: terms.loanType,
        });
        const money = { downPayment: down.total - down.assistance, assistance: 0 };
        const { total } = cashNeeded('lowered', facts, firstLoan, charges, money);
        expect(Math.abs(needed.total - total)).toBeLessThan(1e-9 * Math.max(1, total));
        expect(meetsRule).toBe(lowering.kind === 'qualified');
      }),
    );
  });
});
