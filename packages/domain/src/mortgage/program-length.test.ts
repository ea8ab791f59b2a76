import { describe, expect, it } from 'vitest';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { programLengths } from '../loan/lowering.ts';
import { chooseLength, neededDownPayment } from './program-length.ts';

/**
 * Taxes and insurance are $10,000 in year 1, 10,200 in year 2, 10,404 in year 3, 10,612.08 in year
 * 4, and so on.
 */
const facts = sampleFacts({ homePrice: 500_000, propertyTax: 0.015, insurance: 0.005 });
const needed = {
  '7 years': 15_000 + 64_342.833_824_64,
  '5 years': 15_000 + 42_040.401_6,
  '3 years': 15_000 + 20_604,
  '3 years (LOC)': 15_000 + 25_000,
};

describe('neededDownPayment', () => {
  it.each(programLengths)(
    'returns 3% of the price plus the second loan for the length "%s"',
    (length) => {
      expect(neededDownPayment(facts, length)).toBeCloseTo(needed[length], 6);
    },
  );

  it('requires only 3.5% of the price plus the second loan for a score below 620', () => {
    const poor = { ...facts, creditScore: 'poor' } as const;
    expect(neededDownPayment(poor, '3 years (LOC)')).toBeCloseTo(17_500 + 25_000, 6);
  });
});

describe('chooseLength', () => {
  it.each([
    [79_342.84, '7 years'],
    [79_342.83, '5 years'],
    [57_040.41, '5 years'],
    [57_040.4, '3 years'],
    [35_604.01, '3 years'],
  ])(
    'picks the longest length that a down payment of %s dollars covers: %s',
    (totalDownPayment, length) => {
      expect(chooseLength(facts, totalDownPayment)).toMatchObject({ length, isQualified: true });
    },
  );

  it('qualifies a buyer whose down payment is exactly the needed down payment', () => {
    const least = neededDownPayment(facts, '3 years');
    expect(chooseLength(facts, least)).toMatchObject({ length: '3 years', isQualified: true });
  });

  it('does not qualify a buyer who is one cent short, and picks the length with the smallest down payment', () => {
    expect(chooseLength(facts, 35_603.99)).toMatchObject({ length: '3 years', isQualified: false });
  });

  it('picks `3 years (LOC)` if two years of taxes and insurance exceed the line of credit', () => {
    const dear = sampleFacts({ homePrice: 600_000, propertyTax: 0.021, insurance: 0.006 });
    expect(chooseLength(dear, 43_001)).toMatchObject({
      length: '3 years (LOC)',
      isQualified: true,
    });
    expect(chooseLength(dear, 42_999)).toMatchObject({
      length: '3 years (LOC)',
      isQualified: false,
    });
    expect(chooseLength(dear, 51_379)).toMatchObject({ length: '3 years', isQualified: true });
  });

  it('picks the longest length if all lengths need the same down payment', () => {
    const untaxed = sampleFacts({ propertyTax: 0, insurance: 0 });
    expect(chooseLength(untaxed, 0)).toMatchObject({ length: '7 years', isQualified: false });
  });
});
