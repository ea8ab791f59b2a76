import type { CatalogProgram } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { incomeFindingOf, limitFaults, programOf, withLimit } from './engine-limit.ts';
import { floridaFaults, floridaLimits, publishedCheck } from './florida-check.ts';
import { floridaLimits2026 } from './florida-limits-2026.ts';

const florida = Object.entries(floridaLimits2026).map(
  ([fips, limits]) => [limits.county, fips, limits] as const,
);
const anyProgram = programOf('nj-njhmfa-dpa');

/**
 * Returns a program's county table. Each row has the FIPS code, the limit for one or two people,
 * and the limit for three or more.
 */
function bandsOf(slug: string): (readonly [string, number, number])[] {
  const { maxIncome } = programOf(slug).rules;
  if (!maxIncome || !('byCounty' in maxIncome)) throw new RangeError(`${slug} has no table`);
  return Object.entries(maxIncome.byCounty).map(([fips, figure]) => {
    const [few, more] = typeof figure === 'number' ? [figure, figure] : figure;
    return [fips, few, more] as const;
  });
}

/** Returns one line for each engine limit that differs from the program's own county table. */
function tableFaults(slug: string, fips: string, few: number, more: number): string[] {
  const program = programOf(slug);
  const plain = withLimit(program, program.rules.maxIncome);
  return [
    ...limitFaults(plain, { fips, sizes: [1, 2], limit: few, over: 'not-met' }),
    ...limitFaults(plain, { fips, sizes: [3, 8], limit: more, over: 'not-met' }),
  ];
}

/**
 * Returns one line for each error in the two limits that we compute: for one or two people, and for
 * three or more. An income up to 20% above such a limit must need a check.
 */
function bandFaults(program: CatalogProgram, fips: string, few: number, more: number): string[] {
  const bands = [[[1, 2], few] as const, [[3, 8], more] as const];
  return bands.flatMap(([sizes, limit]) => {
    const most = Math.floor((limit * 120) / 100);
    const verdicts = sizes.flatMap((size) =>
      [most, most + 1].map((income) => incomeFindingOf(program, fips, size, income).verdict),
    );
    const isUncertain = `${verdicts}` === 'check,not-met,check,not-met';
    return [
      ...limitFaults(program, { fips, sizes, limit, over: 'check' }),
      ...(isUncertain ? [] : [`${fips}: 20% above ${limit}: ${verdicts}`]),
    ];
  });
}

describe("the engine's limits in New Jersey: 100% and 115% of the larger median, the area's or the state's", () => {
  const bonds = withLimit(anyProgram, {
    percentAmi: 100,
    threePlusPercentAmi: 115,
    householdSize: 'two-bands',
    base: 'median',
    atLeastStateMedian: true,
  });
  const published = bandsOf('nj-njhmfa-dpa');

  it('match the published limits of every county', () => {
    const faults = published.flatMap((county) => [
      ...bandFaults(bonds, ...county),
      ...tableFaults('nj-njhmfa-dpa', ...county),
    ]);
    expect(faults).toEqual([]);
  });

  it('cover all 21 counties', () => {
    expect(published).toHaveLength(21);
  });
});

// The limits of MSHDA from June 1, 2026, according to the program's sources.
describe("the engine's limits in Michigan: 100% and 115% of the larger median, the area's or the state's", () => {
  it.each([
    ['Wayne', '26163', 104_800, 120_520],
    ['Oakland', '26125', 104_800, 120_520],
    ['Macomb', '26099', 104_800, 120_520],
    ['Livingston', '26093', 129_000, 148_350],
    ['Genesee, below the state median', '26049', 98_400, 113_160],
    ['Monroe, below the state median', '26115', 98_400, 113_160],
  ])('equal the published limits of MI 10K DPA in %s', (_, fips, few, more) => {
    expect(bandFaults(programOf('mi-mshda-mi-10k-dpa'), fips, few, more)).toEqual([]);
  });
});

describe("the engine's limits in Florida: 150% of the larger of the state median and twice the 50% limit", () => {
  const program = withLimit(anyProgram, {
    percentAmi: 150,
    householdSize: 'not-adjusted',
    base: 'very-low',
    atLeastStateMedian: true,
  });
  const sizes = [1, 2, 3, 8];
  const exact = florida.filter(([county]) => !['Alachua', 'Gilchrist'].includes(county));

  it('equal the published limit of Hometown Heroes', () => {
    const faults = exact.flatMap(([, fips, { heroes }]) =>
      limitFaults(program, { fips, sizes, limit: heroes, over: 'not-met' }),
    );
    expect(faults).toEqual([]);
  });

  // Florida publishes a limit of 156,000 here, which is 150% of its own bond limit of 104,000.
  // HUD's 50% limit for four people is 49,550.
  it.each(['12001', '12041'])(
    'are 148,650 in county %s, which is below the published limit',
    (fips) => {
      expect(limitFaults(program, { fips, sizes, limit: 148_650, over: 'not-met' })).toEqual([]);
      expect(floridaLimits2026[fips]?.heroes).toBe(156_000);
    },
  );

  it('cover all 67 counties, and equal the published limits in 65 of them', () => {
    expect(florida).toHaveLength(67);
    expect(exact).toHaveLength(65);
  });
});

it("equal the published limits in two of Florida's tables", () => {
  expect(floridaLimits.flatMap(floridaFaults)).toEqual([]);
  expect(floridaLimits).toHaveLength(67 * 3);
  const { publishedLimits } = shippedReference().tests;
  expect(publishedLimits, 'run `node data/proof/main.ts`').toEqual(publishedCheck());
});

it("equals the limits in Indiana's tables for First Step and Next Home in all 92 counties", () => {
  const published = bandsOf('in-ihcda-first-step');
  const faults = published.flatMap((county) => [
    ...tableFaults('in-ihcda-first-step', ...county),
    ...tableFaults('in-ihcda-next-home', ...county),
  ]);
  expect(faults).toEqual([]);
  expect(published).toHaveLength(92);
});
