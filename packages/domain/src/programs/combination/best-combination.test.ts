import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assessedFor,
  combinablePrograms,
  combinationFacts,
} from '../../../test/combination-arbitraries.ts';
import { bestOfEvery } from '../../../test/every-combination.ts';
import { buyer, sampleProgram, today, travis } from '../../../test/program-samples.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { bestCombination } from './best-combination.ts';
import { Combination } from './combination.ts';

/** A $300,000 home with $10,000 down. */
const given = { facts: buyer, area: travis, closingCosts: 5_000 };

const any = { with: 'any', slugs: [], says: 'May be combined with other help.' } as const;

/** Creates a program that accepts a conventional loan and may be combined with any other help. */
function program(id: number, changes: Parameters<typeof sampleProgram>[0] = {}): CatalogProgram {
  return sampleProgram({
    id,
    slug: `us-${id}`,
    combines: { ...any, slugs: [] },
    firstMortgage: { types: ['conventional'], from: null },
    ...changes,
  });
}

const both = (): CatalogProgram['firstMortgage'] => ({
  types: ['conventional', 'fha'],
  from: null,
});
const bestOf = (programs: CatalogProgram[], facts = given) =>
  bestCombination(assessedFor(programs, facts), facts, today);
const idsOf = (best: Combination | null) => best?.members.map(({ id }) => id).sort();

describe('bestCombination', () => {
  it('adds up programs that allow each other, and includes the sentence that allows it', () => {
    const source = { url: 'https://example.org/b', asOf: '2026-05' };
    const first = program(1, { maxAmount: 8_000 });
    const second = program(2, {
      kind: 'deferred-loan',
      maxAmount: 12_000,
      combines: { with: 'some', slugs: ['us-1'], says: 'May be stacked with the grant.' },
      sources: [{ ...source, supports: 'stacking' }],
    });
    expect(bestOf([first, second])).toEqual({
      members: [
        {
          id: 2,
          kind: 'deferred-loan',
          amount: 12_000,
          says: 'May be stacked with the grant.',
          source,
        },
        {
          id: 1,
          kind: 'grant',
          amount: 8_000,
          says: any.says,
          source: { url: 'https://example.org/', asOf: '2026-04' },
        },
      ],
      total: 20_000,
      toRepay: 12_000,
      loanType: 'Conventional',
      verdict: 'match',
      checks: [],
    });
  });

  it('calculates a percentage of the loan from the loan that remains after the other assistance', () => {
    const ofLoan = program(2, { maxAmount: null, maxPercent: 5, percentOf: 'loan' });
    // The loan is 300,000 - 10,000 - 20,000 minus 5% of the loan.
    const best = bestOf([program(1, { maxAmount: 20_000 }), ofLoan]);
    expect(best?.members.map(({ amount }) => amount)).toEqual([
      20_000,
      expect.closeTo(13_500 / 1.05, 6),
    ]);
  });

  it("pays at most the price minus the buyer's own money, and applies the assistance with the least to repay first", () => {
    const close = { ...given, facts: { ...buyer, homePrice: 30_000, downPayment: 10_000 } };
    const loan = program(1, { kind: 'repayable-loan', maxAmount: 15_000 });
    const best = bestOf([loan, program(2, { maxAmount: 12_000 })], close);
    expect(best?.members.map(({ id, amount }) => [id, amount])).toEqual([
      [2, 12_000],
      [1, 8_000],
    ]);
  });

  it.each([
    ['paused', { status: 'paused' as const }],
    ['on a waiting list', { status: 'waitlist' as const }],
    ['a tax credit', { kind: 'tax-credit' as const }],
    ['to be verified first', { confidence: 'low' as const }],
    ['not met', { rules: { maxHomePrice: { limit: 299_999 } } }],
    ['silent about other help', { combines: { with: 'unknown' as const, slugs: [], says: '' } }],
    ['alone by its text', { combines: { with: 'none' as const, slugs: [], says: 'Alone.' } }],
    ['of unknown amount', { maxAmount: null }],
    ['for another loan type', { firstMortgage: { types: ['fha' as const], from: null } }],
  ])('leaves out a program that is %s', (_, changes) => {
    expect(bestOf([program(1), program(2, changes)])).toBeNull();
    expect(idsOf(bestOf([program(1), program(2, changes), program(3)]))).toEqual([1, 3]);
  });

  it('prefers a set with nothing left to check over a set with more money', () => {
    const toCheck = { maxAmount: 50_000, rules: { minCreditScore: 700 } };
    const best = bestOf([program(1), program(2), program(3, toCheck)]);
    expect(best).toMatchObject({ verdict: 'match', total: 20_000 });
  });

  describe('compared with single programs', () => {
    const alone = { combines: { with: 'unknown' as const, slugs: [], says: '' } };
    const toCheck = { rules: { minCreditScore: 700 } };
    const pair = [program(1), program(2)];
    const unsure = pair.map((each) => ({ ...each, firstMortgage: { types: [], from: null } }));

    it.each([
      ['a certain set', pair],
      ['a set that has to be checked', unsure],
    ])('must have more money than the best single program: %s', (_, set) => {
      const single = (maxAmount: number) => program(3, { ...alone, maxAmount });
      expect(bestOf([...set, single(19_999)])?.total).toBe(20_000);
      expect(bestOf([...set, single(20_000)])).toBeNull();
    });

    it('prefers a combination to a single program that has the same money but more to repay', () => {
      const loan = program(3, { ...alone, kind: 'forgivable-loan', maxAmount: 20_000 });
      expect(bestOf([...pair, loan])?.total).toBe(20_000);
    });

    it('prefers a combination with less money to a single program that has more left to check', () => {
      const larger = program(3, { ...alone, ...toCheck, maxAmount: 90_000 });
      expect(bestOf([...pair, larger])?.total).toBe(20_000);
      expect(bestOf([...unsure, larger])?.total).toBe(20_000);
    });

    it('lists what is left to check in a combination', () => {
      expect(bestOf(unsure)).toMatchObject({ verdict: 'check', checks: ['unknown-loan-type'] });
      expect(bestOf([program(1), program(2, toCheck)])?.checks).toEqual(['program']);
    });
  });

  it.each([
    ['good', 'Conventional', 9_000],
    ['poor', 'FHA', 10_500],
  ] as const)(
    "uses the tiers that apply to the combination's loan type: %s, %s",
    (creditScore, loanType, amount) => {
      const tier = { maxAmount: null, percentOf: 'price', says: 'One.' } as const;
      const tiered = program(2, {
        tiers: [
          { ...tier, when: { loanTypes: ['fha'] }, maxPercent: 3.5 },
          { ...tier, when: {}, maxPercent: 3 },
        ],
        firstMortgage: both(),
      });
      const facts = { ...given, facts: { ...buyer, creditScore } };
      const best = bestOf([program(1, { maxAmount: 5_000, firstMortgage: both() }), tiered], facts);
      expect(best?.loanType).toBe(loanType);
      expect(best?.members).toMatchObject([
        { id: 2, amount: expect.closeTo(amount, 6) },
        { id: 1, amount: 5_000 },
      ]);
    },
  );

  it('uses assistance for closing costs up to the closing costs, in addition to assistance for the price', () => {
    const closing = program(2, { maxAmount: 9_000, pays: 'closing' });
    expect(bestOf([program(1), closing])?.members).toMatchObject([
      { id: 1, amount: 10_000 },
      { id: 2, amount: 5_000 },
    ]);
  });

  it('returns as much money as the best of all possible sets', () => {
    fc.assert(
      fc.property(combinablePrograms, combinationFacts, (programs, facts) => {
        const assessed = assessedFor(programs, facts);
        const expected = bestOfEvery(assessed, facts);
        const best = bestCombination(assessed, facts, today);
        expect(best === null).toBe(expected === null);
        if (!(best && expected)) return;
        const [total = 0, ...repaid] = expected.cents;
        expect(Math.abs(best.total * 100 - total)).toBeLessThanOrEqual(1);
        expect(best.verdict === 'match').toBe(expected.isCertain);
        const toRepay = repaid.reduce((sum, cents) => sum + cents, 0);
        expect(Math.abs(best.toRepay * 100 - toRepay)).toBeLessThanOrEqual(2);
      }),
      { numRuns: 500 },
    );
  });

  it('returns a combination that stays within all limits and fits its schema', () => {
    fc.assert(
      fc.property(combinablePrograms, combinationFacts, (programs, given) => {
        const best = bestOf(programs, given);
        if (!best) return;
        const { homePrice, downPayment } = given.facts;
        expect(Combination.parse(best)).toEqual(best);
        expect(best.members.length).toBeGreaterThan(1);
        const most = homePrice + given.closingCosts;
        expect(best.total).toBeLessThanOrEqual(most - downPayment + 0.01);
        for (const { id, amount } of best.members) {
          const { program, assessment } =
            assessedFor(programs, given).find((each) => each.program.id === id) ?? {};
          expect(assessment?.verdict).toBe('match');
          expect(amount).toBeLessThanOrEqual((assessment?.amount ?? 0) + 0.01);
          expect(['any', 'some']).toContain(program?.combines.with);
          const [required = 0] = (assessment?.applicable ?? []).flatMap((finding) =>
            finding.rule === 'own-contribution' ? (finding.required ?? 0) : [],
          );
          expect(best.total).toBeLessThanOrEqual(most - required + 0.01);
        }
      }),
      { numRuns: 500 },
    );
  });
});
