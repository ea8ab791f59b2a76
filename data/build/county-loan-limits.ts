import type { CountyLoanLimits, LimitEdition } from '@latchkey/domain';
import * as z from 'zod';
import { Fips, Name, orNothing, rises, State, wholeNumber, withLists, Year } from './columns.ts';
import { byCounty, type CountyTable } from './counties.ts';
import { readTable, type Sourced } from './read-table.ts';
import type { Table } from './table.ts';

const file = 'county_loan_limits.csv';
/** Each row also contains the FHA limits for this year. */
const EARLIER_YEAR = 2025;
const earlierFha = `fha_${EARLIER_YEAR}` as const;
const dollars = wholeNumber(500_000, 3_000_000);
const byUnits = z.array(dollars).refine(rises, 'decreases as the number of units grows');

const LoanLimits = withLists(
  { conforming: 4, fha: 4, [earlierFha]: 4 },
  z.object({
    county_fips: Fips,
    county: Name,
    state: State,
    conforming: byUnits,
    fha: byUnits,
    /** Empty in Connecticut, because that year's limits were published for its former counties. */
    [earlierFha]: z.array(orNothing(dollars)),
    year: Year,
  }),
);
type Row = z.infer<typeof LoanLimits>;

/**
 * Reads the conforming and FHA loan limits for every county, in dollars, for homes of 1 to 4 units.
 * A file may contain several years. `counties` are from the latest year.
 */
export function countyLoanLimits(folder: string): {
  readonly counties: CountyTable<CountyLoanLimits>;
  readonly editions: readonly LimitEdition<CountyLoanLimits>[];
} {
  const table = readTable(folder, file, LoanLimits);
  const byYear = [...Map.groupBy(table, ({ row }) => row.year)].sort(([a], [b]) => b - a);
  const tables = byYear.map(([year, rows]) => ({ year, rows, counties: limitsOf(rows) }));
  const [newest] = tables;
  if (!newest) throw new RangeError(`${file} has no years`);
  const editions = tables.map(({ year, counties: { codes, of } }) =>
    edition(
      year,
      codes.map((fips) => [fips, of(fips)]),
    ),
  );
  const isKnown = editions.some(({ year }) => year === EARLIER_YEAR);
  const earlier = isKnown ? [] : [edition(EARLIER_YEAR, earlierRows(newest.rows))];
  return { counties: newest.counties, editions: [...editions, ...earlier].reverse() };
}

/** Returns the table of loan limits, earliest year first. */
export function loanLimitsTable({
  editions,
}: Pick<ReturnType<typeof countyLoanLimits>, 'editions'>): Table {
  return {
    file: 'loan-limits.tsv',
    columns: ['fips', 'year', 'first_day', 'conforming', 'fha'],
    rows: editions.flatMap(({ year, firstDay, rows }) =>
      Array.from(rows, ([fips, { conforming, fha }]) => {
        return [fips, String(year), firstDay, conforming?.join() ?? '', fha.join()];
      }),
    ),
  };
}

function limitsOf(rows: readonly Sourced<Row>[]): CountyTable<CountyLoanLimits> {
  return byCounty(file, rows, ({ conforming, fha }) => ({ conforming, fha }));
}

/** Returns the limits for a year, which apply from the first day of that year. */
function edition(
  year: number,
  rows: readonly (readonly [string, CountyLoanLimits])[],
): LimitEdition<CountyLoanLimits> {
  const limits = rows.map(([fips, { conforming, fha }]) => [fips, { conforming, fha }] as const);
  return { year, firstDay: `${year}-01-01`, rows: new Map(limits) };
}

function earlierRows(rows: readonly Sourced<Row>[]): (readonly [string, CountyLoanLimits])[] {
  const { codes, of } = byCounty(file, rows, ({ [earlierFha]: fha }) => ({
    fha: fha.flatMap((limit) => limit ?? []),
  }));
  return codes.flatMap((fips) => {
    const { fha } = of(fips);
    return fha.length === 4 ? [[fips, { conforming: null, fha }] as const] : [];
  });
}
