import { sampleQuote } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
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

it('adds up the payments and the cash that a saved quote is short of', () => {
  const { comparison, terms, short } = outlookOf(detroit, []);
  expect(comparison.ITMOMortgagePayment).toBeCloseTo(829.75, 1);
  expect(terms.loanAmount).toBe(133_000);
  // The down payment uses all of the buyer's money, so taxes, insurance and closing costs are left.
  expect(short).toBeGreaterThan(comparison.dueAtClosing);
  expect(comparison.dueAtClosing).toBeCloseTo(3_788.85, 2);
});

it('has no cash shortage from a down payment above the price', () => {
  const { comparison, short } = outlookOf({ ...detroit, downPayment: 200_000 }, []);
  expect(comparison.loanAmount).toBe(0);
  expect(short).toBe(0);
});
