import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changed, expected, useSmallBuild, withCopy, without } from './small-build.ts';
import { type Row, type SmallSource, smallSource } from './small-source.ts';

const tax = 'county_property_tax.csv';
const insurance = 'home_insurance_county.csv';
const incomes = 'county_income_limits.csv';
const loans = 'county_loan_limits.csv';
const zips = 'zip_county.csv';
const afterSale = 'tax_after_sale.csv';
const medians = 'state_median_income.csv';
const rates = 'mortgage_rates.csv';

describe('a build with a faulty source file', () => {
  const { run, folder } = useSmallBuild();

  function stops(source: SmallSource, message: string): void {
    expect(() => run(source)).toThrow(message);
    expect(existsSync(join(folder(), 'target'))).toBe(false);
  }

  it.each<[string, number, Row, string]>([
    [tax, 1, { effective_rate: 0.2 }, 'line 3: effective_rate: Too big'],
    [tax, 1, { effective_rate: 0.0004 }, 'line 3: effective_rate: Too small'],
    [tax, 1, { median_home_value_usd: 9_000 }, 'line 3: median_home_value_usd: '],
    [
      tax,
      1,
      { median_home_value_usd: '' },
      'line 3: county 01903 has an exemption, but no median home value',
    ],
    [tax, 0, { rate_basis: 'guess' }, 'line 2: rate_basis: '],
    [tax, 0, { county_fips: '1901' }, 'line 2: county_fips: not a five-digit county code'],
    [tax, 1, { state: 'GA' }, 'line 3: county 01903 is in AL'],
    [insurance, 0, { rate_capped: '1%' }, 'line 2: rate_capped: not a number'],
    [insurance, 0, { rate_capped: '' }, 'line 2: rate_capped: not a number'],
    [insurance, 0, { rate_capped: 0.023 }, 'line 2: rate_capped: Too big'],
    [insurance, 2, { year: 2021 }, 'line 4: year 2021 in a table of 2022'],
    [incomes, 0, { median_family_income: 900 }, 'line 2: median_family_income: Too small'],
    [incomes, 0, { l80_3: 51_000 }, 'line 2: l80: decreases as the household grows'],
    [incomes, 0, { l80_3: '' }, 'line 2: l80.2: not a whole number'],
    [incomes, 1, { l50_8: 95_000 }, 'line 3: l50: is above l80'],
    [incomes, 1, { l30_8: 66_000 }, 'line 3: l30: is above l50'],
    [incomes, 1, { town_aggregated: 'yes' }, 'line 3: town_aggregated: '],
    [loans, 0, { fha_4: 600_000 }, 'line 2: fha: decreases as the number of units grows'],
    [loans, 0, { conforming_1: 8_000 }, 'line 2: conforming.0: Too small'],
    [zips, 3, { county_fips: '06902' }, 'line 5: ZIP 90001 is in county 06902, which has no'],
    [zips, 3, { county: 'Oak County' }, 'line 5: county 06901 is Cedar County, CA'],
    [zips, 1, { is_primary: 0 }, 'line 3: ZIP 01002 has no primary county'],
    [zips, 0, { is_primary: 1 }, 'line 2: ZIP 01002 has a second primary county'],
    [
      zips,
      1,
      { share: 0.2 },
      'line 2: ZIP 01002 has a larger share here than in its primary county',
    ],
    [zips, 1, { share: 0.9 }, 'line 3: the shares of ZIP 01002 add up to 1.1500'],
    [zips, 3, { share: 0.5 }, 'line 5: the shares of ZIP 90001 add up to 0.5000'],
    [zips, 3, { share: 0.01 }, 'line 5: share: Too small'],
    [zips, 0, { city: 'Oak' }, 'line 2: ZIP 01002 has two cities'],
    [zips, 0, { population: 5 }, 'line 2: ZIP 01002 has two populations'],
    [zips, 0, { population: 500_000 }, 'line 2: population: '],
    [zips, 2, { zip: '1001' }, 'line 4: zip: not a five-digit ZIP Code'],
    [zips, 2, { city: '' }, 'line 4: city: Too small'],
    [zips, 2, { city: 'A\tB' }, 'line 4: city: contains a tab or a line break'],
    [afterSale, 0, { rate_of_price_percent: 0.1 }, 'line 2: rate_of_price_percent: Too small'],
    [afterSale, 0, { exemption_dollars: '0.5' }, 'line 2: exemption_dollars: '],
    [afterSale, 0, { county_fips: '06901' }, 'line 2: no county 06901 in AL'],
    [afterSale, 1, { state: 'ZZ' }, 'line 3: no state ZZ'],
    [afterSale, 1, { county_fips: '01903' }, 'line 3: 01903 appears twice'],
    [afterSale, 1, { quality: 'published' }, 'line 3: quality published for a whole state'],
    [afterSale, 0, { source_url: 'the county' }, 'line 2: source_url: not an address'],
    [afterSale, 0, { as_of: '2025-13' }, 'line 2: as_of: not a year or a month'],
    [medians, 0, { median_family_income: 985 }, 'line 2: median_family_income: Too small'],
    [medians, 0, { fiscal_year: 2025 }, 'line 2: year 2025, but the counties’ limits are of 2026'],
    [rates, 0, { date: '2026-01-09' }, 'line 3: 2026-01-08 comes after 2026-01-09'],
    [rates, 1, { date: '2026-02-30' }, 'line 3: date: '],
    [rates, 1, { rate30: 65 }, 'line 3: rate30: Too big'],
    [rates, 1, { rate15: '' }, 'line 3: no 15-year rate'],
  ])('stops for %s, row %i: %j', (file, row, cells, message) => {
    stops(changed(file, row, cells), `${file} ${message}`);
  });

  it('stops for a duplicate county, or a duplicate ZIP Code in a county', () => {
    stops(withCopy(tax, 0), `${tax} line 5: county 01901 appears twice`);
    stops(withCopy(medians, 0), `${medians} line 3: state AL appears twice`);
    stops(withCopy(zips, 0), `${zips} line 7: ZIP 01002 appears twice in county 01901`);
  });

  it('stops if the source file contains a tax after a sale for a state whose tax we add ourselves', () => {
    const source = changed(afterSale, 1, { state: 'CA' });
    stops(source, `own-taxes-after-sale.ts: ${afterSale} also has a row for CA`);
  });

  it('stops if a county is missing from one file', () => {
    stops(without(insurance, 1), `${insurance}: no row for county 01903`);
    stops(without(incomes, 0), `${incomes}: no row for county 01901`);
    stops(without(loans, 2), `${loans}: no row for county 06901`);
    stops(without(tax, 1), `${insurance} line 3: county 01903 has no property tax rate`);
    stops(without(zips, 3), `${zips}: no ZIP is in county 06901 (Cedar County, CA)`);
  });

  it('stops if a file covers a year that the sources do not describe', () => {
    const source = smallSource();
    for (const row of source.tables[tax] ?? []) row.year = 2024;
    stops(
      source,
      'data/build/sources.ts: does not describe the editions in the files: property tax of 2024',
    );
  });

  it('stops if no file has FHA limits for the year of the latest factor', () => {
    const source = smallSource();
    for (const row of source.tables[loans] ?? []) row.year = 2099;
    stops(source, 'data/build/bond-price-factors.ts: no FHA limits of ');
  });

  it('stops if a file is missing or empty', () => {
    const { tables, ...rest } = smallSource();
    const { [rates]: _, ...others } = tables;
    stops({ ...rest, tables: others }, `${rates}: cannot be read`);
    stops({ ...rest, tables: { ...tables, [rates]: [] } }, `${rates}: has no rows`);
  });

  it('stops if a count or a known value does not match the expected value', () => {
    const fewer = { ...expected, rows: { ...expected.rows, 'counties.tsv': [4, 5] } as const };
    const known = { table: 'zip-codes.tsv', key: '90001', column: 'counties', value: /^06037/ };
    expect(() => run(smallSource(), { expected: fewer })).toThrow(
      'counties.tsv: found 3, expected 4 to 5',
    );
    expect(() => run(smallSource(), { expected: { ...expected, programs: [4, 9] } })).toThrow(
      'programs: found 3, expected 4 to 9',
    );
    expect(() => run(smallSource(), { expected: { ...expected, knownCases: [known] } })).toThrow(
      'zip-codes.tsv 90001: counties is 06901, not /^06037/',
    );
  });
});
