import { Percent, type Repayment } from '@latchkey/domain';
import { noTerms } from '@latchkey/domain/program-samples';
import { describe, expect, it } from 'vitest';
import { helpCostWords } from './help-cost-words.ts';

const none = { kind: 'none' } as const;
const owed = { kind: 'owed', dollars: 10_000 } as const;

describe('helpCostWords', () => {
  it('explains that the buyer does not have to pay back a grant', () => {
    expect(helpCostWords({ kind: 'grant', repayment: noTerms }, none, owed)).toEqual([
      'Nothing to pay back.',
    ]);
  });

  it('shows the monthly payment with its rate and its number of years', () => {
    const monthly = { ratePercent: 4, aboveFirstMortgage: null, termYears: 10 };
    const loan = { principal: 10_000, interest: Percent.parse(4), years: 10 };
    const payment = { kind: 'monthly', monthly: 101.245, loan } as const;
    expect(
      helpCostWords({ kind: 'repayable-loan', repayment: { ...noTerms, monthly } }, payment, owed),
    ).toEqual(['$101.25 a month for 10 years at 4%, on top of the payments above.']);
  });

  it('explains when a loan is forgiven, and what makes the loan due before that', () => {
    const repayment: Repayment = {
      ...noTerms,
      forgiven: { afterYears: 10, how: 'yearly', startsAfterYears: 5 },
      dueOn: ['sale', 'refinance', 'move-out'],
    };
    const program = { kind: 'forgivable-loan', repayment } as const;
    expect(helpCostWords(program, none, owed)).toEqual([
      'Nothing to pay each month.',
      'Part of it is forgiven each year, and all of it after 10 years.',
      'That starts after 5 years.',
      'Until then it is due if you sell, refinance, or move out.',
    ]);
  });

  it("lists the interest, the agency's share of the gain and the last due date", () => {
    const repayment = {
      ...noTerms,
      interest: { ratePercent: 1, simple: true },
      appreciationSharePercent: 20,
      dueAfterYears: 30,
    };
    const words = helpCostWords({ kind: 'shared-appreciation-loan', repayment }, none, owed);
    expect(words).toEqual([
      'Nothing to pay each month.',
      'Interest of 1% a year is added and paid at the end.',
      'The agency takes 20% of the home’s gain in value.',
      'It is due after 30 years no matter what.',
    ]);
  });

  it('tells the buyer what to ask the agency if terms are missing', () => {
    const unknown = { kind: 'unknown', term: 'repayment' } as const;
    expect(helpCostWords({ kind: 'deferred-loan', repayment: null }, none, unknown)).toEqual([
      'Unknown, ask the agency: how it is paid back.',
    ]);
  });

  it('asks only about selling or leaving before full forgiveness if that year is known', () => {
    const repayment: Repayment = {
      ...noTerms,
      forgiven: { afterYears: 10, how: 'at-end', startsAfterYears: 0 },
    };
    const program = { kind: 'forgivable-loan', repayment } as const;
    expect(helpCostWords(program, none, { kind: 'unknown', term: 'due' })).toEqual([
      'Nothing to pay each month.',
      'All of it is forgiven after 10 years.',
      'Ask the agency what happens if you sell or leave before year 10.',
    ]);
  });
});
