import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  billAfterSale,
  buyersPropertyTax,
  propertyTaxNotes,
  type TaxAfterSale,
} from './tax-after-sale.ts';

type Rule = Pick<TaxAfterSale, 'rate' | 'exemption' | 'quality'>;

const rule = (rate: number, changes: Partial<Rule> = {}): Rule => ({
  rate,
  exemption: null,
  quality: 'published',
  ...changes,
});

const present = (rate: number, state = 'FL') => ({ state, rate, medianHomeValue: 200_000 });

describe('buyersPropertyTax', () => {
  it("returns the current owners' rate if a sale does not reset the tax", () => {
    expect(buyersPropertyTax(present(0.01547, 'OH'), null)).toBe(0.01547);
  });

  it.each([
    [0.009999, 0.01],
    [0.01, 0.01],
    [0.010001, 0.010001],
  ])(
    'given a rate of %s after a sale and 1 %% for current owners, returns the larger rate: %s',
    (rate, expected) => {
      expect(buyersPropertyTax(present(0.01), rule(rate))).toBe(expected);
    },
  );

  it.each([
    [0.014999, 0.014999],
    [0.015, 0.015],
    [0.015001, 0.015],
    [0.03, 0.015],
  ])('caps a state-average estimate of %s at 1.5 times the current 1 %%: %s', (rate, expected) => {
    const estimate = rule(rate, { quality: 'state-average' });
    expect(buyersPropertyTax(present(0.01), estimate)).toBe(expected);
  });

  it.each(['published', 'computed', 'minimum'] as const)('does not cap a %s rate', (quality) => {
    expect(buyersPropertyTax(present(0.01), rule(0.03, { quality }))).toBe(0.03);
  });

  it('subtracts the exemption from the median home value', () => {
    // 2 % of $150,000 is $3,000, which is 1.5 % of $200,000.
    expect(buyersPropertyTax(present(0.01), rule(0.02, { exemption: 50_000 }))).toBe(0.015);
    expect(buyersPropertyTax(present(0.01), rule(0.02, { exemption: 100_000 }))).toBe(0.01);
    expect(buyersPropertyTax(present(0.01), rule(0.02, { exemption: 300_000 }))).toBe(0.01);
  });

  it('caps a state-average estimate after subtracting the exemption', () => {
    const estimate = rule(0.02, { exemption: 50_000, quality: 'state-average' });
    expect(buyersPropertyTax(present(0.0101), estimate)).toBe(0.015);
    expect(buyersPropertyTax(present(0.0099), estimate)).toBe(0.01485);
  });

  // The counties below, with their figures and median home values, are from the reference table.
  it.each([
    ['Miami-Dade', 'FL', 0.00827, 425_400, rule(0.018489, { exemption: 41_494 }), 0.016686],
    ['Wayne', 'MI', 0.01642, 170_200, rule(0.024745, { quality: 'computed' }), 0.024745],
    ['Washington, DC', 'DC', 0.00577, 724_600, rule(0.0085, { exemption: 89_850 }), 0.007446],
    ['Los Angeles', 'CA', 0.00694, 783_300, rule(0.011, { quality: 'minimum' }), 0.011],
    ['Travis', 'TX', 0.01535, 487_600, rule(0.019818, { exemption: 67_146 }), 0.01535],
    ['Harris', 'TX', 0.01718, 255_000, rule(0.016092, { exemption: 75_542 }), 0.01718],
  ])(
    'matches the reference table for %s, %s',
    (_, state, rate, medianHomeValue, afterSale, expected) => {
      expect(buyersPropertyTax({ state, rate, medianHomeValue }, afterSale)).toBe(expected);
    },
  );

  it("returns a rate between the current owners' rate and the rate before the exemption", () => {
    const rates = fc.integer({ min: 50, max: 5_000 }).map((rate) => rate / 100_000);
    const rules = fc.record({
      rate: rates,
      exemption: fc.option(fc.integer({ min: 1, max: 300_000 })),
      quality: fc.constantFrom('published', 'computed', 'state-average', 'minimum'),
    });
    const homes = fc.integer({ min: 30_000, max: 2_000_000 });
    fc.assert(
      fc.property(rates, homes, rules, (rate, medianHomeValue, afterSale) => {
        const tax = buyersPropertyTax({ state: 'FL', rate, medianHomeValue }, afterSale);
        expect(tax).toBeGreaterThanOrEqual(rate);
        expect(tax).toBeLessThanOrEqual(Math.max(rate, afterSale.rate));
        if (afterSale.quality === 'state-average') {
          expect(tax).toBeLessThanOrEqual(1.5 * rate + Number.EPSILON);
        }
        expect(buyersPropertyTax({ state: 'TX', rate, medianHomeValue }, afterSale)).toBe(rate);
      }),
    );
  });
});

describe('billAfterSale', () => {
  it.each([
    [50_000, 0],
    [50_001, 0.02],
    [150_000, 2_000],
  ])('taxes the part of a $%d price above a $50,000 exemption', (price, bill) => {
    expect(billAfterSale({ rate: 0.02, exemption: 50_000 }, price)).toBeCloseTo(bill, 10);
  });
});

describe('propertyTaxNotes', () => {
  const known: TaxAfterSale = {
    ...rule(0.02, { exemption: 50_000 }),
    source: 'https://county.example/taxes',
    asOf: '2025',
  };

  it.each(['AR', 'MD', 'MI', 'NM', 'OK', 'SC'])(
    'reports that a sale resets the bill in %s, where the rate after a sale is unknown',
    (state) => {
      expect(propertyTaxNotes(state, null, 300_000).isResetUnknown).toBe(true);
      expect(propertyTaxNotes(state, known, 300_000).isResetUnknown).toBe(false);
    },
  );

  it.each(['FL', 'TX', 'CA', 'DC', 'OH'])('does not report an unknown reset in %s', (state) => {
    expect(propertyTaxNotes(state, null, 300_000).isResetUnknown).toBe(false);
  });

  it("returns a new owner's bill only in Texas", () => {
    expect(propertyTaxNotes('TX', known, 300_000).newOwner).toMatchObject({
      bill: 5_000,
      asOf: '2025',
    });
    expect(propertyTaxNotes('TX', null, 300_000).newOwner).toBeNull();
    expect(propertyTaxNotes('FL', known, 300_000).newOwner).toBeNull();
  });

  it.each(['FL', 'MI', 'TX'])("reports that the old owner's bill comes first in %s", (state) => {
    expect(propertyTaxNotes(state, known, 300_000).isOldBillFirst).toBe(true);
    expect(propertyTaxNotes(state, null, 300_000).isOldBillFirst).toBe(false);
  });

  it.each(['CA', 'MD', 'OH'])(
    "does not report that the old owner's bill comes first in %s",
    (state) => {
      expect(propertyTaxNotes(state, known, 300_000).isOldBillFirst).toBe(false);
    },
  );
});
