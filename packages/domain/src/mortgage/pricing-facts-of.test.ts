import { describe, expect, it } from 'vitest';
import { sampleLine, sampleLowering } from '../../test/pricing-samples.ts';
import { plainProduct, sampleDetails, sampleProduct } from '../../test/product-samples.ts';
import { Fraction, Percent } from '../units.ts';
import { pricingFactsOf } from './pricing-facts-of.ts';

const answers = {
  homePrice: 400_000,
  downPayment: 80_000,
  creditScore: 'good',
  homeType: 'condo',
  homeLocation: {
    id: 7870148453,
    zipcode: '78701',
    county_code: 48453,
    city: 'Austin',
    county: 'Travis County',
    state: 'TX',
    property_tax: 0.016,
    insurance_rate: 0.005,
  },
} as const;

describe('pricingFactsOf', () => {
  it("uses the location's rates and the product's defaults", () => {
    expect(pricingFactsOf(answers, sampleDetails, sampleProduct)).toEqual({
      homePrice: 400_000,
      downPayment: 80_000,
      creditScore: 'good',
      homeType: 'condo',
      interest: 6.375,
      term: 30,
      propertyTax: 0.016,
      insurance: 0.005,
      lowering: sampleLowering,
    });
  });

  it('returns no lowered payment if the site offers none', () => {
    expect(pricingFactsOf(answers, sampleDetails, plainProduct).lowering).toBeNull();
  });

  it("prefers the buyer's own figures, including a rate of zero", () => {
    const details = {
      ...sampleDetails,
      interestRate: Percent.parse(5),
      term: 15,
      propertyTax: Fraction.parse(0),
      insurance: Fraction.parse(0.01),
    } as const;
    expect(pricingFactsOf(answers, details, sampleProduct)).toMatchObject({
      interest: 5,
      term: 15,
      propertyTax: 0,
      insurance: 0.01,
    });
  });

  it.each([
    [null, 9],
    [0, 0],
    [7.5, 7.5],
  ])('turns a line rate of %s in the settings into %s%%', (lineRate, rate) => {
    const details = {
      ...sampleDetails,
      lineRate: lineRate === null ? null : Percent.parse(lineRate),
    };
    const { lowering } = pricingFactsOf(answers, details, sampleProduct);
    expect(lowering?.line).toEqual({ ...sampleLine, rate, isAssumed: lineRate === null });
  });
});
