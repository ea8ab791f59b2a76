import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assistanceCaps, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { noExtras } from '../loan/extras.ts';
import { comparePayments } from '../mortgage/compare-payments.ts';
import { Percent } from '../units.ts';
import { cashAtClosing } from './cash-at-closing.ts';
import { cashGap, cashNeeded, escrowAtClosing } from './cash-needed.ts';

/** The buyer of the design: Detroit, $145,000, $12,000 of her own, $7,250 of assistance. */
const detroit = sampleFacts({
  homePrice: 145_000,
  downPayment: 12_000,
  // Taxes and insurance of $3,788.85 a year.
  propertyTax: 0.0182,
  insurance: 0.00793,
  creditScore: 'fair',
});
const program = { cap: null, maxPercent: 5, percentOf: 'price' } as const;
const charges = { ...noExtras, closingCosts: Percent.parse(2.72) };
const atClosing = cashAtClosing(detroit, comparePayments(detroit, program), charges);

describe('cashNeeded', () => {
  it('adds up $12,000 down, $3,788.85 prepaid and 2.72% of closing costs: $19,732.85', () => {
    const needed = cashNeeded('lowered', detroit, atClosing);
    expect(needed).toMatchObject({
      plan: 'lowered',
      downPayment: 12_000,
      points: 0,
      lenderFees: 0,
      upFrontPremium: 0,
      assistance: 0,
    });
    expect(needed.taxesAndInsurance).toBeCloseTo(3_788.85, 2);
    expect(needed.closingCosts).toBeCloseTo(3_944, 9);
    expect(needed.total).toBeCloseTo(19_732.85, 2);
  });

  it('takes a year of insurance and three months of tax with a traditional payment', () => {
    const needed = cashNeeded('traditional', detroit, atClosing);
    // 1,149.85 of insurance, and a quarter of 2,639 of tax.
    expect(escrowAtClosing(detroit)).toBeCloseTo(1_149.85 + 659.75, 9);
    expect(needed.taxesAndInsurance).toBeCloseTo(1_809.6, 9);
    expect(needed.total).toBeCloseTo(12_000 + 3_944 + 1_809.6, 9);
  });

  it('adds a premium paid in cash and subtracts assistance that pays closing costs', () => {
    const more = { upFrontPremium: 2_200.63, assistance: 3_000 };
    const needed = cashNeeded('lowered', detroit, atClosing, more);
    expect(needed).toMatchObject(more);
    expect(needed.total).toBeCloseTo(19_732.85 + 2_200.63 - 3_000, 2);
  });

  it('accepts closing costs of 0', () => {
    const without = cashAtClosing(detroit, comparePayments(detroit, program), noExtras);
    expect(cashNeeded('lowered', detroit, without).total).toBeCloseTo(15_788.85, 2);
  });

  it('equals the cash that the calculator shows for the lowered payment', () => {
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, (facts, cap) => {
        const shown = cashAtClosing(facts, comparePayments(facts, cap), charges);
        expect(cashNeeded('lowered', facts, shown).total).toBe(shown.lowered);
        const { total, taxesAndInsurance } = cashNeeded('traditional', facts, shown);
        expect(total).toBe(shown.traditional + taxesAndInsurance);
        expect(taxesAndInsurance).toBeLessThanOrEqual(shown.taxesAndInsurance + 1e-6);
      }),
    );
  });
});

describe('cashGap', () => {
  it.each([
    [19_732.85, 7_732.85, 0],
    [12_000.01, 0.01, 0],
    [12_000.004, 0, 0],
    [12_000, 0, 0],
    [11_999.996, 0, 0],
    [11_999.99, 0, 0.01],
    [9_000, 0, 3_000],
  ])('compares 12,000 with %d: %d short, %d left', (needed, short, left) => {
    const gap = cashGap(12_000, needed);
    expect(gap).toMatchObject({ have: 12_000, needed });
    expect(gap.short).toBeCloseTo(short, 9);
    expect(gap.left).toBeCloseTo(left, 9);
  });
});
