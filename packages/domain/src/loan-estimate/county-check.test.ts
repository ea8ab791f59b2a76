import { describe, expect, it } from 'vitest';
import { expectedOfSample, paperWith } from '../../test/loan-estimate-sample.ts';
import { countyFinding } from './county-check.ts';
import type { ExpectedLoan } from './expected-loan.ts';
import type { LoanEstimate } from './loan-estimate.ts';

/**
 * A quote in a county where taxes and insurance cost 2% of the price a year: $300 a month for
 * $180,000.
 */
const quote: ExpectedLoan = { ...expectedOfSample, taxesAndInsurance: 0.02 };

function find(changes: Partial<LoanEstimate>, expected: Partial<ExpectedLoan> | null = {}) {
  return countyFinding(paperWith(changes), expected && { ...quote, ...expected });
}

describe('countyFinding', () => {
  it.each([
    [209, 'different'],
    [210, 'same'],
    [390, 'same'],
    [391, 'different'],
  ])('compares $%s a month with a county average of $300: %s', (taxesAndInsurance, pile) => {
    expect(find({ taxesAndInsurance }).pile).toBe(pile);
  });

  it('includes HOA dues in both amounts', () => {
    expect(find({ taxesAndInsurance: 550 }, { dues: 250 }).pile).toBe('same');
    expect(find({ taxesAndInsurance: 300 }, { homeType: 'condo' })).toMatchObject({
      reason: 'no-dues',
    });
    expect(find({ taxesAndInsurance: 300 }, { homeType: 'condo', dues: 0 }).pile).toBe('same');
  });

  it('uses the amount that the lender collects if the form does not show the estimate', () => {
    expect(find({ taxesAndInsurance: undefined, escrow: 300 }).pile).toBe('same');
    expect(find({ taxesAndInsurance: undefined, escrow: 0 }).pile).toBe('unknown');
  });

  it.each<[Partial<LoanEstimate>, null | Partial<ExpectedLoan>, string]>([
    [{ salePrice: undefined }, {}, 'not-on-paper'],
    [{ taxesAndInsurance: undefined, escrow: undefined }, {}, 'not-on-paper'],
    [{}, null, 'no-quote'],
  ])('has no result with %j and the quote %j: %s', (changes, expected, reason) => {
    expect(find(changes, expected)).toMatchObject({ reason });
  });
});
