import type { FundingStatus } from '../catalog/catalog-program.ts';
import { STATUS_CURRENT_DAYS } from '../programs/freshness.ts';
import type { FundingStatement } from './funding-statements.ts';

/**
 * A period, from its first day through its last, in which a program's funding had the same status.
 */
export interface FundingBand {
  readonly from: string;
  readonly to: string;
  /** `closed`: the last day of the round has passed, and there is no newer statement. */
  readonly status: FundingStatus | 'closed';
}

const MILLISECONDS_A_DAY = 24 * 60 * 60 * 1000;
const YEAR_DAYS = 365;

/**
 * Divides the time since the first statement, and at least the last year, into periods with one
 * funding status each. A status lasts until the next statement, but an open round ends on its last
 * day. The last status lasts until today, but an open status becomes unknown once its statement is
 * too old. See `isFundingOpen`.
 *
 * @param statements oldest first
 * @param today the current date, such as 2026-11-21
 */
export function fundingBands(
  statements: readonly FundingStatement[],
  today: string,
): FundingBand[] {
  const yearAgo = dayAfter(today, -YEAR_DAYS);
  const first = statements[0]?.day ?? today;
  const bands: FundingBand[] =
    yearAgo < first ? [{ from: yearAgo, to: first, status: 'unknown' }] : [];
  for (const [index, statement] of statements.entries()) {
    const next = statements[index + 1]?.day;
    if (statement.status === 'open') bands.push(...openBands(statement, next, today));
    else bands.push({ from: statement.day, to: next ?? today, status: statement.status });
  }
  return joined(bands.filter(({ from, to }) => from < to));
}

/** @param next the day of the next statement. Undefined for the last statement */
function openBands(
  { day, closesOn }: FundingStatement,
  next: string | undefined,
  today: string,
): FundingBand[] {
  const end = next ?? today;
  const closed = dayWithin(closesOn ?? end, day, end);
  const old = next === undefined ? dayAfter(day, STATUS_CURRENT_DAYS) : end;
  const open = dayWithin(old, day, closed);
  return [
    { from: day, to: open, status: 'open' },
    { from: open, to: closed, status: 'unknown' },
    { from: closed, to: end, status: 'closed' },
  ];
}

/**
 * Limits a day to a period. This is necessary because a round may have ended before the statement
 * about it.
 */
function dayWithin(day: string, from: string, to: string): string {
  if (day < from) return from;
  return day > to ? to : day;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

/** Merges adjacent periods with the same status. */
function joined(bands: readonly FundingBand[]): FundingBand[] {
  const result: FundingBand[] = [];
  for (const band of bands) {
    const last = result.at(-1);
    if (last?.status === band.status) result[result.length - 1] = { ...last, to: band.to };
    else result.push(band);
  }
  return result;
}
