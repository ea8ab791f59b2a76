import { describe, expect, it } from 'vitest';
import { dueOnSale, sampleProgram } from '../../test/program-samples.ts';
import type { ProgramKind, Repayment } from '../catalog/catalog-program.ts';
import { owedByYear, owedSummary } from './owed-by-year.ts';

function owed(repayment: Partial<Repayment>, program: Parameters<typeof sampleProgram>[0] = {}) {
  const years = owedByYear(
    sampleProgram({ kind: 'deferred-loan', repayment: { ...dueOnSale, ...repayment }, ...program }),
  );
  return years?.map(({ dollars }) => Math.round(dollars)) ?? null;
}

describe('owedByYear', () => {
  it('returns the same debt for 30 years if none of it is forgiven', () => {
    expect(owed({})).toEqual(Array(30).fill(10_000));
  });

  it('returns a debt that falls until all of the assistance is forgiven', () => {
    const forgiven = { afterYears: 5, how: 'yearly', startsAfterYears: 0 } as const;
    expect(owed({ forgiven })).toEqual([8_000, 6_000, 4_000, 2_000, 0]);
  });

  it('ends in the year in which all of the assistance is due', () => {
    expect(owed({ dueAfterYears: 12 })).toHaveLength(12);
  });

  it('returns a debt that grows with interest', () => {
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
    ['terms that the buyer chooses', { choices: true }, {}],
    ['a share of the gain', { appreciationSharePercent: 20 }, {}],
    [
      'a rate above the first mortgage',
      { monthly: { ratePercent: null, aboveFirstMortgage: 2, termYears: 10 } },
      { kind: 'repayable-loan' },
    ],
  ] as const)('returns null for %s', (_, repayment, program) => {
    expect(
      owed(
        { ...repayment, dueOn: [...('dueOn' in repayment ? repayment.dueOn : dueOnSale.dueOn)] },
        program,
      ),
    ).toBeNull();
  });
});

describe('owedSummary', () => {
  const summary = (kind: ProgramKind, repayment: Partial<Repayment> | null) =>
    owedSummary({ kind, repayment: repayment && { ...dueOnSale, ...repayment } });
  const forgiven = { afterYears: 5, how: 'yearly', startsAfterYears: 0 } as const;

  it.each<[ProgramKind, Partial<Repayment> | null, string]>([
    ['tax-credit', null, 'nothing'],
    ['grant', null, 'nothing-known'],
    ['grant', { dueOn: [] }, 'nothing'],
    ['grant', { forgiven }, 'nothing-after-years'],
    ['forgivable-loan', {}, 'may-be-forgiven'],
    ['repayable-loan', {}, 'paid-monthly'],
    ['shared-appreciation-loan', {}, 'all-and-share-of-gain'],
    ['deferred-loan', { interest: { ratePercent: 3, simple: true } }, 'all-with-interest'],
    ['deferred-loan', { interest: { ratePercent: 0, simple: true } }, 'all'],
    ['deferred-loan', {}, 'all'],
    ['deferred-loan', null, 'unknown'],
    ['deferred-loan', { dueOn: [] }, 'unknown'],
    ['deferred-loan', { choices: true }, 'depends'],
    ['forgivable-loan', { forgiven, choices: true }, 'depends'],
    ['grant', { dueOn: [], choices: true }, 'depends'],
    ['repayable-loan', { choices: true }, 'depends'],
  ])('returns the summary of a %s with the terms %j: %s', (kind, repayment, expected) => {
    expect(summary(kind, repayment)).toBe(expected);
  });
});
