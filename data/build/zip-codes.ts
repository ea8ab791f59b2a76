import type { County } from './counties.ts';
import type { SourceRow } from './read-csv.ts';

/** Left out: there are no rates for it. */
const WITHOUT_RATES = 'PR';

/** A ZIP Code and the counties it lies in, the one with the largest share first. */
export interface ZipCode {
  readonly zip: string;
  readonly city: string;
  /** 0 where nobody is counted: post office boxes and single buildings. */
  readonly population: number;
  readonly counties: readonly ZipShare[];
}

export interface ZipShare {
  readonly fips: string;
  /** The part of the ZIP that lies in the county, above 0 to 1. */
  readonly share: number;
  readonly isPrimary: boolean;
}

/** All ZIP Codes in order, each joined to its counties. */
export function zipCodes(rows: readonly SourceRow[], known: readonly County[]): ZipCode[] {
  const fips = new Set(known.map((county) => county.fips));
  const found = new Map<string, ZipCode & { counties: ZipShare[] }>();
  for (const row of rows) {
    if (row.text('state') === WITHOUT_RATES) continue;
    const zip = checkedZip(row);
    const entry = found.get(zip) ?? {
      zip,
      city: row.text('city'),
      population: row.text('population') === '' ? 0 : row.number('population'),
      counties: [],
    };
    const share = checkedShare(row, fips);
    if (entry.counties.some((other) => other.fips === share.fips)) {
      throw row.fault('the ZIP stands twice in this county');
    }
    entry.counties.push(share);
    found.set(zip, entry);
  }
  return [...found.values()]
    .map((entry) => ({ ...entry, counties: entry.counties.toSorted(largestFirst) }))
    .toSorted((a, b) => (a.zip < b.zip ? -1 : 1));
}

function checkedZip(row: SourceRow): string {
  const zip = row.text('zip');
  if (!/^\d{5}$/.test(zip)) throw row.fault('the ZIP is not five digits');
  if (row.text('city') === '') throw row.fault('the ZIP has no city');
  return zip;
}

function checkedShare(row: SourceRow, known: ReadonlySet<string>): ZipShare {
  const fips = row.text('county_fips');
  const share = row.number('share');
  if (!known.has(fips)) throw row.fault(`county ${fips} has no rates`);
  if (!(share > 0 && share <= 1)) throw row.fault(`share is ${share}, not above 0 to 1`);
  return { fips, share, isPrimary: row.flag('is_primary') };
}

function largestFirst(a: ZipShare, b: ZipShare): number {
  return (
    Number(b.isPrimary) - Number(a.isPrimary) || b.share - a.share || (a.fips < b.fips ? -1 : 1)
  );
}
