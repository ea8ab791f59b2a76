import { describe, expect, it } from 'vitest';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { taxesAndInsurance, taxesAndInsuranceFromYear2 } from './taxes-and-insurance.ts';

describe('taxesAndInsurance', () => {
  it.each([
    [1, 6_400],
    [2, 6_528],
    [3, 6_658.56],
    [7, 7_207.44],
  ])('increases taxes and insurance by 2% a year: in year %s, they are %s', (year, dollars) => {
    expect(taxesAndInsurance(sampleFacts(), year)).toBeCloseTo(dollars, 2);
  });

  it('adds the tax rate and the insurance rate', () => {
    const rates = sampleFacts({ propertyTax: 0.02, insurance: 0.01 });
    expect(taxesAndInsurance(rates, 1)).toBeCloseTo(12_000, 9);
  });
});

describe('taxesAndInsuranceFromYear2', () => {
  it('does not include year 1, which the buyer pays at closing', () => {
    expect(taxesAndInsuranceFromYear2(sampleFacts(), 1)).toBe(0);
    expect(taxesAndInsuranceFromYear2(sampleFacts(), 3)).toBeCloseTo(6_528 + 6_658.56, 9);
  });
});
