import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '../../test/product-arbitraries.ts';
import { plainProduct, sampleProduct } from '../../test/product-samples.ts';
import { comparePayments } from '../mortgage/compare-payments.ts';
import { claimedSavings, detroitExample, detroitHelp, workedExample } from './examples.ts';

describe('the examples of a site', () => {
  it("are those of the specification's product", () => {
    expect(workedExample(sampleProduct)).toMatchObject({
      homePrice: 300_000,
      downPayment: 36_000,
      interest: 6.375,
      term: 30,
    });
    expect(detroitExample(sampleProduct)).toMatchObject({
      homePrice: 145_000,
      downPayment: 12_000,
    });
    expect(claimedSavings(sampleProduct)).toBe(30);
  });

  it('claim nothing without a lowered payment', () => {
    expect(claimedSavings(plainProduct)).toBeNull();
    expect(comparePayments(workedExample(plainProduct)).isOffered).toBe(false);
  });

  it('qualify with a line of credit that pays all of taxes and insurance', () => {
    const lowered = products.filter(({ loweredPayment }) => {
      const line = loweredPayment?.lineOfCredit ?? 0;
      return line >= 1_000 && line <= 1_000_000;
    });
    fc.assert(
      fc.property(lowered, (product) => {
        const examples = [
          comparePayments(workedExample(product)),
          comparePayments(detroitExample(product), detroitHelp),
        ];
        for (const example of examples) {
          expect(example).toMatchObject({ isQualified: true, product: 'Line of Credit' });
          expect(example.iAndTPayment).toBe(0);
        }
      }),
    );
  });
});
