import { comparePayments, Fraction, Percent } from '@latchkey/domain';
import { expect, it } from 'vitest';
import { loweredParts } from './payment-parts.ts';

it('the parts of the lowered payment and the saving make up the traditional one', () => {
  const comparison = comparePayments({
    homePrice: 400_000,
    downPayment: 100_000,
    interest: Percent.parse(6.375),
    term: 30,
    propertyTax: Fraction.parse(0.025),
    insurance: Fraction.parse(0.005),
    creditScore: 'excellent',
  });
  const parts = loweredParts(comparison);
  const sum = parts.reduce((whole, { dollars }) => whole + dollars, 0);
  expect(sum).toBeCloseTo(comparison.traditionalMortgagePayment, 8);
  expect(parts.map(({ label }) => label)).toEqual(['Principal & interest', 'Second loan', 'saved']);
});
