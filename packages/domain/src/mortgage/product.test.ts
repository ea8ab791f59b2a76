import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { programLengths } from '../loan/lowering.ts';
import { amortizationValue, chooseProduct, lineOfCreditValue } from './product.ts';

/** Taxes and insurance are $12,000 in year 1, so they total $77,211.40 for years 2 to 7. */
const facts = sampleFacts({ downPayment: 100_000, propertyTax: 0.025 });

describe('lineOfCreditValue', () => {
  it('spreads the amount above the credit limit over the months of the program', () => {
    expect(lineOfCreditValue(facts, '7 years')).toBeCloseTo((77_211.4 - 25_000) / 84, 4);
  });

  it('returns 0 if the line of credit covers all taxes and insurance', () => {
    expect(lineOfCreditValue(sampleFacts(), '3 years')).toBe(0);
  });

  it('includes the taxes and insurance of years 2 and 3 for the length `3 years (LOC)`', () => {
    const dear = sampleFacts({ homePrice: 600_000, propertyTax: 0.021, insurance: 0.006 });
    expect(lineOfCreditValue(dear, '3 years (LOC)')).toBeCloseTo((33_378.48 - 25_000) / 36, 6);
  });
});

describe('amortizationValue', () => {
  it("repays the second loan over the first loan's term", () => {
    expect(amortizationValue(facts, '7 years')).toBeCloseTo(481.7, 2);
    expect(amortizationValue({ ...facts, term: 15 }, '7 years')).toBeCloseTo(667.3, 1);
  });
});

describe('chooseProduct', () => {
  it('picks the product with the lower monthly cost', () => {
    fc.assert(
      fc.property(pricingFacts, fc.constantFrom(...programLengths.slice(0, 3)), (each, length) => {
        const line = lineOfCreditValue(each, length);
        const amortization = amortizationValue(each, length);
        expect(chooseProduct(each, length).value).toBe(Math.min(line, amortization));
      }),
    );
  });

  it('picks the line of credit if the costs are equal', () => {
    const untaxed = sampleFacts({ propertyTax: 0, insurance: 0 });
    expect(chooseProduct(untaxed, '7 years')).toEqual({ product: 'Line of Credit', value: 0 });
  });

  it('picks the line of credit for the length `3 years (LOC)`, even if it costs more', () => {
    const dear = sampleFacts({ homePrice: 2_000_000, propertyTax: 0.03 });
    const { product, value } = chooseProduct(dear, '3 years (LOC)');
    expect(product).toBe('Line of Credit');
    expect(value).toBeGreaterThan(amortizationValue(dear, '3 years (LOC)'));
  });
});
