import { describe, expect, it } from 'vitest';
import { unknownLimits } from '../loan/loan-limit.ts';
import { capForLoan, type LoanProgram, loanTypeFacts, ownCap } from './cap-for-loan.ts';

const percent = (maxPercent: number) => {
  return { cap: null, maxPercent, percentOf: 'price' } as const;
};
const program: LoanProgram = {
  ...percent(3),
  pays: 'both',
  capByLoanType: { Conventional: percent(3), FHA: percent(3.5) },
  firstMortgage: { types: ['conventional', 'fha'] },
};
const home = { homePrice: 200_000, downPayment: 10_000, homeType: 'condo' } as const;

describe('capForLoan', () => {
  it.each([
    ['Conventional', 3],
    ['FHA', 3.5],
    // The program does not list this type, so the program's own cap applies.
    ['VA', 3],
  ] as const)('returns the cap for a %s loan: %d%%', (loanType, maxPercent) => {
    expect(capForLoan(program, loanType)).toEqual({ ...percent(maxPercent), pays: 'both' });
  });

  it('returns the same cap for every type if the caps do not differ', () => {
    const same = { ...program, capByLoanType: null };
    expect(capForLoan(same, 'FHA')).toEqual(ownCap(same));
  });
});

describe('loanTypeFacts', () => {
  it.each([
    ['good', 184_000],
    ['poor', 183_000],
  ] as const)(
    'returns the loan amount after the help for a %s score: %d',
    (creditScore, loanAmount) => {
      const facts = { ...home, creditScore };
      expect(loanTypeFacts([program], facts, unknownLimits)).toMatchObject({
        types: ['Conventional', 'FHA'],
        loanAmount,
      });
    },
  );

  it('uses the other loan type if the program does not accept the type for the credit score', () => {
    const fha: LoanProgram = { ...program, firstMortgage: { types: ['fha'] } };
    const facts = { ...home, creditScore: 'good' } as const;
    expect(loanTypeFacts([fha], facts, unknownLimits).loanAmount).toBe(183_000);
  });

  it('returns the whole loan if there is no program', () => {
    const facts = { ...home, creditScore: 'good' } as const;
    expect(loanTypeFacts([], facts, unknownLimits).loanAmount).toBe(190_000);
  });
});
