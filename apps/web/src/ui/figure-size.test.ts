import { comparePayments, Fraction, Percent } from '@latchkey/domain';
import { expect, it } from 'vitest';
import { figureSize } from './figure-size.ts';

function sizeFor(homePrice: number): number {
  const comparison = comparePayments({
    homePrice,
    downPayment: homePrice / 5,
    interest: Percent.parse(6.375),
    term: 30,
    propertyTax: Fraction.parse(0.011),
    insurance: Fraction.parse(0.005),
    creditScore: 'excellent',
  });
  const size = figureSize(comparison)['--figure'];
  return Number(size?.match(/^min\(.*, 100cqi \/ ([\d.]+)\)$/)?.[1]);
}

it('divides the page width by the width of the longest figure and its unit', () => {
  // $2,609.02/month is the longest: six digits and a dollar sign, a comma and a point, the unit.
  expect(sizeFor(400_000)).toBeCloseTo(7 * 0.64 + 2 * 0.3 + 1.7, 2);
});

it('gets smaller as figures get longer', () => {
  expect(sizeFor(1_000_000_000)).toBeGreaterThan(sizeFor(400_000));
});
