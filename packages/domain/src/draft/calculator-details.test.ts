import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '../../test/product-arbitraries.ts';
import { sampleDetails, sampleProduct } from '../../test/product-samples.ts';
import { rubbish } from '../../test/quote-arbitraries.ts';
import { Percent } from '../units.ts';
import {
  CalculatorDetails,
  calculatorDetails,
  defaultCalculatorDetails,
  StoredCalculatorDetails,
} from './calculator-details.ts';

describe('defaultCalculatorDetails', () => {
  it("stores no rate or term, so that the site's defaults are used, and applies assistance", () => {
    expect(defaultCalculatorDetails).toEqual({
      term: null,
      interestRate: null,
      applyAssistance: true,
      helpPaysClosing: false,
      propertyTax: null,
      insurance: null,
      lineRate: null,
      mortgageInsurance: false,
      closingCosts: null,
      points: 0,
      lenderFees: null,
      prepaidInterestDays: 15,
      dues: null,
      extraPrincipal: 0,
      otherDebts: 0,
      yearlyGrowth: 2,
    });
    expect(StoredCalculatorDetails.parse({})).toEqual(defaultCalculatorDetails);
  });
});

describe('calculatorDetails', () => {
  it("uses 30 years at 6.375% with the specification's product", () => {
    expect(sampleDetails).toEqual({ ...defaultCalculatorDetails, term: 30, interestRate: 6.375 });
  });

  it("uses the site's own rate and term until the buyer chooses others", () => {
    const rate = { ...sampleProduct.rate, percent: Percent.parse(5.875) };
    const product = { ...sampleProduct, rate, terms: [30, 15], defaultTerm: 15 } as const;
    const details = (changes: Partial<StoredCalculatorDetails>) =>
      calculatorDetails({ ...defaultCalculatorDetails, ...changes }, product);
    expect(details({})).toMatchObject({ term: 15, interestRate: 5.875 });
    const own = { term: 30, interestRate: Percent.parse(0) } as const;
    expect(details(own)).toMatchObject(own);
  });

  it('ignores a term that the site no longer offers', () => {
    const product = { ...sampleProduct, terms: [15, 30], defaultTerm: 30 } as const;
    const stored = { ...defaultCalculatorDetails, term: 20 } as const;
    expect(calculatorDetails(stored, product).term).toBe(30);
  });

  it('converts any stored settings and any product into settings that the calculator can use', () => {
    fc.assert(
      fc.property(rubbish, products, (value, product) => {
        const details = calculatorDetails(StoredCalculatorDetails.parse(value), product);
        expect(CalculatorDetails.parse(details)).toEqual(details);
        expect(product.terms).toContain(details.term);
      }),
    );
  });
});

describe('CalculatorDetails', () => {
  it.each([
    ['term', 15],
    ['term', 20],
    ['interestRate', 0],
    ['interestRate', 25],
    ['propertyTax', 0],
    ['propertyTax', 0.1],
    ['insurance', 0.1],
    ['insurance', null],
    ['mortgageInsurance', true],
    ['closingCosts', 0],
    ['closingCosts', 20],
    ['closingCosts', null],
    ['points', 10],
    ['lineRate', 0],
    ['lineRate', 25],
    ['lineRate', null],
    ['lenderFees', 1_000_000],
    ['lenderFees', 0],
    ['lenderFees', null],
    ['prepaidInterestDays', 0],
    ['prepaidInterestDays', 31],
    ['dues', 1_000_000],
    ['dues', 0],
    ['dues', null],
    ['extraPrincipal', 1_000_000],
    ['otherDebts', 1_000_000],
    ['yearlyGrowth', -10],
    ['yearlyGrowth', 10],
  ])('accepts %s %s', (field, value) => {
    expect(CalculatorDetails.parse({ ...sampleDetails, [field]: value })).toMatchObject({
      [field]: value,
    });
  });

  it.each([
    ['term', 10, 'termInvalid'],
    ['term', '30', 'termInvalid'],
    ['interestRate', null, 'interestRateRequired'],
    ['interestRate', -0.001, 'interestRateAtLeast0'],
    ['interestRate', 25.001, 'interestRateAtMost25'],
    ['propertyTax', -0.001, 'localRateOutOfRange'],
    ['propertyTax', 0.1001, 'localRateOutOfRange'],
    ['insurance', 0.1001, 'localRateOutOfRange'],
    ['insurance', '1%', 'localRateOutOfRange'],
  ])('rejects %s %s', (field, value, key) => {
    const { error } = CalculatorDetails.safeParse({ ...sampleDetails, [field]: value });
    expect(error?.issues.map(({ message }) => message)).toEqual([key]);
  });
});

it('parses the settings in a request from an older version, which had no prepaid interest', () => {
  const { lineRate, prepaidInterestDays, ...older } = { ...sampleDetails, lenderFees: 0, dues: 0 };
  expect(CalculatorDetails.parse(older)).toEqual({
    ...older,
    lineRate: null,
    prepaidInterestDays: 0,
  });
});

describe('CalculatorDetails outside the limits', () => {
  it.each([
    ['mortgageInsurance', 'yes'],
    ['closingCosts', -0.01],
    ['closingCosts', 20.01],
    ['points', 10.01],
    ['lineRate', -0.001],
    ['lineRate', 25.001],
    ['lenderFees', -1],
    ['lenderFees', 1_000_001],
    ['lenderFees', 0.5],
    ['prepaidInterestDays', -1],
    ['prepaidInterestDays', 32],
    ['prepaidInterestDays', 1.5],
    ['prepaidInterestDays', null],
    ['dues', 99.5],
    ['dues', 1_000_001],
    ['extraPrincipal', null],
    ['otherDebts', Number.NaN],
    ['yearlyGrowth', -10.01],
    ['yearlyGrowth', 10.01],
  ])('rejects %s %s', (field, value) => {
    const details = { ...sampleDetails, [field]: value };
    expect(CalculatorDetails.safeParse(details).success).toBe(false);
  });
});

describe('StoredCalculatorDetails', () => {
  it('uses the default extras for settings that were stored before extras existed', () => {
    const older = {
      term: 20,
      interestRate: 5,
      applyAssistance: false,
      propertyTax: 0.01,
      insurance: 0.02,
    };
    expect(StoredCalculatorDetails.parse(older)).toEqual({ ...defaultCalculatorDetails, ...older });
  });

  it.each([
    ['term', 10],
    ['interestRate', -1],
    ['applyAssistance', 'yes'],
    ['helpPaysClosing', null],
    ['propertyTax', 1],
    ['insurance', -1],
    ['mortgageInsurance', 1],
    ['closingCosts', 21],
    ['points', -1],
    ['lineRate', 26],
    ['lenderFees', '5'],
    ['prepaidInterestDays', 32],
    ['dues', 0.5],
    ['extraPrincipal', -1],
    ['otherDebts', null],
    ['yearlyGrowth', 11],
  ])('resets a %s of %s and keeps the other settings', (field, value) => {
    const others = {
      term: 20,
      interestRate: 5,
      applyAssistance: false,
      helpPaysClosing: true,
      propertyTax: 0.01,
      insurance: 0.02,
      lineRate: 7.5,
      mortgageInsurance: true,
      closingCosts: 3,
      points: 1,
      lenderFees: 900,
      prepaidInterestDays: 10,
      dues: 250,
      extraPrincipal: 100,
      otherDebts: 400,
      yearlyGrowth: 3,
    };
    const atStart = Object.entries(defaultCalculatorDetails).find(([name]) => name === field);
    expect(StoredCalculatorDetails.parse({ ...others, [field]: value })).toEqual({
      ...others,
      [field]: atStart?.[1],
    });
  });

  it('fills in missing settings', () => {
    const stored = { term: 15, interestRate: 99, propertyTax: 0.02, insurance: 'none' };
    expect(StoredCalculatorDetails.parse(stored)).toEqual({
      ...defaultCalculatorDetails,
      term: 15,
      propertyTax: 0.02,
    });
  });
});
