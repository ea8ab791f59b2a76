import { noTerms } from '@latchkey/domain/program-samples';
import { describe, expect, it } from 'vitest';
import { agencyInShort, repaymentChip, repaymentWords } from './program-words.ts';

type Repayment = Parameters<typeof repaymentWords>[0]['repayment'];

function repaid(known: Partial<NonNullable<Repayment>>): Repayment {
  return { ...noTerms, ...known };
}

function forgiven(how: 'at-end' | 'yearly' | 'monthly', startsAfterYears = 0): Repayment {
  return repaid({ forgiven: { afterYears: 10, how, startsAfterYears } });
}

describe('repaymentWords', () => {
  it('labels a grant, and shows whether the buyer repays it after an early sale', () => {
    const words = (repayment: Repayment) => repaymentWords({ kind: 'grant', repayment });
    expect(words(null)).toEqual(['Grant']);
    expect(words(forgiven('at-end'))).toEqual(['Grant', 'Repaid if you sell within 10 years']);
    expect(words(forgiven('yearly'))).toEqual([
      'Grant',
      'Partly repaid if you sell within 10 years',
    ]);
    expect(words(repaid({ dueOn: ['sale'] }))).toEqual(['Grant', 'May be repaid if you sell']);
  });

  it('shows when a loan is forgiven or, if that is unknown, only that it is forgivable', () => {
    const words = (repayment: Repayment) => repaymentWords({ kind: 'forgivable-loan', repayment });
    expect(words(forgiven('at-end'))).toEqual(['Forgiven after 10 years']);
    expect(words(forgiven('monthly'))).toEqual(['Forgiven over 10 years']);
    expect(words(forgiven('yearly', 5))).toEqual(['Forgiven after 10 years']);
    expect(words(repaid({ dueOn: ['sale'] }))).toEqual(['Forgivable loan']);
    expect(words(null)).toEqual(['Forgivable loan']);
  });

  it('lists the events that make a deferred loan due', () => {
    const words = (repayment: Repayment) => repaymentWords({ kind: 'deferred-loan', repayment });
    expect(words(repaid({ dueOn: ['transfer', 'refinance', 'sale'], dueAfterYears: 30 }))).toEqual([
      'Loan with no monthly payments',
      'Repaid when you sell or refinance',
      'Due after 30 years',
    ]);
    expect(words(repaid({ dueOn: ['sale'] }))).toContain('Repaid when you sell');
    expect(words(null)).toEqual(['Loan with no monthly payments']);
    expect(words(forgiven('at-end'))).toEqual(['Forgiven after 10 years']);
  });

  it('shows that the program takes a share of the gain, with the percentage if it is known', () => {
    const words = (repayment: Repayment) =>
      repaymentWords({ kind: 'shared-appreciation-loan', repayment });
    expect(words(repaid({ appreciationSharePercent: 25 }))).toEqual([
      'Takes 25% of the gain when you sell',
    ]);
    expect(words(null)).toEqual(['Takes a share of the gain when you sell']);
  });

  it('shows that the buyer repays a loan monthly, with the number of years if it is known', () => {
    const words = (termYears: number | null) =>
      repaymentWords({
        kind: 'repayable-loan',
        repayment: repaid({ monthly: { ratePercent: 4, aboveFirstMortgage: null, termYears } }),
      });
    expect(words(15)).toEqual(['Repaid monthly over 15 years']);
    expect(words(null)).toEqual(['Repaid monthly']);
  });

  it('labels a tax credit', () => {
    expect(repaymentWords({ kind: 'tax-credit', repayment: null })).toEqual(['Tax credit']);
  });
});

it.each([
  [
    'Michigan State Housing Development Authority (MSHDA)',
    'Michigan State Housing Development Authority',
  ],
  ['Freddie Mac, through participating lenders', 'Freddie Mac'],
  ['City of Flagstaff, with Housing Solutions of Northern Arizona', 'City of Flagstaff'],
  ['City of Longmont, for Boulder County', 'City of Longmont'],
  ['City of Boston, Boston Home Center', 'City of Boston'],
])('shortens the agency %j to %j', (agencyName, short) => {
  expect(agencyInShort(agencyName)).toBe(short);
});

it('states that the buyer repays a deferred loan after a sale, if the program says so', () => {
  const chip = (repayment: Repayment | null) => repaymentChip({ kind: 'deferred-loan', repayment });
  expect(chip(repaid({ dueOn: ['refinance', 'sale'] }))).toBe('Repaid when you sell');
  expect(chip(forgiven('at-end'))).toBe('Forgiven after 10 years');
  expect(chip(null)).toBe('Loan with no monthly payments');
});
