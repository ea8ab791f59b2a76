import { readFileSync } from 'node:fs';
import { Location } from '@latchkey/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadReferenceData } from './load-reference-data.ts';

const { locations } = loadReferenceData();

/** The shipped table of ZIP Codes, with the city, population and counties of each ZIP Code. */
const table = new URL('../../../../data/reference/zip-codes.tsv', import.meta.url);
const zips = readFileSync(table, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [zip = '', city = '', population, parts = ''] = line.split('\t');
    const counties = parts.split(',').map((part) => {
      const [fips, share = 1] = part.split(':');
      return { code: Number(fips), people: Number(population) * Number(share) };
    });
    return { zip, city, counties };
  });

function told(query: string): string[] {
  return locations.search(query).map(({ zipcode, city, state }) => `${zipcode} ${city}, ${state}`);
}

describe('searching by county', () => {
  it('finds the locations of a county by its name and state, most populous first', () => {
    const inWayne = locations.inCounty('Wayne County, MI');
    const found = locations.search(' wayne county, mi');
    expect(found).toHaveLength(20);
    expect(found).toEqual(inWayne.slice(0, 20));
    const people = (zip: string) =>
      zips.find((each) => each.zip === zip)?.counties.find(({ code }) => code === 26_163)?.people;
    const counts = inWayne.map(({ zipcode }) => people(zipcode) ?? 0);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(inWayne.length).toBe(
      zips.filter(({ counties }) => counties.some(({ code }) => code === 26_163)).length,
    );
  });

  it('finds cities by the name of a county without its state', () => {
    expect(locations.inCounty('Wayne County')).toEqual([]);
    expect(told('Wayne, MI')[0]).toMatch(/ Wayne, MI$/);
  });
});

describe('searching by ZIP Code', () => {
  it.each([
    ['90210', 'Beverly Hills', 'Los Angeles County', 'CA', 6_037],
    ['10001', 'New York', 'New York County', 'NY', 36_061],
    ['02108', 'Boston', 'Suffolk County', 'MA', 25_025],
    ['60601', 'Chicago', 'Cook County', 'IL', 17_031],
    ['77002', 'Houston', 'Harris County', 'TX', 48_201],
    ['96813', 'Honolulu', 'Honolulu County', 'HI', 15_003],
    ['99501', 'Anchorage', 'Anchorage Municipality', 'AK', 2_020],
    ['20001', 'Washington', 'District of Columbia', 'DC', 11_001],
    ['33101', 'Miami', 'Miami-Dade County', 'FL', 12_086],
    ['00501', 'Holtsville', 'Suffolk County', 'NY', 36_103],
  ])('finds %s', (zipcode, city, county, state, code) => {
    const [location] = locations.search(zipcode);
    expect(location).toMatchObject({ zipcode, city, county, state, county_code: code });
    expect(location?.id).toBe(Number(zipcode) * 100_000 + code);
  });

  it.each([
    ['90210', 0.011, 0.00242],
    ['33602', 0.016475, 0.01138],
    ['78704', 0.01535, 0.00467],
  ])('returns the property tax of a buyer in the county of %s', (zipcode, tax, insurance) => {
    expect(locations.search(zipcode)[0]).toMatchObject({
      property_tax: tax,
      insurance_rate: insurance,
    });
  });

  it.each([
    ['48219', 'Detroit', 26_163, 0.0335],
    ['48126', 'Dearborn', 26_163, 0.024745],
    ['04929', 'Detroit', 23_025, 0.01159],
    ['75436', 'Detroit', 48_387, 0.00984],
  ])(
    "for %s, %s, in county %s, returns the city's property tax: %s",
    (zipcode, city, code, tax) => {
      const [location] = locations.search(zipcode);
      expect(location).toMatchObject({ city, county_code: code, property_tax: tax });
    },
  );

  it('finds every shipped ZIP Code in all its counties, with the primary county first', () => {
    const missed = zips.filter(({ zip, counties }) => {
      const matches = locations.search(zip);
      const codes = new Set(matches.map(({ county_code: code }) => code));
      const isAll =
        matches.length === counties.length && counties.every(({ code }) => codes.has(code));
      const isPrimaryFirst = matches[0]?.county_code === counties[0]?.code;
      return !(isAll && isPrimaryFirst && matches.every(({ zipcode }) => zipcode === zip));
    });
    expect(zips).toHaveLength(39_299);
    expect(missed).toEqual([]);
  });

  it('finds the 20 most populous ZIP Codes by their first digits', () => {
    const everywhere = zips.flatMap(({ zip, counties }) =>
      counties.map(({ people }) => ({ zip, people })),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,4}$/), (digits) => {
        const best = everywhere
          .filter(({ zip }) => zip.startsWith(digits))
          .sort((a, b) => b.people - a.people)
          .slice(0, 20);
        const matches = locations.search(digits).map(({ zipcode }) => zipcode);
        expect(matches).toEqual(best.map(({ zip }) => zip));
      }),
      { numRuns: 50 },
    );
  });

  it.each([' 90210 ', '90210-1234', '902101234', '90210, Beverly Hills', '９０２１０'])(
    'finds the ZIP Code in %j',
    (query) => {
      expect(told(query)).toEqual(['90210 Beverly Hills, CA']);
    },
  );

  it('finds the ZIP Code at the end of a street address, not the house number', () => {
    expect(told('10450 Wilshire Blvd, Los Angeles, CA 90024')[0]).toBe('90024 Los Angeles, CA');
  });

  it.each(['00000', '123456', '9021O', '1 2'])('finds nothing for %j', (query) => {
    expect(told(query)).toEqual([]);
  });
});

describe('searching by city', () => {
  it.each([
    ['st louis', 'Saint Louis, MO'],
    ['St. Louis', 'Saint Louis, MO'],
    ['SAINT LOUIS, mo', 'Saint Louis, MO'],
    ['Saint Louis, Missouri', 'Saint Louis, MO'],
    ['coeur d alene', "Coeur d'Alene, ID"],
    ["Coeur d'Alene", "Coeur d'Alene, ID"],
    ['ofallon, il', 'O Fallon, IL'],
    ["O'Fallon MO", 'O Fallon, MO'],
    ['winston salem', 'Winston-Salem, NC'],
    ['Winston-Salem', 'Winston-Salem, NC'],
    ['mclean', 'Mc Lean, VA'],
    ['San José', 'San Jose, CA'],
    ['San Jose', 'San Jose, CA'],
    ['SAN JOSE\u0301', 'San Jose, CA'],
    ['Doña Ana, NM', 'Dona Ana, NM'],
    ['dona ana', 'Dona Ana, NM'],
    ['portland or', 'Portland, OR'],
    ['portland, me', 'Portland, ME'],
    ['Portland, Mai', 'Portland, ME'],
    ['charleston west virginia', 'Charleston, WV'],
    ['charleston, south carolina', 'Charleston, SC'],
    ['kansas city mo', 'Kansas City, MO'],
    ['new york', 'New York, NY'],
    ['Washington, D.C.', 'Washington, DC'],
    ['washington dc', 'Washington, DC'],
    ['Austin, Travis County, TX', 'Austin, TX'],
    ['austin tex', 'Austin, TX'],
    ['austin,', 'Austin, TX'],
    ['aust', 'Austin, TX'],
    ['lake in the', 'Lake In The Hills, IL'],
    ['union mi', 'Union, MI'],
    ['stockt', 'Stockton, CA'],
    ['ft worth', 'Fort Worth, TX'],
  ])('finds the city in %j', (query, place) => {
    expect(told(query)[0]?.slice(6)).toBe(place);
  });

  it('finds both St. Louis and Stockton for an incomplete word', () => {
    expect(told('st, mo').map((place) => place.slice(6))).toContain('Saint Louis, MO');
    expect(told('st, ca').map((place) => place.slice(6))).toContain('Stockton, CA');
  });

  it('lists a city whose name matches exactly before cities with longer names', () => {
    const names = locations.search('bend').map(({ city }) => city);
    expect(names).toEqual([...Array(7).fill('Bend'), 'Bendersville', 'Bendena']);
  });

  it('returns the most populous cities first', () => {
    const people = new Map(
      zips.flatMap(({ zip, counties }) =>
        counties.map(({ code, people: here }) => [Number(zip) * 100_000 + code, here]),
      ),
    );
    for (const query of ['springfield', 'washington', 'san', 's', 'new york, ny']) {
      const matches = locations.search(query).map(({ id }) => people.get(id) ?? 0);
      expect(matches).toHaveLength(20);
      expect(matches).toEqual(matches.toSorted((a, b) => b - a));
    }
  });

  it.each(['xyzzy', 'austin, zz', 'portland, ma', ', tx', ',', '...', "'"])(
    'finds nothing for %j',
    (query) => {
      expect(told(query)).toEqual([]);
    },
  );
});

describe('searching for any text', () => {
  const odd = fc.constantFrom(
    '\0',
    '\ud800',
    '😀',
    'ß',
    'İ',
    '%',
    '\\',
    ',',
    '902',
    'st',
    'tx',
    ' ',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(odd).map((parts) => parts.join('')),
  );

  it('returns at most 20 valid locations without duplicates', () => {
    fc.assert(
      fc.property(text, (query) => {
        const matches = locations.search(query);
        expect(matches.length).toBeLessThanOrEqual(20);
        expect(new Set(matches).size).toBe(matches.length);
        for (const location of matches) expect(Location.parse(location)).toEqual(location);
      }),
    );
  });

  it('accepts very long text', () => {
    expect(locations.search('a'.repeat(5_000_000))).toEqual([]);
    expect(locations.search(','.repeat(5_000_000))).toEqual([]);
    expect(told(`  90210${' '.repeat(5_000_000)}`)).toEqual(['90210 Beverly Hills, CA']);
  });

  it('reads only the first 100 characters', () => {
    expect(told(`${' '.repeat(95)}90210`)).toHaveLength(1);
    expect(told(`${' '.repeat(100)}90210`)).toEqual([]);
  });

  it('returns frozen locations, so that callers cannot change later results', () => {
    const [first] = locations.search('90210');
    expect(Object.isFrozen(first)).toBe(true);
    expect(locations.search('s')).toEqual(locations.search('s'));
  });
});

describe('looking up a location', () => {
  it('finds a location by its ID, and by ZIP Code and county', () => {
    const parts = zips.flatMap(({ zip, counties }) => counties.map(({ code }) => ({ zip, code })));
    const missed = parts.filter(({ zip, code }) => {
      const location = locations.findByZipAndCounty(zip, code);
      const isFound = location?.zipcode === zip && location.county_code === code;
      return !isFound || locations.find(Number(zip) * 100_000 + code) !== location;
    });
    expect(parts).toHaveLength(locations.size);
    expect(missed).toEqual([]);
  });

  it.each([
    ['06902', 9_001, 9_190],
    ['06103', 9_003, 9_110],
    ['06510', 9_009, 9_170],
    ['06226', 9_015, 9_180],
  ])('finds ZIP Code %s with the former county %s in region %s', (zip, former, region) => {
    expect(locations.findByZipAndCounty(zip, former)?.county_code).toBe(region);
    expect(locations.find(Number(zip) * 100_000 + former)?.county_code).toBe(region);
  });

  it('does not find a location by a ZIP Code and the former county of another area', () => {
    expect(locations.findByZipAndCounty('06902', 9_015)).toBeUndefined();
    expect(locations.findByZipAndCounty('90210', 9_001)).toBeUndefined();
  });

  it.each([0, -1, 1.5, 9_021_099_999, 902_106_037, 2 ** 60, Number.NaN, Number.POSITIVE_INFINITY])(
    'finds no location if the ID is %s',
    (id) => {
      expect(locations.find(id)).toBeUndefined();
    },
  );

  it.each([
    ['', 6_037],
    ['9021', 6_037],
    ['90210', 6_037.5],
    ['90210', Number.NaN],
    ['90210\0', 6_037],
  ])('finds no location if the ZIP Code is %j and the county is %s', (zip, code) => {
    expect(locations.findByZipAndCounty(zip, code)).toBeUndefined();
  });
});
