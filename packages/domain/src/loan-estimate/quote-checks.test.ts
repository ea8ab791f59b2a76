import { describe, expect, it } from 'vitest';
import { expectedOfSample, paperWith } from '../../test/loan-estimate-sample.ts';
import { Percent } from '../units.ts';
import type { ExpectedLoan } from './expected-loan.ts';
import type { LoanEstimate } from './loan-estimate.ts';
import { isAnotherLoan, quoteFindings } from './quote-checks.ts';

function found(changes: Partial<LoanEstimate>, quote: Partial<ExpectedLoan> = {}) {
  return quoteFindings(paperWith(changes), { ...expectedOfSample, ...quote });
}

function pileOf(check: string, changes: Partial<LoanEstimate>, quote: Partial<ExpectedLoan> = {}) {
  return found(changes, quote).find((each) => each.check === check)?.pile;
}

describe('quoteFindings', () => {
  it('finds no difference from a quote for the same loan', () => {
    expect(found({}).filter(({ pile }) => pile !== 'same')).toEqual([]);
    expect(isAnotherLoan(found({}))).toBe(false);
  });

  it.each<[string, Partial<LoanEstimate>]>([
    ['sale-price', { salePrice: 185_000 }],
    ['loan-type', { loanType: 'fha' }],
    ['term', { termMonths: 180 }],
    ['product', { product: { rate: 'adjustable', introductoryYears: 5 } }],
    ['product', { product: { rate: 'fixed', feature: 'interest-only' } }],
  ])('recognizes another loan by its %s, and does not compare its rate', (check, changes) => {
    const findings = found({ ...changes, rate: Percent.parse(9) });
    expect(findings.find((each) => each.check === check)?.pile).toBe('different');
    expect(isAnotherLoan(findings)).toBe(true);
    for (const other of ['rate', 'lender-charges', 'loan-amount']) {
      expect(findings.find((each) => each.check === other)).toMatchObject({
        reason: 'another-loan',
      });
    }
  });

  it.each([
    [162_000, 'same'],
    // With a financed fee.
    [164_835, 'same'],
    [164_836, 'same'],
    [163_000, 'different'],
  ])('accepts a loan with or without the financed fee: $%s is %s', (loanAmount, pile) => {
    expect(pileOf('loan-amount', { loanAmount }, { loan: 164_835 })).toBe(pile);
  });

  it.each([
    [-7_250, 'same'],
    [-7_249, 'same'],
    [-9_000, 'same'],
    [-7_248, 'different'],
    [0, 'different'],
    [500, 'different'],
    [undefined, 'unknown'],
  ])('compares adjustments of %s with assistance of $7,250: %s', (adjustments, pile) => {
    const changes = { adjustmentsAndOtherCredits: adjustments };
    expect(pileOf('help', changes, { help: 7_250 })).toBe(pile);
  });

  it('shows $0 for assistance that is not on the form', () => {
    const help = found({}, { help: 7_250 }).find(({ check }) => check === 'help');
    expect(help).toMatchObject({ paper: { value: 0 }, expected: { value: 7_250 } });
  });

  it('returns no result about assistance if the quote has none', () => {
    expect(pileOf('help', {})).toBeUndefined();
  });

  it.each([
    [3.875, 'same'],
    [3.75, 'same'],
    [3.876, 'different'],
    [4.375, 'different'],
  ])('compares a rate of %s%% with a quote at 3.875%%: %s', (rate, pile) => {
    expect(pileOf('rate', { rate: Percent.parse(rate) })).toBe(pile);
  });

  it.each([
    [1_258, 'same'],
    [900, 'same'],
    [1_259, 'different'],
    [2_140, 'different'],
  ])('compares charges of $%s with a quote with $1,257.50: %s', (originationCharges, pile) => {
    expect(pileOf('lender-charges', { originationCharges }, { lenderCharges: 1_257.5 })).toBe(pile);
  });

  it('suggests a question about escrow if the plan pays taxes and insurance outside the payment', () => {
    const check = 'taxes-outside-payment';
    expect(pileOf(check, {}, { paysOutside: true })).toBe('unknown');
    expect(pileOf(check, { escrow: 0 }, { paysOutside: true })).toBeUndefined();
    expect(pileOf(check, {})).toBeUndefined();
  });

  it('has no result for a form without figures', () => {
    const piles = quoteFindings({}, { ...expectedOfSample, help: 1_000 }).map(({ pile }) => pile);
    expect(new Set(piles)).toEqual(new Set(['unknown']));
  });
});
