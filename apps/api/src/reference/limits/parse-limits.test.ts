import { describe, expect, it } from 'vitest';
import { type Cells, csvOf, incomeRows, loanRows } from '../../../test/reference/limit-files.ts';
import { shippedReference } from '../../../test/test-data.ts';
import { limitChanges } from './limit-changes.ts';
import { parseLimits } from './parse-limits.ts';

const { counties, limitTables } = shippedReference();
const states = new Map(Array.from(counties, ([fips, { area }]) => [fips, area.state]));
const parsed = (rows: readonly Cells[], from?: string) =>
  parseLimits(csvOf(rows), { states, from });

/**
 * Returns the rows with changed cells in the second row, which is line 3: Baldwin County, Alabama.
 */
function changed(rows: Cells[], cells: Cells): Cells[] {
  return rows.map((row, at) => (at === 1 ? { ...row, ...cells } : row));
}

describe('parseLimits', () => {
  it('reads loan limits, which take effect on January 1', () => {
    const island = { ...loanRows(2027)[0], county_fips: '72001', state: 'PR' };
    const { limits, faults } = parsed([...loanRows(2027, 1), island]);
    expect(faults).toEqual([]);
    const rows = limitTables.loans.find(({ year }) => year === 2026)?.rows;
    expect(limits).toEqual({
      kind: 'loans',
      edition: { year: 2027, firstDay: '2027-01-01', rows },
    });
  });

  it("reads income limits, which take effect on the operator's date", () => {
    const { limits, faults } = parsed(incomeRows(2027, 1), '2027-04-15');
    expect(faults).toEqual([]);
    const { rows } = limitTables.incomes[0] ?? {};
    const edition = { year: 2027, firstDay: '2027-04-15', rows };
    expect(limits).toEqual({ kind: 'incomes', edition });
  });

  it('reads the factor for price limits', () => {
    const edition = { year: 2027, firstDay: '2027-05-10', factor: 1.0512 };
    expect(parsed([{ year: 2027, factor: 1.0512 }], '2027-05-10')).toEqual({
      limits: { kind: 'factors', edition },
      faults: [],
    });
  });

  it.each<[string, Cells[]]>([
    [
      'line 3: fha_2: "7O1000" is not a whole number from 500000 to 3000000',
      changed(loanRows(2027), { fha_2: '7O1000' }),
    ],
    [
      'line 3: fha_2: "" is not a whole number from 500000 to 3000000',
      changed(loanRows(2027), { fha_2: '' }),
    ],
    ['line 3: fha_1: "-600000" is not', changed(loanRows(2027), { fha_1: '-600000' })],
    ['line 3: conforming_1: "499999" is not', changed(loanRows(2027), { conforming_1: 499_999 })],
    [
      'line 3: conforming_4: "3000001" is not',
      changed(loanRows(2027), { conforming_4: 3_000_001 }),
    ],
    ['line 3: fha_3 is lower than fha_2', changed(loanRows(2027), { fha_3: 600_000 })],
    ['line 3: year 2026 in a table of 2027', changed(loanRows(2027), { year: 2026 })],
    ['line 3: county 01001 appears twice', changed(loanRows(2027), { county_fips: '01001' })],
    ['line 3: there is no county "01999"', changed(loanRows(2027), { county_fips: '01999' })],
    ['line 3: county 01003 is in AL', changed(loanRows(2027), { state: 'GA' })],
    ['there is no row for county 01001 in AL', loanRows(2027).slice(1)],
    ['line 3: l50 is above l80', changed(incomeRows(2027), { l50_8: 399_999 })],
    ['line 3: l30 is above l50', changed(incomeRows(2027), { l30_8: 200_000 })],
    ['line 3: town_aggregated is not 0 or 1', changed(incomeRows(2027), { town_aggregated: 2 })],
    [
      'line 3: median_family_income: "4999" is not',
      changed(incomeRows(2027), { median_family_income: 4_999 }),
    ],
    ['line 2: factor is not a number from 0.8 to 1.3', [{ year: 2027, factor: 1.31 }]],
    ['line 2: factor is not a number from 0.8 to 1.3', [{ year: 2027, factor: 'x' }]],
  ])('reports the problem "%s"', (fault, rows) => {
    const from = 'conforming_1' in (rows[0] ?? {}) ? undefined : '2027-05-01';
    const lines = parsed(rows, from).faults.map(({ line, fault: what }) =>
      line === null ? what : `line ${line}: ${what}`,
    );
    expect(lines.filter((line) => line.startsWith(fault))).toHaveLength(1);
  });

  it.each<[string, string, string?]>([
    ['line 1: not a table of limits', 'a,b\n1,2\n'],
    ['has no rows', 'year,factor\n'],
    ['line 1: column year appears twice', 'year,year\n1,2\n'],
    ['line 2: has 1 cells, not 2', 'year,factor\n2027\n'],
    ['line 2: has a quotation mark inside a cell', 'year,factor\n20"27,1\n'],
    [
      'a file with a factor must have exactly one row',
      'year,factor\n2027,1.05\n2028,1.05\n',
      '2027-05-10',
    ],
    ['--from: add the first day', 'year,factor\n2027,1.05\n'],
    ['--from: 2026-05-10 is not in 2027', 'year,factor\n2027,1.05\n', '2026-05-10'],
    ['--from: add the first day', csvOf(incomeRows(2027))],
    ['--from: loan limits apply from January 1', csvOf(loanRows(2027)), '2027-01-01'],
    ['has more than 20000 rows', `year,factor\n${'2027,1\n'.repeat(20_001)}`],
  ])('rejects a file: %s', (message, csv, from) => {
    expect(() => parseLimits(csv, { states, from })).toThrow(message);
  });
});

describe('limitChanges', () => {
  const changesOf = (rows: readonly Cells[], from?: string) =>
    limitChanges(parsed(rows, from).limits, limitTables);

  it.each([
    [541_287, 0, 0],
    [541_286, 1, 0],
    [622_480, 0, 0],
    [622_481, 0, 1],
  ])(
    "compares an FHA limit of %i with the previous year's limit of 541,287",
    (fha_1, falls, jumps) => {
      const higher = { fha_2: 693_050, fha_3: 837_700, fha_4: 1_041_125 };
      const found = changesOf(changed(loanRows(2027, 1), { fha_1, ...higher }));
      expect(found.since).toBe(2026);
      expect(found.falls).toHaveLength(falls);
      expect(found.jumps).toHaveLength(jumps);
      const [change] = [...found.falls, ...found.jumps];
      const named = { fips: '01003', figure: 'fha_1', before: 541_287, after: fha_1 };
      if (falls + jumps > 0) expect(change).toEqual(named);
    },
  );

  it('reports decreases in incomes and in the factor', () => {
    const fallen = changesOf(incomeRows(2027, 0.99), '2027-04-15').falls;
    expect(new Set(fallen.map(({ figure }) => figure)).size).toBe(25);
    const factor = changesOf([{ year: 2027, factor: 1.04 }], '2027-05-10');
    expect(factor.falls).toEqual([{ fips: null, figure: 'factor', before: 1.046312, after: 1.04 }]);
  });

  it('does not compare figures that are missing in the earlier year', () => {
    const { since, falls, jumps } = changesOf(loanRows(2026, 1));
    expect(since).toBe(2025);
    const figures = new Set([...falls, ...jumps].map(({ figure }) => figure));
    expect([...figures].toSorted()).toEqual(['fha_1', 'fha_2', 'fha_3', 'fha_4']);
    // These counties left a costly metro area.
    const left = ['08085', '13171', '24009', '37077', '37139', '42103', '49003', '51113'];
    const fallen = new Set(falls.map(({ fips }) => fips));
    expect([...fallen].toSorted()).toEqual([...left, '51175', '51620']);
  });
});
