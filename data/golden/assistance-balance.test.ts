import { assistanceBalance, type CatalogProgram, Percent } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';

const catalog = loadCatalog();
const facts = {
  homePrice: 300_000,
  interest: Percent.parse(6.375),
  yearlyGrowth: Percent.parse(3),
};
const years = Array.from({ length: 31 }, (_, year) => year);

describe('the remaining balance of each program’s assistance', () => {
  it('is a plausible number in every year', () => {
    const implausible = catalog.filter((program) => !isPlausible(program));
    expect(implausible.map(({ slug }) => slug)).toEqual([]);
  });

  // The expected amounts are computed by hand: 10,000 x (1 + 0.01 x 10), and 10,000 x 1.03^10.
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

  it('is never calculated at a rate above the one that we assume for an unknown rate', () => {
    const rates = catalog.flatMap(({ repayment }) => {
      const { ratePercent, aboveFirstMortgage } = repayment?.monthly ?? {};
      return [
        ratePercent ?? (aboveFirstMortgage ?? 0) + facts.interest,
        repayment?.interest?.ratePercent ?? 0,
      ];
    });
    expect(Math.max(...rates)).toBeLessThanOrEqual(facts.interest + 2);
  });

  it('is known for most programs', () => {
    const unknown = catalog.filter(
      (program) => assistanceBalance(program, 10_000, facts, 5).kind === 'unknown',
    );
    expect(unknown.length / catalog.length).toBeLessThan(0.25);
  });
});

function isPlausible(program: CatalogProgram): boolean {
  const found = years.map((year) => assistanceBalance(program, 10_000, facts, year));
  const [today] = found;
  const { repayment, kind } = program;
  const isPlainGift = kind === 'tax-credit' || (kind === 'grant' && !repayment?.dueOn.length);
  // On the day of the purchase, the buyer owes the whole loan, or the balance is unknown.
  const isWholeToday =
    isPlainGift || today?.kind !== 'owed' || Math.abs(today.dollars - 10_000) < 1e-6;
  return (
    today?.kind !== 'fell-due' &&
    isWholeToday &&
    found.every(
      (each) =>
        each.kind === 'unknown' ||
        (Number.isFinite(each.dollars) && each.dollars >= 0 && !(isPlainGift && each.dollars > 0)),
    )
  );
}
