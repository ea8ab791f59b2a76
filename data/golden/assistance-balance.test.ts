import { assistanceBalance, Percent } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';

const catalog = loadCatalog();
const facts = {
  homePrice: 300_000,
  interest: Percent.parse(6.375),
  yearlyGrowth: Percent.parse(3),
};
const years = Array.from({ length: 31 }, (_, year) => year);

describe('what is owed on the help of every program of the catalog', () => {
  it.each(catalog.map((program) => [program.slug, program] as const))('of %s', (_, program) => {
    const found = years.map((year) => assistanceBalance(program, 10_000, facts, year));
    const [today] = found;
    expect(today?.kind).not.toBe('fell-due');
    const { repayment, kind } = program;
    const isPlainGift = kind === 'tax-credit' || (kind === 'grant' && !repayment?.dueOn.length);
    for (const each of found) {
      if (each.kind === 'unknown') continue;
      expect(Number.isFinite(each.dollars)).toBe(true);
      expect(each.dollars).toBeGreaterThanOrEqual(0);
      if (isPlainGift) expect(each.dollars).toBe(0);
    }
    // On the day of the purchase all of a loan is owed, or it is said that we do not know.
    if (!isPlainGift && today?.kind === 'owed') expect(today.dollars).toBeCloseTo(10_000, 6);
  });

  it('can be told of most programs', () => {
    const unknown = catalog.filter(
      (program) => assistanceBalance(program, 10_000, facts, 5).kind === 'unknown',
    );
    expect(unknown.length / catalog.length).toBeLessThan(0.25);
  });
});
