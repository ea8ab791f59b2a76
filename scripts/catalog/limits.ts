import { type LimitTables, withEditions } from '@latchkey/domain';
import type { Config } from '../../apps/api/src/config.ts';
import { connect } from '../../apps/api/src/db/connect.ts';
import type { Fault } from '../../apps/api/src/reference/limits/cells.ts';
import { LimitsFault } from '../../apps/api/src/reference/limits/csv-rows.ts';
import {
  LARGE_RISE,
  type LimitChange,
  type LimitChanges,
  limitChanges,
} from '../../apps/api/src/reference/limits/limit-changes.ts';
import { parseLimits } from '../../apps/api/src/reference/limits/parse-limits.ts';
import * as limitRepository from '../../apps/api/src/reference/limits/repository.ts';
import type { ReferenceData } from '../../apps/api/src/reference-data/load-reference-data.ts';

interface LimitsOptions {
  /**
   * The day from which the limits apply, in ISO format. Set only for income limits and price
   * factors, because loan limits always apply from January 1.
   */
  readonly from: string | undefined;
  /** Whether to store the limits even if some of them fell or rose sharply. */
  readonly accept: boolean;
  /** Whether to check the file without storing the limits. */
  readonly dryRun: boolean;
}

/** The limits in a file, and whether they were stored. */
export interface LimitsResult extends LimitChanges {
  readonly kind: keyof LimitTables;
  readonly year: number;
  readonly firstDay: string;
  /** Number of counties in the file. 0 for a price factor, which applies everywhere. */
  readonly counties: number;
  readonly faults: readonly Fault[];
  readonly outcome: 'stored' | 'checked' | 'refused';
}

type Settings = Pick<Config, 'databaseUrl' | 'databaseSettings' | 'dataDir'>;

/**
 * Checks a file with a year's limits and stores the limits. Stores nothing if the file has an
 * error, or if a limit falls or rises sharply and `accept` is false. Servers read stored limits
 * within a second, and use the limits from the first day on which they apply.
 *
 * @throws {LimitsFault} if the rows cannot be read, or the year or first day is invalid
 * @throws {StartFailure} if the database is not available, for example because a server uses it
 */
export async function storeLimits(
  csv: string,
  shipped: Pick<ReferenceData, 'counties' | 'limitTables'>,
  config: Settings,
  now: Date,
  { from, accept, dryRun }: LimitsOptions,
): Promise<LimitsResult> {
  const states = new Map(
    Array.from(shipped.counties, ([fips, { area }]) => [fips, area.state] as const),
  );
  const { limits, faults } = parseLimits(csv, { states, from });
  const { kind, edition } = limits;
  const { year, firstDay } = edition;
  checkYear(year, now);
  const { database, close } = await connect(config);
  try {
    const known = withEditions(shipped.limitTables, await limitRepository.all(database));
    const changes = limitChanges(limits, known);
    const hasLoans = kind !== 'factors' || known.loans.some((loans) => loans.year === year);
    const all = hasLoans
      ? faults
      : [...faults, { line: 2, fault: `there are no FHA limits of ${year}: load them first` }];
    const isSound =
      all.length === 0 && (accept || changes.falls.length + changes.jumps.length === 0);
    const counties = kind === 'factors' ? 0 : limits.edition.rows.size;
    const result = { kind, year, firstDay, counties, faults: all, ...changes };
    if (!isSound) return { ...result, outcome: 'refused' };
    if (dryRun) return { ...result, outcome: 'checked' };
    await limitRepository.save(database, limits, now);
    return { ...result, outcome: 'stored' };
  } finally {
    await close();
  }
}

/**
 * Checks that the year is plausible. A table is published at most a few weeks before its year
 * starts. Limits of the last two years can be corrected.
 */
function checkYear(year: number, now: Date): void {
  const thisYear = now.getUTCFullYear();
  if (year < thisYear - 2 || year > thisYear + 1) {
    throw new LimitsFault(`${year} is not a possible year for limits in ${thisYear}`);
  }
}

const names: Readonly<Record<keyof LimitTables, string>> = {
  loans: 'Loan limits',
  incomes: 'Income limits',
  factors: 'The factor of price limits',
};

/** Maximum number of errors and changes that the report lists. */
const MAX_LISTED = 40;

export function limitsReport(result: LimitsResult): string {
  const { kind, year, firstDay, counties, faults, falls, jumps, since, outcome } = result;
  const where = kind === 'factors' ? '' : `, ${counties} counties`;
  const compared = since === null ? 'not compared: no earlier year' : `compared with ${since}`;
  const isOnlyChanged = outcome === 'refused' && faults.length === 0;
  return [
    `${names[kind]} of ${year}, from ${firstDay}${where}, ${compared}`,
    ...listed(
      `${faults.length} faults`,
      faults.map(({ line, fault }) => (line === null ? fault : `line ${line}: ${fault}`)),
    ),
    ...listed(`${falls.length} figures fall`, falls.map(changeLine)),
    ...listed(`${jumps.length} figures rise by more than ${LARGE_RISE} %`, jumps.map(changeLine)),
    ...(isOnlyChanged
      ? ["Compare these with the publisher's table. If they are right, add --accept."]
      : []),
    said[outcome],
  ].join('\n');
}

const said = {
  stored: 'Stored. Servers use them within a second, from that day on.',
  checked: 'The file is sound. Nothing was stored.',
  refused: 'Nothing was stored.',
} as const;

function listed(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - MAX_LISTED;
  return [
    `${title}:`,
    ...lines.slice(0, MAX_LISTED).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

function changeLine({ fips, figure, before, after }: LimitChange): string {
  const place = fips === null ? '' : `county ${fips}, `;
  return `${place}${figure}: ${before} to ${after}`;
}
