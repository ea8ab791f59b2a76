import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FundingStatus, ProgramKind, Provider } from '../catalog/catalog-program.ts';
import { compareRank, type Ranked } from './ranking.ts';

const grant: Ranked = {
  id: 1,
  fullName: 'Grant',
  kind: 'grant',
  provider: 'public',
  status: 'open',
  hasCheck: false,
  maxAmount: 10_000,
};

const ranked: fc.Arbitrary<Ranked> = fc.record({
  id: fc.integer({ min: 1, max: 4 }),
  fullName: fc.constantFrom('A', 'B'),
  kind: fc.constantFrom(...ProgramKind.options),
  provider: fc.constantFrom(...Provider.options),
  status: fc.constantFrom(...FundingStatus.options),
  hasCheck: fc.boolean(),
  maxAmount: fc.oneof(fc.constantFrom(0, 10_000, 10_000.004, 10_000.006), fc.nat(1_000_000)),
});

describe('compareRank', () => {
  it.each<[string, Partial<Ranked>, Partial<Ranked>]>([
    ['open before paused, even with something to check', { hasCheck: true }, { status: 'paused' }],
    ['unknown before a waitlist', { status: 'unknown', maxAmount: 1 }, { status: 'waitlist' }],
    ['paused before a tax credit', { status: 'paused', maxAmount: 1 }, { kind: 'tax-credit' }],
    ['nothing left to check before more money', { maxAmount: 1 }, { hasCheck: true }],
    ['more money before a cheaper kind', { kind: 'repayable-loan', maxAmount: 10_001 }, {}],
    ['a grant before a forgivable loan', {}, { kind: 'forgivable-loan' }],
    ['forgivable before deferred', { kind: 'forgivable-loan' }, { kind: 'deferred-loan' }],
    ['deferred before shared', { kind: 'deferred-loan' }, { kind: 'shared-appreciation-loan' }],
    ['shared before repayable', { kind: 'shared-appreciation-loan' }, { kind: 'repayable-loan' }],
    ['a cheaper kind before a name', { fullName: 'Z' }, { kind: 'deferred-loan', fullName: 'A' }],
    ['public before nonprofit', {}, { provider: 'nonprofit', fullName: 'A' }],
    ['nonprofit before others', { provider: 'nonprofit' }, { provider: 'secondary-market' }],
    ['a lender after others', { provider: 'secondary-market' }, { provider: 'lender' }],
    ['more money before a public agency', { provider: 'lender', maxAmount: 10_001 }, {}],
    ['a cheaper kind before a public agency', { provider: 'lender' }, { kind: 'deferred-loan' }],
    ['nothing to check before a public agency', { provider: 'lender' }, { hasCheck: true }],
    ['by name', { fullName: 'A', id: 2 }, { fullName: 'B' }],
    ['by ID last', {}, { id: 2 }],
    ['no difference below a cent', {}, { id: 2, maxAmount: 10_000.000_000_002 }],
  ])('puts %s', (_, first, second) => {
    expect(compareRank({ ...grant, ...first }, { ...grant, ...second })).toBeLessThan(0);
    expect(compareRank({ ...grant, ...second }, { ...grant, ...first })).toBeGreaterThan(0);
  });

  it('ranks open programs like unknown ones, and paused programs like waitlisted ones', () => {
    const richer = { ...grant, maxAmount: 20_000 };
    expect(compareRank({ ...richer, status: 'unknown' }, grant)).toBeLessThan(0);
    const paused: Ranked = { ...grant, status: 'paused' };
    expect(compareRank({ ...richer, status: 'waitlist' }, paused)).toBeLessThan(0);
    expect(
      compareRank({ ...richer, status: 'paused' }, { ...grant, status: 'waitlist' }),
    ).toBeLessThan(0);
  });

  it('is a total order: antisymmetric, transitive, and equal only for the same ID', () => {
    fc.assert(
      fc.property(ranked, ranked, ranked, (a, b, c) => {
        const [ab, bc, ac] = [compareRank(a, b), compareRank(b, c), compareRank(a, c)];
        expect(Math.sign(ab)).toBe(-Math.sign(compareRank(b, a)) || 0);
        if (ab <= 0 && bc <= 0) expect(ac).toBeLessThanOrEqual(0);
        if (ab === 0) expect(a.id).toBe(b.id);
      }),
      { numRuns: 2000 },
    );
  });
});
