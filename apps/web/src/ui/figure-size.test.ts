import { comparePayments, Fraction, Percent } from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { widestFigure } from './figure-size.ts';

function widthFor(homePrice: number): number {
  const comparison = comparePayments({
    homePrice,
    downPayment: homePrice / 5,
    interest: Percent.parse(6.375),
    term: 30,
    propertyTax: Fraction.parse(0.011),
    insurance: Fraction.parse(0.005),
    creditScore: 'excellent',
    lowering: sampleProduct.loweredPayment,
  });
  return widestFigure(comparison);
}

it('counts the digits, signs and unit of the longest figure', () => {
  // $2,609.02/month is the longest: six digits and a dollar sign, a comma and a point, the unit.
  expect(widthFor(400_000)).toBeCloseTo(7 * 0.64 + 2 * 0.3 + 1.7, 2);
});

it('grows with longer figures', () => {
  expect(widthFor(1_000_000_000)).toBeGreaterThan(widthFor(400_000));
});
