import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FundingStatus, ProgramKind, Provider } from '../catalog/catalog-program.ts';
import { type Ranked, rankPrograms } from './ranking.ts';

const grant: Ranked = {
  id: 1,
  fullName: 'Grant',
  kind: 'grant',
  provider: 'public',
  status: 'open',
  hasCheck: false,
  fiveYear: { low: 10_000 },
};

const results = fc.oneof(
  fc.constantFrom(-1_000, 0, 999.99, 1_000, 7_499.99, 7_500, 9_000, 10_000, 10_000.004),
  fc.double({ min: -50_000, max: 200_000, noNaN: true }),
);

const ranked: fc.Arbitrary<Ranked> = fc.record({
  id: fc.nat(1_000),
  fullName: fc.constantFrom('A', 'B'),
  kind: fc.constantFrom(...ProgramKind.options),
  provider: fc.constantFrom(...Provider.options),
  status: fc.constantFrom(...FundingStatus.options),
  hasCheck: fc.boolean(),
  fiveYear: fc.option(fc.record({ low: results }), { nil: null }),
});

const lists = fc.uniqueArray(ranked, { maxLength: 12, selector: ({ id }) => id });

/**
 * Lists in which only results and providers differ, so that only the steps of the ranking affect
 * the order.
 */
const steppedLists = fc.uniqueArray(
  fc.record({ id: fc.nat(1_000), low: results, provider: fc.constantFrom(...Provider.options) }),
  { minLength: 1, maxLength: 12, selector: ({ id }) => id },
);

const withResult = (low: number | null) => ({ fiveYear: low === null ? null : { low } });
const ids = (programs: readonly Ranked[]) => rankPrograms(programs).map(({ id }) => id);

describe('rankPrograms', () => {
  it.each<[string, Partial<Ranked>, Partial<Ranked>]>([
    ['open before paused, even with something to check', { hasCheck: true }, { status: 'paused' }],
    ['unknown before a waitlist', { status: 'unknown', ...withResult(1) }, { status: 'waitlist' }],
    ['paused before a tax credit', { status: 'paused', ...withResult(1) }, { kind: 'tax-credit' }],
    ['nothing left to check before a better result', withResult(1), { hasCheck: true }],
    ['a loss before a share of the gain', withResult(-1), { kind: 'shared-appreciation-loan' }],
    ['a share before something to check', { kind: 'shared-appreciation-loan' }, { hasCheck: true }],
    ['a result over 75% apart before a public agency', { provider: 'lender' }, withResult(7_499)],
    ['a public agency before a result 75% apart', withResult(7_500), { provider: 'lender' }],
    ['a loss before no result', withResult(-90_000), withResult(null)],
    ['public before nonprofit', withResult(9_000), { provider: 'nonprofit' }],
    ['nonprofit before others', { provider: 'nonprofit' }, { provider: 'secondary-market' }],
    ['a lender after others', { provider: 'secondary-market' }, { provider: 'lender' }],
    ['a public agency before a cheaper kind', { kind: 'repayable-loan' }, { provider: 'lender' }],
    ['a grant before a forgivable loan', withResult(9_000), { kind: 'forgivable-loan' }],
    ['forgivable before deferred', { kind: 'forgivable-loan' }, { kind: 'deferred-loan' }],
    ['deferred before repayable', { kind: 'deferred-loan' }, { kind: 'repayable-loan' }],
    ['a cheaper kind before a better result', {}, { kind: 'deferred-loan', ...withResult(11_000) }],
    ['a better result before a name', { fullName: 'Z', ...withResult(10_001) }, { fullName: 'A' }],
    ['by name', { fullName: 'A', id: 3 }, { fullName: 'B' }],
    ['by ID last', {}, { id: 3 }],
    ['no difference below a cent', {}, { id: 3, ...withResult(10_000.000_000_002) }],
  ])('puts %s', (_, first, second) => {
    const one = { ...grant, ...first };
    const other = { ...grant, id: 2, ...second };
    expect(ids([one, other])).toEqual([one.id, other.id]);
    expect(ids([other, one])).toEqual([one.id, other.id]);
  });

  it.each([
    ['75% of a result above $4,000', 20_000, 15_000, 14_999],
    ['$1,000 less than a result of $4,000 or less', 2_000, 1_000, 999],
    ['$1,000 less than a result of $1,000 or less', 500, -500, -501],
    ['$1,000 less than a loss', -2_000, -3_000, -3_001],
  ])('treats results as equal down to %s', (_, largest, equal, below) => {
    const lender: Ranked = { ...grant, provider: 'lender', ...withResult(largest) };
    expect(ids([lender, { ...grant, id: 2, ...withResult(equal) }])).toEqual([2, 1]);
    expect(ids([lender, { ...grant, id: 2, ...withResult(below) }])).toEqual([1, 2]);
  });

  it('starts the next step of the ranking with the largest remaining result, so that close results do not form a chain', () => {
    const programs: Ranked[] = [
      { ...grant, id: 1, provider: 'lender', ...withResult(20_000) },
      { ...grant, id: 2, provider: 'lender', ...withResult(15_000) },
      { ...grant, id: 3, provider: 'nonprofit', ...withResult(14_000) },
      { ...grant, id: 4, ...withResult(11_000) },
    ];
    // 15,000 is 75% of 20,000. 14,000 starts the next step, which includes results down to 10,500.
    expect(ids(programs)).toEqual([1, 2, 4, 3]);
  });

  it('returns the same order for any order of the input, and keeps every program', () => {
    fc.assert(
      fc.property(lists, fc.infiniteStream(fc.nat()), (programs, numbers) => {
        const shuffled = programs
          .map((program) => ({ program, key: numbers.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ program }) => program);
        expect(ids(shuffled)).toEqual(ids(programs));
        expect(ids(programs).toSorted()).toEqual(programs.map(({ id }) => id).toSorted());
      }),
      { numRuns: 1_000 },
    );
  });

  it('never moves a program up if its result gets worse, or if more is left to check', () => {
    const falls = fc.record({ by: fc.double({ min: 0, max: 60_000, noNaN: true }) });
    fc.assert(
      fc.property(steppedLists, fc.nat(), falls, (list, place, { by }) => {
        const programs = list.map(({ low, ...rest }) => ({
          ...grant,
          ...rest,
          ...withResult(low),
        }));
        const { id, low } = list[place % list.length] ?? { id: 0, low: 0 };
        const rank = (changes: Partial<Ranked>) =>
          ids(programs.map((one) => (one.id === id ? { ...one, ...changes } : one))).indexOf(id);
        const before = rank({});
        expect(rank(withResult(low - by))).toBeGreaterThanOrEqual(before);
        expect(rank(withResult(null))).toBeGreaterThanOrEqual(before);
        expect(rank({ hasCheck: true })).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 1_000 },
    );
  });

  it('never ranks a lender above a public agency with an equal or better result', () => {
    fc.assert(
      fc.property(lists, (programs) => {
        const order = rankPrograms(programs);
        for (const [place, lender] of order.entries()) {
          const below = order.slice(place + 1);
          const passed = below.filter((other) => {
            return (
              other.provider === 'public' &&
              other.kind === lender.kind &&
              other.status === lender.status &&
              other.hasCheck === lender.hasCheck &&
              (other.fiveYear?.low ?? -Infinity) >= (lender.fiveYear?.low ?? -Infinity)
            );
          });
          if (lender.provider === 'lender') expect(passed).toEqual([]);
        }
      }),
    );
  });
});
