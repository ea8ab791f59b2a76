import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { officialSample, paperWith } from '../../test/loan-estimate-sample.ts';
import { Percent } from '../units.ts';
import type { LoanEstimate } from './loan-estimate.ts';
import { sameLoan } from './same-loan.ts';

const match = (changes: Partial<LoanEstimate>) => sameLoan(officialSample, paperWith(changes));

describe('sameLoan', () => {
  it('recognizes the same loan with another rate and other costs', () => {
    const other = { rate: Percent.parse(4.125), originationCharges: 3_610, cashToClose: 19_900 };
    expect(match(other)).toEqual({ kind: 'same' });
  });

  it.each<[string, Partial<LoanEstimate>]>([
    ['salePrice', { salePrice: 180_001 }],
    ['loanType', { loanType: 'fha' }],
    ['termMonths', { termMonths: 180 }],
    ['product', { product: { rate: 'adjustable', introductoryYears: 5 } }],
    ['product', { product: { rate: 'fixed', feature: 'balloon' } }],
    ['purpose', { purpose: 'refinance' }],
    // 3.3% of $162,000 is $5,346.
    ['loanAmount', { loanAmount: 167_347 }],
  ])('rejects two Loan Estimates that differ in their %s', (trait, changes) => {
    expect(match(changes)).toEqual({ kind: 'different', by: [trait] });
  });

  it('accepts amounts that differ by a financed fee, or by assistance that only one lender includes', () => {
    expect(match({ loanAmount: 167_346 })).toEqual({ kind: 'same' });
    const withHelp = { loanAmount: 154_750, adjustmentsAndOtherCredits: -7_250 };
    expect(match(withHelp)).toEqual({ kind: 'same' });
    expect(match({ loanAmount: 154_750 })).toEqual({ kind: 'different', by: ['loanAmount'] });
  });

  it('has no result if a trait is missing, but still rejects two loans that differ in another trait', () => {
    expect(match({ loanType: undefined })).toEqual({ kind: 'unknown', missing: ['loanType'] });
    expect(match({ product: undefined, purpose: undefined })).toEqual({ kind: 'same' });
    expect(match({ loanType: undefined, termMonths: 180 })).toEqual({
      kind: 'different',
      by: ['termMonths'],
    });
  });

  it('does not depend on the order of the two Loan Estimates', () => {
    const papers = fc.record({
      salePrice: fc.constantFrom(undefined, 180_000, 181_000),
      loanAmount: fc.integer({ min: 140_000, max: 180_000 }),
      loanType: fc.constantFrom(undefined, 'fha' as const, 'va' as const),
      adjustmentsAndOtherCredits: fc.constantFrom(undefined, 0, -7_250),
    });
    fc.assert(
      fc.property(papers, papers, (one, other) => {
        const [a, b] = [paperWith(one), paperWith(other)];
        expect(sameLoan(a, b)).toEqual(sameLoan(b, a));
        expect(sameLoan(a, a).kind).not.toBe('different');
      }),
    );
  });
});
