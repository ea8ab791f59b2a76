import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changed, expected, useSmallBuild } from './small-build.ts';
import { type Row, smallSource } from './small-source.ts';

describe('build', () => {
  const { run, built, folder } = useSmallBuild();

  it('reports the number of records that the build wrote', () => {
    expect(run(smallSource())).toEqual([
      '3 counties',
      '3 ZIP Codes',
      '3 property taxes after a sale',
      '3 programs',
    ]);
  });

  it('joins the figures of a county from all files', () => {
    run(smallSource());
    const [, alder] = built('reference/counties.tsv').split('\n');
    expect(alder?.split('\t')).toEqual([
      '01901',
      'AL',
      'Alder County',
      '0.0105',
      'after_sale',
      '0.022',
      'fio',
      '85000',
    ]);
  });

  it("lists the limits of a county for each year, with the effective date of each year's limits", () => {
    const source = smallSource();
    const next = (rows: Row[] = [], cells: Row) =>
      rows.push(...rows.map((row) => ({ ...row, ...cells })));
    next(source.tables['county_loan_limits.csv'], { year: 2027, fha_1: 520_000 });
    run(source);
    const rowsOf = (file: string) =>
      built(`reference/${file}`)
        .split('\n')
        .filter((line) => line.startsWith('01901'))
        .map((line) => line.split('\t').slice(1));
    expect(rowsOf('loan-limits.tsv')).toEqual([
      ['2025', '2025-01-01', '', '500000,640000,775000,960000'],
      ['2026', '2026-01-01', '800000,1000000,1200000,1500000', '500000,640000,775000,960000'],
      ['2027', '2027-01-01', '800000,1000000,1200000,1500000', '520000,640000,775000,960000'],
    ]);
    expect(rowsOf('income-limits.tsv')).toEqual([
      [
        '2026',
        '2026-05-01',
        '0',
        '90000',
        '50000,56000,62000,68000,74000,80000,86000,92000',
        '30000,35000,40000,45000,50000,55000,60000,65000',
        '20000,25000,30000,35000,40000,45000,50000,55000',
      ],
    ]);
  });

  /** Returns the tax rate and its basis from a row of the county table. The first row is row 0. */
  function taxOf(row: number): readonly string[] {
    const county = built('reference/counties.tsv').split('\n')[row + 1];
    return county?.split('\t').slice(3, 5) ?? [];
  }

  /**
   * Runs the build with these cells changed in one row of a source file. Returns the county's tax
   * from the result.
   */
  function taxWith(county: number, file: string, row: number, cells: Row): readonly string[] {
    run(changed(file, row, cells), { expected: { ...expected, knownCases: [] } });
    return taxOf(county);
  }

  const [alder, birch, cedar] = [0, 1, 2];

  it.each([
    [0.0109, ['0.011', 'after_sale']],
    [0.011, ['0.011', 'acs']],
    [0.0111, ['0.0111', 'acs']],
  ])('converts a tax of %s in California to %s', (rate, cells) => {
    const tax = taxWith(cedar, 'county_property_tax.csv', 2, { effective_rate: rate });
    expect(tax).toEqual(cells);
  });

  // The tax is 1.25% of $160,000, which is 1% of the median home value of $200,000.
  it.each([
    [0.0099, ['0.01', 'after_sale']],
    [0.01, ['0.01', 'acs']],
    [0.0101, ['0.0101', 'acs']],
  ])("uses the larger of the rate after a sale and the owners' rate of %s: %s", (rate, cells) => {
    const tax = taxWith(birch, 'county_property_tax.csv', 1, { effective_rate: rate });
    expect(tax).toEqual(cells);
  });

  it.each([
    [40_000, '0.01'],
    [39_000, '0.010063'],
    ['', '0.0125'],
  ])('subtracts an exemption of %j from the median home value: %s', (exemption_dollars, rate) => {
    const tax = taxWith(birch, 'tax_after_sale.csv', 0, { exemption_dollars });
    expect(tax).toEqual([rate, 'after_sale']);
  });

  it.each([
    [1.0499, '0.010499'],
    [1.05, '0.0105'],
    [1.0501, '0.0105'],
  ])("caps a state's tax of %s %% at 1.5 times a county's 0.7 %%: %s", (percent, rate) => {
    const tax = taxWith(alder, 'tax_after_sale.csv', 1, { rate_of_price_percent: percent });
    expect(tax).toEqual([rate, 'after_sale']);
  });

  it('sorts ZIP Codes, puts the primary county first, and excludes Puerto Rico', () => {
    run(smallSource());
    expect(built('reference/zip-codes.tsv').split('\n')).toEqual([
      'zip\tcity\tpopulation\tcounties',
      "01001\tSaint Ann's\t0\t01901",
      '01002\tAlder\t4000\t01903:0.7,01901:0.25',
      '90001\tCedar\t9000\t06901',
      '',
    ]);
  });

  it("lists the tax after a sale by county, with one row for a state's other counties", () => {
    run(smallSource());
    const rest = '62.5 mills x 20 % of price\thttps://county.example/taxes\t2025';
    expect(built('reference/tax-after-sale.tsv').split('\n')).toEqual([
      'place\trate\texemption\tbasis\tsource\tas_of\tquality',
      `01903\t0.0125\t40000\t${rest}\tpublished`,
      `AL\t0.0125\t\t${rest}\tstate-average`,
      expect.stringMatching(/^CA\t0.011\t\t.*\tminimum$/),
      '',
    ]);
  });

  it('ships the mortgage rates of the last 26 weeks, newest first', () => {
    const source = smallSource();
    const rates = source.tables['mortgage_rates.csv'] ?? [];
    const older = Array.from({ length: 25 }, (_, week) => ({
      date: `2025-0${1 + Math.floor(week / 4)}-${10 + (week % 4)}`,
      rate30: 6,
      rate15: 5,
    }));
    rates.unshift(...older);
    run(source);
    const shipped: unknown[] = JSON.parse(built('reference/mortgage-rates.json'));
    expect(shipped).toHaveLength(26);
    expect(shipped.slice(0, 2)).toEqual([
      { date: '2026-01-08', rate30: 6.25, rate15: 5.5 },
      { date: '2026-01-01', rate30: 6.5, rate15: null },
    ]);
    expect(shipped.at(-1)).toEqual(older[1]);
  });

  it('reads the source dates from the files', () => {
    run(smallSource());
    const sources: { id: string; asOf: string }[] = JSON.parse(built('reference/sources.json'));
    const dates = Object.fromEntries(sources.map(({ id, asOf }) => [id, asOf]));
    expect(dates).toMatchObject({
      'property-tax': '2019-2023',
      'property-tax-after-sale': '2009-2025',
      'home-insurance': '2022',
      'income-limits': 'Fiscal year 2026',
      'fha-limits': '2026',
      'mortgage-rate': '2026-01-08',
      programs: '2026-01-15',
    });
  });

  it('writes the same bytes for any order of the source rows', () => {
    const reversed = smallSource();
    for (const [file, rows] of Object.entries(reversed.tables)) {
      if (file !== 'mortgage_rates.csv') rows.reverse();
    }
    run(smallSource(), { target: 'one' });
    run(smallSource(), { target: 'two' });
    run(reversed, { target: 'three' });

    const files = ['reference', 'programs'].flatMap((part) =>
      readdirSync(join(folder(), 'one', part)).map((file) => `${part}/${file}`),
    );
    expect(files).toHaveLength(12);
    for (const file of files) {
      expect(built(file, 'two')).toBe(built(file, 'one'));
      expect(built(file, 'three')).toBe(built(file, 'one'));
    }
  });
});
