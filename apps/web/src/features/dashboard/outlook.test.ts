import { idsOf, unknownLimits } from '@latchkey/domain';
import { sampleProduct, sampleQuote } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { sampleMatch } from '../../../test/sample-match.ts';
import { outlookOf } from './outlook.ts';

const detroit = sampleQuote({
  homePrice: 145_000,
  downPayment: 12_000,
  creditScore: 'fair',
  homeLocation: {
    id: 4_821_926_163,
    zipcode: '48219',
    county_code: 26_163,
    city: 'Detroit',
    county: 'Wayne County',
    state: 'MI',
    property_tax: 0.01642,
    insurance_rate: 0.00971,
  },
});

const noneChosen = idsOf([]);

it('counts the program that the buyer chose, otherwise the first of the list', () => {
  const programs = [sampleMatch(), sampleMatch({ id: 2, maxAmount: 4_000, cap: 4_000 })];
  const helpWith = (asked: typeof noneChosen) =>
    outlookOf(detroit, programs, asked, unknownLimits, sampleProduct).comparison
      .assistanceDowpayment;
  expect(helpWith(noneChosen)).toBe(10_000);
  expect(helpWith({ programId: 2, withIds: [] })).toBe(4_000);
  expect(helpWith({ programId: 3, withIds: [] })).toBe(10_000);
});

it('adds up the payments and the cash that a saved quote is short of', () => {
  const { comparison, terms, short } = outlookOf(
    detroit,
    [],
    noneChosen,
    unknownLimits,
    sampleProduct,
  );
  expect(comparison.ITMOMortgagePayment).toBeCloseTo(829.75, 1);
  expect(terms.loanAmount).toBe(133_000);
  // The down payment uses all of the buyer's money, so taxes, insurance and closing costs are left.
  expect(short).toBeGreaterThan(comparison.dueAtClosing);
  expect(comparison.dueAtClosing).toBeCloseTo(3_788.85, 2);
});

it('has no cash shortage from a down payment above the price', () => {
  const { comparison, short } = outlookOf(
    { ...detroit, downPayment: 200_000 },
    [],
    noneChosen,
    unknownLimits,
    sampleProduct,
  );
  expect(comparison.loanAmount).toBe(0);
  expect(short).toBe(0);
});
