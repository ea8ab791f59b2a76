import type { CatalogProgram, RuleVerdict } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { incomeFindingOf, programOf, withLimit } from './engine-limit.ts';
import { floridaLimits2026 } from './florida-limits-2026.ts';

const florida = Object.entries(floridaLimits2026).map(
  ([fips, limits]) => [limits.county, fips, limits] as const,
);
const anyProgram = programOf('nj-njhmfa-dpa');

/** A program's county table: FIPS code, limit for one or two people, limit for three or more. */
function bandsOf(slug: string): (readonly [string, number, number])[] {
  const { maxIncome } = programOf(slug).rules;
  if (!maxIncome || !('byCounty' in maxIncome)) throw new RangeError(`${slug} has no table`);
  return Object.entries(maxIncome.byCounty).map(([fips, figure]) => {
    const [few, more] = typeof figure === 'number' ? [figure, figure] : figure;
    return [fips, few, more] as const;
  });
}

/** Expects this limit for each household size, to the dollar, and the verdict a dollar over it. */
function expectLimit(
  program: CatalogProgram,
  { fips, sizes, limit, over }: { fips: string; sizes: number[]; limit: number; over: RuleVerdict },
): void {
  for (const size of sizes) {
    const atLimit = incomeFindingOf(program, fips, size, limit);
    expect(atLimit).toMatchObject({ verdict: 'met', required: limit });
    expect(incomeFindingOf(program, fips, size, limit + 1).verdict).toBe(over);
  }
}

/** Expects a table in the catalog to be read as published. */
function expectTable(slug: string, fips: string, few: number, more: number): void {
  const program = programOf(slug);
  const plain = withLimit(program, program.rules.maxIncome);
  expectLimit(plain, { fips, sizes: [1, 2], limit: few, over: 'not-met' });
  expectLimit(plain, { fips, sizes: [3, 8], limit: more, over: 'not-met' });
}

/** Expects a computed limit in two bands, with 20% above it uncertain. */
function expectBands(program: CatalogProgram, fips: string, few: number, more: number): void {
  for (const [sizes, limit] of [[[1, 2], few] as const, [[3, 8], more] as const]) {
    expectLimit(program, { fips, sizes: [...sizes], limit, over: 'check' });
    for (const size of sizes) {
      const most = Math.floor((limit * 120) / 100);
      expect(incomeFindingOf(program, fips, size, most).verdict).toBe('check');
      expect(incomeFindingOf(program, fips, size, most + 1).verdict).toBe('not-met');
    }
  }
}

describe('New Jersey, 100% and 115% of the larger of area and state median', () => {
  const bonds = withLimit(anyProgram, {
    percentAmi: 100,
    threePlusPercentAmi: 115,
    householdSize: 'two-bands',
    base: 'median',
    atLeastStateMedian: true,
  });
  const published = bandsOf('nj-njhmfa-dpa');

  it.each(published)('gives the published limits of county %s', (fips, few, more) => {
    expectBands(bonds, fips, few, more);
    expectTable('nj-njhmfa-dpa', fips, few, more);
  });

  it('covers all 21 counties', () => {
    expect(published).toHaveLength(21);
  });
});

// MSHDA, limits in force from June 1, 2026, as the program's sources state them.
describe('Michigan, 100% and 115% of the larger of area and state median', () => {
  it.each([
    ['Wayne', '26163', 104_800, 120_520],
    ['Oakland', '26125', 104_800, 120_520],
    ['Macomb', '26099', 104_800, 120_520],
    ['Livingston', '26093', 129_000, 148_350],
    ['Genesee, below the state median', '26049', 98_400, 113_160],
    ['Monroe, below the state median', '26115', 98_400, 113_160],
  ])('gives the published limits of MI 10K DPA in %s', (_, fips, few, more) => {
    expectBands(programOf('mi-mshda-mi-10k-dpa'), fips, few, more);
  });
});

describe('Florida, 150% of twice the 50% limit for four, at least of the state median', () => {
  const program = withLimit(anyProgram, {
    percentAmi: 150,
    householdSize: 'not-adjusted',
    base: 'very-low',
    atLeastStateMedian: true,
  });
  const sizes = [1, 2, 3, 8];
  const exact = florida.filter(([county]) => !['Alachua', 'Gilchrist'].includes(county));

  it.each(exact)('gives the published limit of Hometown Heroes in %s', (_, fips, { heroes }) => {
    expectLimit(program, { fips, sizes, limit: heroes, over: 'not-met' });
  });

  // Florida publishes 156,000 here, 150% of its own bond limit of 104,000. HUD's 50% limit for
  // four people is 49,550.
  it.each(['12001', '12041'])('gives 148,650 in county %s, below the published limit', (fips) => {
    expectLimit(program, { fips, sizes, limit: 148_650, over: 'not-met' });
    expect(floridaLimits2026[fips]?.heroes).toBe(156_000);
  });

  it('covers all 67 counties, 65 of them exactly', () => {
    expect(florida).toHaveLength(67);
    expect(exact).toHaveLength(65);
  });
});

describe('Florida, as published', () => {
  it.each(florida)('reads two tables in %s', (_, fips, { heroes, assist }) => {
    expectTable('fl-fhfc-hometown-heroes', fips, heroes, heroes);
    expectTable('fl-fhfc-florida-assist', fips, ...assist);
  });
});

describe('Indiana, as published', () => {
  const published = bandsOf('in-ihcda-first-step');

  it.each(published)('reads the tables of First Step and Next Home in county %s', (...row) => {
    expectTable('in-ihcda-first-step', ...row);
    expectTable('in-ihcda-next-home', ...row);
  });

  it('covers all 92 counties', () => {
    expect(published).toHaveLength(92);
  });
});
