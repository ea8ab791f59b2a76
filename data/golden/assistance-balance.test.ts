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

describe('the balance of each program’s assistance', () => {
  it.each(catalog.map((program) => [program.slug, program] as const))(
    '%s is a plausible number in every year',
    (_, program) => {
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
      // On the day of purchase, the buyer owes the whole loan, or the balance is unknown.
      if (!isPlainGift && today?.kind === 'owed') expect(today.dollars).toBeCloseTo(10_000, 6);
    },
  );

  // Worked by hand: 10,000 x (1 + 0.01 x 10), and 10,000 x 1.03^10.
  it.each([
    ['ca-calhfa-myhome', 'simple interest of 1%', 11_000],
    ['wa-homesight-seattle', 'compound interest of 3%', 13_439.16],
  ])('%s charges %s for ten years', (slug, _, dollars) => {
    const program = catalog.find((one) => one.slug === slug);
    expect(program && assistanceBalance(program, 10_000, facts, 10)).toEqual({
      kind: 'owed',
      dollars: expect.closeTo(dollars, 2),
    });
  });

  it('is known for most programs', () => {
    const unknown = catalog.filter(
      (program) => assistanceBalance(program, 10_000, facts, 5).kind === 'unknown',
    );
    expect(unknown.length / catalog.length).toBeLessThan(0.25);
  });
});
