import { describe, expect, it } from 'vitest';
import { sampleProgram } from '../../test/program-samples.ts';
import type { Repayment } from '../catalog/catalog-program.ts';
import { owedByYear } from './owed-by-year.ts';

const terms: Repayment = {
  monthly: null,
  interest: null,
  forgiven: null,
  dueOn: ['sale'],
  dueAfterYears: null,
  appreciationSharePercent: null,
  choices: false,
};

function owed(repayment: Partial<Repayment>, program: Parameters<typeof sampleProgram>[0] = {}) {
  const years = owedByYear(
    sampleProgram({ kind: 'deferred-loan', repayment: { ...terms, ...repayment }, ...program }),
  );
  return years?.map(({ dollars }) => Math.round(dollars)) ?? null;
}

describe('owedByYear', () => {
  it('is the same amount for 30 years if nothing is forgiven', () => {
    expect(owed({})).toEqual(Array(30).fill(10_000));
  });

  it('falls until all of it is forgiven', () => {
    const forgiven = { afterYears: 5, how: 'yearly', startsAfterYears: 0 } as const;
    expect(owed({ forgiven })).toEqual([8_000, 6_000, 4_000, 2_000, 0]);
  });

  it('ends in the year in which all of it is due', () => {
    expect(owed({ dueAfterYears: 12 })).toHaveLength(12);
  });

  it('grows with interest', () => {
    const [first, second] = owed({ interest: { ratePercent: 3, simple: true } }) ?? [];
    expect([first, second]).toEqual([10_300, 10_600]);
  });

  it('uses the amount of the lowest tier', () => {
    const tier = { says: 'Some.', when: {}, maxPercent: null, percentOf: null };
    const tiers = [20_000, 4_000].map((maxAmount) => ({ ...tier, maxAmount }));
    expect(owed({}, { tiers })?.[0]).toBe(4_000);
  });

  it.each([
    ['a free grant', {}, { kind: 'grant', repayment: null }],
    ['an unknown amount', {}, { maxAmount: null, maxPercent: 3, percentOf: 'price' }],
    ['unknown terms', {}, { repayment: null }],
    ['an unknown due date', { dueOn: [] }, {}],
    ['a share of the gain', { appreciationSharePercent: 20 }, {}],
    [
      'a rate above the first mortgage',
      { monthly: { ratePercent: null, aboveFirstMortgage: 2, termYears: 10 } },
      { kind: 'repayable-loan' },
    ],
  ] as const)('is null for %s', (_, repayment, program) => {
    expect(
      owed(
        { ...repayment, dueOn: [...('dueOn' in repayment ? repayment.dueOn : terms.dueOn)] },
        program,
      ),
    ).toBeNull();
  });
});
