import * as z from 'zod/mini';
import {
  type CatalogProgram,
  FundingStatus,
  type ProgramSource,
} from '../catalog/catalog-program.ts';
import { Day } from '../catalog/day.ts';
import type { FactJson } from '../catalog/fact.ts';
import { facts } from '../catalog/facts.ts';
import { StoredAddress } from '../catalog/web-address.ts';
import { STATUS_CURRENT_DAYS } from '../programs/freshness.ts';

/** A source's statement about a program's money on one day. */
export const FundingStatement = z.strictObject({
  day: Day,
  status: FundingStatus,
  /** Null if we do not know which source said so. */
  sourceUrl: z.nullable(StoredAddress),
});
export type FundingStatement = z.infer<typeof FundingStatement>;

/** A recorded change of the fact `funding`. The values are JSON. */
interface FundingChange {
  readonly oldValue: FactJson;
  readonly newValue: FactJson;
  readonly sourceUrl: string | null;
  readonly sourceDay: string;
}

type Funded = Pick<CatalogProgram, 'status' | 'statusCheckedOn' | 'sources'>;

/**
 * Lists what sources said about a program's money: the recorded changes of its funding, and what
 * the catalog says now. Oldest first, one for each day.
 *
 * @param changes oldest first
 */
export function fundingStatements(
  program: Funded,
  changes: readonly FundingChange[],
): FundingStatement[] {
  const [first] = changes;
  const stated = [
    ...(first ? statementOf(first.oldValue, null, null) : []),
    ...changes.flatMap(({ newValue, sourceUrl, sourceDay }) =>
      statementOf(newValue, sourceUrl, sourceDay),
    ),
    ...currentStatement(program),
  ];
  // A later entry for the same day replaces the one before it, but keeps a known source.
  const byDay = new Map<string, FundingStatement>();
  for (const each of stated) {
    const known = byDay.get(each.day);
    const sourceUrl = each.sourceUrl ?? (known?.status === each.status ? known.sourceUrl : null);
    byDay.set(each.day, { ...each, sourceUrl });
  }
  return [...byDay.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** @param day the day of the source, for a value without a day of its own */
function statementOf(
  value: FactJson,
  sourceUrl: string | null,
  day: string | null,
): FundingStatement[] {
  const funding = facts.funding.schema.safeParse(value).data;
  const stated = FundingStatement.safeParse({
    day: funding?.statusCheckedOn ?? day,
    status: funding?.status,
    sourceUrl,
  });
  return stated.success ? [stated.data] : [];
}

function currentStatement({ status, statusCheckedOn, sources }: Funded): FundingStatement[] {
  if (statusCheckedOn === null || status === 'unknown') return [];
  return [{ day: statusCheckedOn, status, sourceUrl: sourceOfFunding(sources) }];
}

/** The address of the newest source whose note says that it is about the money. Null without one. */
function sourceOfFunding(sources: readonly ProgramSource[]): string | null {
  const [newest] = sources
    .filter(({ supports }) => facts.funding.mentions?.test(supports))
    .toSorted((a, b) => ((a.asOf ?? '') > (b.asOf ?? '') ? -1 : 1));
  return newest?.url ?? null;
}

/** A time in which a program's money had one status, from the first day to the last. */
export interface FundingBand {
  readonly from: string;
  readonly to: string;
  readonly status: FundingStatus;
}

const MILLISECONDS_A_DAY = 24 * 60 * 60 * 1000;
const YEAR_DAYS = 365;

/**
 * Divides the time since the first statement, and at least the last year, by the status of the
 * money. A status lasts until the next statement. The last one holds until today, but an open
 * program is unknown once its last statement is too old. See `isFundingOpen`.
 *
 * @param statements oldest first
 * @param today the current date, such as 2026-11-21
 */
export function fundingBands(
  statements: readonly FundingStatement[],
  { closesOn }: Pick<CatalogProgram, 'closesOn'>,
  today: string,
): FundingBand[] {
  const yearAgo = dayAfter(today, -YEAR_DAYS);
  const first = statements[0]?.day ?? today;
  const bands: FundingBand[] =
    yearAgo < first ? [{ from: yearAgo, to: first, status: 'unknown' }] : [];
  for (const [index, { day, status }] of statements.entries()) {
    const next = statements[index + 1];
    if (next) bands.push({ from: day, to: next.day, status });
    else bands.push(...lastBands({ day, status }, closesOn, today));
  }
  return joined(bands.filter(({ from, to }) => from < to));
}

function lastBands(
  { day, status }: Pick<FundingStatement, 'day' | 'status'>,
  closesOn: string | null,
  today: string,
): FundingBand[] {
  if (status !== 'open') return [{ from: day, to: today, status }];
  const [end = today] = [dayAfter(day, STATUS_CURRENT_DAYS), closesOn ?? today, today].toSorted();
  return [
    { from: day, to: end, status },
    // A round may have ended before the day of the statement.
    { from: end < day ? day : end, to: today, status: 'unknown' },
  ];
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

/** Joins neighbors with the same status. */
function joined(bands: readonly FundingBand[]): FundingBand[] {
  const result: FundingBand[] = [];
  for (const band of bands) {
    const last = result.at(-1);
    if (last?.status === band.status) result[result.length - 1] = { ...last, to: band.to };
    else result.push(band);
  }
  return result;
}
