import { describe, expect, it } from 'vitest';
import {
  FormLoanType,
  LoanEstimate,
  type PaperReading,
  type TypedFigureName,
  typedFigures,
  type UnreadablePaper,
} from './index.ts';

describe('typedFigures', () => {
  it('has twelve fields of a Loan Estimate, in the order of its pages', () => {
    const names = Object.keys(typedFigures);
    expect(names).toHaveLength(12);
    expect(Object.keys(LoanEstimate.shape)).toEqual(expect.arrayContaining(names));
    const pages = Object.values(typedFigures).map(({ page }) => page);
    expect(pages).toEqual(pages.toSorted());
  });

  it('accepts negative amounts only where the form can print them', () => {
    const signed: TypedFigureName[] = ['adjustmentsAndOtherCredits', 'cashToClose'];
    for (const name of signed) {
      expect(typedFigures[name].kind).toBe('signed-dollars');
      expect(LoanEstimate.parse({ [name]: -7250 })).toEqual({ [name]: -7250 });
    }
    expect(LoanEstimate.safeParse({ loanAmount: -1 }).success).toBe(false);
  });
});

describe('LoanEstimate', () => {
  it('accepts a Loan Estimate without any figure', () => {
    const nothing: PaperReading = { kind: 'loan-estimate', estimate: LoanEstimate.parse({}) };
    expect(nothing.estimate).toEqual({});
  });

  it('accepts every loan type of the form', () => {
    for (const loanType of FormLoanType.options) {
      expect(LoanEstimate.parse({ loanType })).toEqual({ loanType });
    }
  });

  it('rejects a name, a street address or a loan number', () => {
    for (const personal of ['applicants', 'property', 'loanId']) {
      expect(LoanEstimate.safeParse({ [personal]: 'x' }).success).toBe(false);
    }
  });
});

describe('UnreadablePaper', () => {
  it('includes the limit that a file exceeds', () => {
    const long: UnreadablePaper = { kind: 'too-many-pages', pages: 500, max: 20 };
    expect(long.pages).toBeGreaterThan(long.max);
  });
});
