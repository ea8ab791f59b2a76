import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detroitHome, priceHelp } from '../../test/example-samples.ts';
import { products } from '../../test/product-arbitraries.ts';
import { plainProduct, sampleProduct } from '../../test/product-samples.ts';
import { Percent } from '../units.ts';
import { changedExample, claimedSavings, exampleOf, sizedHome, workedExample } from './examples.ts';

describe('the examples of a site', () => {
  it("uses the figures of the specification's product", () => {
    expect(workedExample(sampleProduct).facts).toMatchObject({
      homePrice: 300_000,
      downPayment: 36_000,
      interest: 6.375,
      term: 30,
    });
    expect(sizedHome(detroitHome, sampleProduct, [priceHelp])).toEqual(detroitHome);
    expect(claimedSavings(sampleProduct)).toBe(30);
  });

  it('does not claim savings if the site offers no lowered payment', () => {
    expect(claimedSavings(plainProduct)).toBeNull();
    expect(sizedHome(detroitHome, plainProduct, [])).toBe(detroitHome);
    const { comparison, leadsWith } = workedExample(plainProduct);
    expect(comparison.lowering.kind).toBe('not-offered');
    expect(leadsWith).toBe('traditional');
  });

  it('qualifies with a line of credit that pays all taxes and insurance', () => {
    const lowered = products.filter(({ loweredPayment }) => {
      const line = loweredPayment?.lineOfCredit ?? 0;
      return line >= 1_000 && line <= 1_000_000;
    });
    fc.assert(
      fc.property(lowered, (product) => {
        const detroit = sizedHome(detroitHome, product, [priceHelp]);
        const examples = [workedExample(product), exampleOf(detroit, product, [priceHelp])];
        for (const example of examples) {
          expect(example.comparison.lowering).toMatchObject({
            kind: 'qualified',
            plan: { product: 'Line of Credit', monthlyAmount: 0 },
          });
          // The lowered payment is only possible with a conventional loan.
          expect(example).toMatchObject({ loanType: 'Conventional', leadsWith: 'lowered' });
        }
      }),
    );
  });
});

describe('changedExample', () => {
  const example = exampleOf(detroitHome, sampleProduct, [priceHelp]);

  it('returns the same example if nothing changes', () => {
    expect(changedExample(example, {})).toEqual(example);
  });

  it('changes the interest rate of an example', () => {
    const changed = changedExample(example, { interest: Percent.parse(7.28) });
    expect(changed.facts).toEqual({ ...example.facts, interest: 7.28 });
    expect(changed.terms.apr).toBeGreaterThan(7.28);
    expect(changed.help).toHaveLength(1);
  });

  it('removes the assistance from an example', () => {
    const { comparison, help } = changedExample(example, { isHelped: false });
    expect(help).toEqual([]);
    expect(comparison.down.assistance).toBe(0);
    expect(example.comparison.down.assistance).toBe(7_250);
  });
});
