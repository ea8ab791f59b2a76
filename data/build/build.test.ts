import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changed, expected, useSmallBuild } from './small-build.ts';
import { smallSource } from './small-source.ts';

describe('build', () => {
  const { run, built, folder } = useSmallBuild();

  it('reports how much it wrote', () => {
    expect(run(smallSource())).toEqual([
      '3 counties',
      '3 ZIP Codes',
      '2 property taxes after a sale',
      '3 programs',
    ]);
  });

  it("joins a county's figures from every file", () => {
    run(smallSource());
    const [, alder] = built('reference/counties.tsv').split('\n');
    expect(alder?.split('\t')).toEqual([
      '01901',
      'AL',
      'Alder County',
      '0.007',
      'acs',
      '0.022',
      'fio',
      '0',
      '90000',
      '85000',
      '50000,56000,62000,68000,74000,80000,86000,92000',
      '30000,35000,40000,45000,50000,55000,60000,65000',
      '20000,25000,30000,35000,40000,45000,50000,55000',
      '800000,1000000,1200000,1500000',
      '500000,640000,775000,960000',
    ]);
  });

  it.each([
    [0.007, ['0.011', 'california_reassessment']],
    [0.011, ['0.011', 'acs']],
    [0.013, ['0.013', 'acs']],
  ])('turns a tax of %s in California into %s', (rate, cells) => {
    const source = changed('county_property_tax.csv', 2, { effective_rate: rate });
    run(source, { expected: { ...expected, knownCases: [] } });
    const cedar = built('reference/counties.tsv').split('\n')[3];
    expect(cedar?.split('\t').slice(3, 5)).toEqual(cells);
  });

  it('sorts ZIP Codes, puts the primary county first and leaves Puerto Rico out', () => {
    run(smallSource());
    expect(built('reference/zip-codes.tsv').split('\n')).toEqual([
      'zip\tcity\tpopulation\tcounties',
      "01001\tSaint Ann's\t0\t01901",
      '01002\tAlder\t4000\t01903:0.7,01901:0.25',
      '90001\tCedar\t9000\t06901',
      '',
    ]);
  });

  it('lists the property tax after a sale by county, and by state for its other counties', () => {
    run(smallSource());
    const rest = '62.5 mills x 20 % of price\thttps://county.example/taxes\t2025';
    expect(built('reference/tax-after-sale.tsv').split('\n')).toEqual([
      'place\trate\texemption\tbasis\tsource\tas_of\tquality',
      `01903\t1.25\t40000\t${rest}\tpublished`,
      `AL\t1.25\t\t${rest}\tstate-average`,
      '',
    ]);
  });

  it('ships the newest week of mortgage rates', () => {
    run(smallSource());
    const rate: unknown = JSON.parse(built('reference/mortgage-rate.json'));
    expect(rate).toEqual({ date: '2026-01-08', rate30: 6.25, rate15: 5.5 });
  });

  it('reads the source dates from the files', () => {
    run(smallSource());
    const sources: { id: string; asOf: string }[] = JSON.parse(built('reference/sources.json'));
    const dates = Object.fromEntries(sources.map(({ id, asOf }) => [id, asOf]));
    expect(dates).toMatchObject({
      'property-tax': '2019-2023',
      'home-insurance': '2022',
      'income-limits': 'Fiscal year 2026',
      'fha-limits': '2026',
      'mortgage-rate': '2026-01-08',
      programs: '2026-01-15',
    });
  });

  it('writes the same bytes for rows in any order', () => {
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
    expect(files).toHaveLength(8);
    for (const file of files) {
      expect(built(file, 'two')).toBe(built(file, 'one'));
      expect(built(file, 'three')).toBe(built(file, 'one'));
    }
  });
});
