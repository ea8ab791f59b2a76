import { comparePayments, noExtras, pricingFactsOf } from '@latchkey/domain';
import { sampleDetails, sampleProduct } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { widestFigure } from './figure-size.ts';

function widthFor(homePrice: number): number {
  const homeLocation = { property_tax: 0.011, insurance_rate: 0.005 };
  const home = { homePrice, downPayment: homePrice / 5, homeLocation };
  const answers = { ...home, creditScore: 'excellent', homeType: 'single-family' } as const;
  const facts = pricingFactsOf(answers, sampleDetails, sampleProduct);
  const comparison = comparePayments(facts, { applied: null, extras: noExtras });
  return widestFigure(comparison);
}

it('adds up the widths of the digits, signs and unit of the longest main figure', () => {
  // The longest figure is $2,609.02/month. It has six digits, a dollar sign, a comma, a period and
  // the unit.
  expect(widthFor(400_000)).toBeCloseTo(7 * 0.64 + 2 * 0.3 + 1.7, 2);
});

it('returns a larger width for longer figures', () => {
  expect(widthFor(1_000_000_000)).toBeGreaterThan(widthFor(400_000));
});
