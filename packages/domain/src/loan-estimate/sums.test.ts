import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paperWith } from '../../test/loan-estimate-sample.ts';
import type { LoanEstimate } from './loan-estimate.ts';
import { sumFindings } from './sums.ts';

function namesOf(changes: Partial<LoanEstimate>): string[] {
  return sumFindings(paperWith(changes)).map(({ pile, check }) => `${check} ${pile}`);
}

describe('sumFindings', () => {
  it('finds that all totals of the official form are correct', () => {
    expect(namesOf({})).toEqual(['sums same']);
  });

  it.each<[Partial<LoanEstimate>, string[]]>([
    [{ originationCharges: 1_803 }, ['total-loan-costs different', 'sums same']],
    [{ prepaids: 866 }, ['total-other-costs different', 'sums same']],
    [{ loanAndOtherCosts: 8_055 }, ['loan-and-other-costs different', 'sums same']],
    [{ lenderCredits: 500 }, ['total-closing-costs different', 'sums same']],
    [{ deposit: 9_999 }, ['cash-to-close different', 'sums same']],
    [{ adjustmentsAndOtherCredits: -7_250 }, ['cash-to-close different', 'sums same']],
    [{ loanCostsOnPageOne: 5_671 }, ['page-one-loan-costs different', 'sums same']],
    [{ otherCostsOnPageOne: 2_383 }, ['page-one-other-costs different', 'sums same']],
    [{ closingCostsOnPageOne: 8_053 }, ['page-one-closing-costs different', 'sums same']],
    [{ cashToCloseOnPageOne: 16_055 }, ['page-one-cash-to-close different', 'sums same']],
    // The exact sum is 1,049.78.
    [{ totalPayment: 1_050 }, ['sums same']],
    [{ totalPayment: 1_049 }, ['total-payment different', 'sums same']],
    [{ totalPayment: 1_051 }, ['total-payment different', 'sums same']],
  ])('reports the total that is wrong: %j', (changes, expected) => {
    expect(namesOf(changes)).toEqual(expected);
  });

  it('returns the printed total and the sum of its parts', () => {
    expect(sumFindings(paperWith({ originationCharges: 2_140 }))[0]).toEqual({
      pile: 'different',
      check: 'total-loan-costs',
      paper: { unit: 'dollars', value: 5_672 },
      expected: { unit: 'dollars', value: 6_010 },
    });
  });

  it('accepts a blank line if the other lines add up, and otherwise has no result', () => {
    expect(namesOf({ lenderCredits: undefined })).toEqual(['sums same']);
    expect(namesOf({ deposit: undefined })).toEqual(['sums same', 'sums unknown']);
    expect(namesOf({ originationCharges: undefined })).toEqual(['sums same', 'sums unknown']);
  });

  it('does not add up the rows for a loan without a seller', () => {
    const changes = { payoffs: 90_000, downPayment: undefined, cashToClose: -4_000 };
    expect(namesOf({ ...changes, cashToCloseOnPageOne: -4_000 })).toEqual(['sums same']);
  });

  it('has no result for a form without figures', () => {
    expect(sumFindings({}).map(({ pile }) => pile)).toEqual(['unknown']);
  });

  it('accepts every form with correct totals, and rejects a form in which a total is one dollar too high', () => {
    const line = fc.integer({ min: 0, max: 50_000 });
    const lines = fc.record({
      originationCharges: line,
      servicesYouCannotShopFor: line,
      servicesYouCanShopFor: line,
      lenderCredits: line,
      deposit: line,
      sellerCredits: line,
    });
    fc.assert(
      fc.property(lines, (found) => {
        const D =
          found.originationCharges + found.servicesYouCannotShopFor + found.servicesYouCanShopFor;
        const J = D + 2_382 - found.lenderCredits;
        const paper = {
          ...found,
          totalLoanCosts: D,
          loanCostsOnPageOne: D,
          loanAndOtherCosts: D + 2_382,
          totalClosingCosts: J,
          closingCostsOnPageOne: J,
          cashToClose: J + 18_000 - found.deposit - found.sellerCredits,
          cashToCloseOnPageOne: J + 18_000 - found.deposit - found.sellerCredits,
        };
        expect(namesOf(paper)).toEqual(['sums same']);
        const off = namesOf({ ...paper, cashToClose: paper.cashToClose + 1 });
        expect(off).toContain('cash-to-close different');
      }),
    );
  });
});
