import { describe, expect, it } from 'vitest';
import type { ProgramKind } from '../../catalog/catalog-program.ts';
import { compareMoney } from './compare-money.ts';

const paid = (...parts: (readonly [ProgramKind, number])[]) =>
  parts.map(([kind, amount]) => ({ kind, amount }));

describe('compareMoney', () => {
  it.each([
    ['more money', paid(['repayable-loan', 10_001]), paid(['grant', 10_000])],
    ['one cent more', paid(['repayable-loan', 10_000.01]), paid(['grant', 10_000])],
    ['less to repay', paid(['grant', 10_000]), paid(['forgivable-loan', 10_000])],
    [
      'fewer dollars to repay, in more programs',
      paid(['grant', 6_000], ['deferred-loan', 4_000]),
      paid(['grant', 5_000], ['deferred-loan', 5_000]),
    ],
    [
      'fewer dollars of the kind that is hardest to repay',
      paid(['deferred-loan', 9_000], ['repayable-loan', 1_000]),
      paid(['grant', 8_000], ['repayable-loan', 2_000]),
    ],
  ])('ranks the programs with %s first', (_, better, worse) => {
    expect(compareMoney(better, worse)).toBeLessThan(0);
    expect(compareMoney(worse, better)).toBeGreaterThan(0);
  });

  it('treats amounts that differ by less than half a cent as equal', () => {
    const thirds = paid(['grant', 100 / 3], ['grant', 200 / 3]);
    expect(compareMoney(thirds, paid(['grant', 100]))).toBe(0);
  });
});
