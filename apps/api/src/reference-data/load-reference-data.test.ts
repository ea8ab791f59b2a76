import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOWEST_CONFORMING_LIMIT } from '@latchkey/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadReferenceData } from './load-reference-data.ts';

const shipped = new URL('../../../../data/reference/', import.meta.url);

const linesOf = (file: string) => readFileSync(new URL(file, shipped), 'utf8').split('\n');
const zipCodeLines = linesOf('zip-codes.tsv').slice(0, 3);
/** The first counties, and the counties for the ZIP Codes above. */
const countyLines = linesOf('counties.tsv').filter(
  (line, index) => index < 3 || zipCodeLines.some((zipCode) => zipCode.endsWith(line.slice(0, 5))),
);
const limitLines = (file: string) =>
  linesOf(file).filter((line) =>
    countyLines.some((county) => county !== '' && line.startsWith(county.slice(0, 5))),
  );
const firstLines = {
  'zip-codes.tsv': zipCodeLines,
  'counties.tsv': countyLines,
  'loan-limits.tsv': limitLines('loan-limits.tsv'),
  'income-limits.tsv': limitLines('income-limits.tsv'),
  'home-values.tsv': limitLines('home-values.tsv'),
};

/**
 * Returns a folder with copies of the shipped tables. Long tables are shortened, and one file is
 * changed.
 */
function damaged(file: string, change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(shipped, folder, { recursive: true });
  for (const [name, lines] of Object.entries(firstLines)) {
    writeFileSync(join(folder, name), `${lines.filter(Boolean).join('\n')}\n`);
  }
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return folder;
}

describe('loadReferenceData', () => {
  const { areaOf, counties, locations, mainLocations, mortgageRates, sources } =
    loadReferenceData();

  it('returns the most populous ZIP Code of the most populous city of a county', () => {
    // Taylor (48180) has the most populous ZIP Code of Wayne County, and Detroit has more people.
    const [mostPopulous] = locations.inCounty('Wayne County, MI');
    expect(mostPopulous).toMatchObject({ zipcode: '48180', city: 'Taylor' });
    expect(mainLocations.get('26163')).toEqual(
      locations.inCounty('Wayne County, MI').find(({ city }) => city === 'Detroit'),
    );
  });

  it("returns a location's area", () => {
    const [boston] = locations.search('02108');
    expect(boston && areaOf(boston)).toMatchObject({
      countyFips: '25025',
      county: 'Suffolk County',
      state: 'MA',
      income: { townAggregated: true },
    });
  });

  it('returns the area for a county code with a leading zero', () => {
    const [beverlyHills] = locations.search('90210');
    expect(beverlyHills && areaOf(beverlyHills).countyFips).toBe('06037');
  });

  it('has eight income limits per level and four loan limits per type for every county', () => {
    expect(counties.size).toBe(3_144);
    const lengths = [...counties.values()].map(
      ({ area: { income, conformingLimits, fhaLimits } }) =>
        [
          income?.lowIncomeLimits,
          income?.veryLowIncomeLimits,
          income?.extremelyLowIncomeLimits,
          conformingLimits,
          fhaLimits,
        ].map((limits) => limits?.length),
    );
    expect([...new Set(lengths.map(String))]).toEqual(['8,8,8,4,4']);
  });

  it('never has a conforming limit below the national baseline', () => {
    const limits = [...counties.values()].map(({ area }) => area.conformingLimits?.[0] ?? 0);
    expect(Math.min(...limits)).toBe(LOWEST_CONFORMING_LIMIT);
  });

  it("returns the basis of a county's rates", () => {
    expect(counties.get('06037')).toMatchObject({
      propertyTax: 0.011,
      propertyTaxBasis: 'after_sale',
      taxAfterSale: { rate: 0.011, exemption: null, quality: 'minimum' },
      insurance: 0.00242,
      insuranceBasis: 'fio',
    });
  });

  // The expected values are computed by hand. The inputs are the reference table's rows, and the
  // median home values from the county table's source.
  it.each([
    ['Washington, DC: 0.85 % x (1 - 89,850 / 724,600)', '11001', 0.007446, 'after_sale'],
    ['Miami-Dade: 1.8489 % x (1 - 41,494 / 425,400)', '12086', 0.016686, 'after_sale'],
    ['Hardee, FL: present owners pay more', '12049', 0.01049, 'acs'],
    ['Wayne, MI: the row', '26163', 0.024745, 'after_sale'],
    ['Adair, OK: 1.5 times 0.475 %', '40001', 0.007125, 'after_sale'],
    ['Harris, TX: present owners', '48201', 0.01718, 'acs'],
    ['Travis, TX: present owners, though the row is higher', '48453', 0.01535, 'acs'],
    ['Howard, MD: no row', '24027', 0.01182, 'acs'],
  ])(
    'returns the property tax that a buyer pays in %s',
    (_, fips, propertyTax, propertyTaxBasis) => {
      expect(counties.get(fips)).toMatchObject({ propertyTax, propertyTaxBasis });
    },
  );

  it("uses the state's row for counties without their own row", () => {
    expect(counties.get('40109')?.taxAfterSale).toMatchObject({ rate: 0.012478, asOf: '2018' });
    expect(counties.get('40143')?.taxAfterSale).toMatchObject({ quality: 'state-average' });
    expect(counties.get('24027')?.taxAfterSale).toBeNull();
  });

  it('never raises a property tax rate in Texas, and has the tax after a sale for every raised rate', () => {
    const all = [...counties.values()];
    const raised = all.filter(({ propertyTaxBasis: basis }) => basis === 'after_sale');
    expect(raised).toHaveLength(310);
    expect(raised.filter(({ area }) => area.state === 'TX')).toEqual([]);
    expect(raised.filter(({ taxAfterSale }) => taxAfterSale === null)).toEqual([]);
  });

  it('has the latest mortgage rate, the sources and the required attributions', () => {
    expect(mortgageRates[0]).toEqual({ date: '2026-10-01', rate30: 7.28, rate15: 6.6 });
    const credits = sources.flatMap(({ credit }) => credit ?? []);
    expect(credits).toEqual(['GeoNames (geonames.org), CC BY 4.0', 'Freddie Mac PMMS']);
  });

  it('has no location in Puerto Rico', () => {
    expect([...counties.keys()].filter((fips) => fips.startsWith('72'))).toEqual([]);
    expect(locations.search('00901')).toEqual([]);
  });

  it('reads a folder given as a URL', () => {
    const folder = damaged('mortgage-rates.json', (text) => text.replace('7.28', '7.29'));
    expect(loadReferenceData(pathToFileURL(`${folder}/`)).mortgageRates[0].rate30).toBe(7.29);
  });

  it('rejects a location without a county', () => {
    const [location] = locations.search('90210');
    expect(() => location && areaOf({ ...location, county_code: 99_999 })).toThrow(RangeError);
  });
});

describe('reports a damaged file with its line or field:', () => {
  it.each<[string, string, (text: string) => string]>([
    ['counties.tsv, line 1: other columns', 'counties.tsv', (text) => text.replace('fips', 'id')],
    [
      'counties.tsv, line 2: "x" is not a number',
      'counties.tsv',
      (text) => text.replace('0.0028', 'x').replace(/x\d+/, 'x'),
    ],
    ['counties.tsv, line 2: 7 columns, not 8', 'counties.tsv', (text) => text.replace('\tacs', '')],
    [
      'counties.tsv, line 3: "" is not a number',
      'counties.tsv',
      (text) => text.replace('\t0.00307', '\t'),
    ],
    [
      'tax-after-sale.tsv, line 2: "" is not a number',
      'tax-after-sale.tsv',
      (text) => text.replace('\t0.01258\t', '\t\t'),
    ],
    [
      'tax-after-sale.tsv, line 2: quality is not valid',
      'tax-after-sale.tsv',
      (text) => text.replace('published', 'guessed'),
    ],
    [
      'loan-limits.tsv, line 3: "" is not a number',
      'loan-limits.tsv',
      (text) => text.replace(/^(01003.*\t)[\d,]+$/m, '$1'),
    ],
    [
      'income-limits.tsv, line 2: "x" is not a number',
      'income-limits.tsv',
      (text) => text.replace('\t88800\t', '\tx\t'),
    ],
    ['counties.tsv, last line: is cut off', 'counties.tsv', (text) => text.slice(0, -4)],
    ['counties.tsv, line 1: other columns', 'counties.tsv', () => '\n'],
    [
      'zip-codes.tsv, line 2: there is no county "99999"',
      'zip-codes.tsv',
      (text) => text.replace('36103', '99999'),
    ],
    [
      'zip-codes.tsv, line 3: "-5" is not a number',
      'zip-codes.tsv',
      (text) => text.replace('16064', '-5'),
    ],
    [
      'mortgage-rates.json, 0.rate30: ',
      'mortgage-rates.json',
      (text) => text.replace('7.28', '"high"'),
    ],
    ['mortgage-rates.json, the whole file: ', 'mortgage-rates.json', () => '{'],
    ['sources.json, 0.publisher: ', 'sources.json', (text) => text.replace('publisher', 'printer')],
  ])('%s', (message, file, change) => {
    const folder = damaged(file, change);
    expect(() => loadReferenceData(folder)).toThrow(`The data is damaged: ${message}`);
  });

  it('reports a missing file', () => {
    const folder = damaged('counties.tsv', (text) => text);
    rmSync(join(folder, 'zip-codes.tsv'));
    expect(() => loadReferenceData(folder)).toThrow('zip-codes.tsv');
  });
});
