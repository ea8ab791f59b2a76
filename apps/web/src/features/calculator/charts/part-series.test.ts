import {
  comparePayments,
  Fraction,
  Percent,
  type PricingFacts,
  paymentParts,
} from '@latchkey/domain';
import { expect, it } from 'vitest';
import { partSeries } from './part-series.ts';

const facts: PricingFacts = {
  homePrice: 400_000,
  downPayment: 100_000,
  interest: Percent.parse(6.375),
  term: 30,
  propertyTax: Fraction.parse(0.025),
  insurance: Fraction.parse(0.005),
  creditScore: 'excellent',
};

function seriesOf(added: number) {
  const comparison = comparePayments(facts);
  const series = partSeries(paymentParts(facts, comparison, { total: added }), comparison);
  return { comparison, series };
}

it('makes both bars the same length by adding the savings to the lowered payment', () => {
  const { comparison, series } = seriesOf(250);
  const length = (bar: 'lowered' | 'traditional') =>
    series.reduce((sum, part) => sum + part[bar], 0);
  expect(length('traditional')).toBeCloseTo(comparison.traditionalMortgagePayment + 250, 8);
  expect(length('lowered')).toBeCloseTo(length('traditional'), 8);
});

it('labels each part of the payments and leaves out parts that are zero', () => {
  expect(seriesOf(0).series.map(({ label }) => label)).toEqual([
    'Principal & interest',
    'Second loan',
    'Taxes & insurance',
    'Saved',
  ]);
  expect(seriesOf(1).series.map(({ label }) => label)).toContain('What you added');
});
