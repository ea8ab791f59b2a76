import type { CatalogProgram, FundingStatus, ProgramSource } from '../catalog/catalog-program.ts';
import { firstDay } from '../catalog/day.ts';

const MILLISECONDS_A_DAY = 24 * 60 * 60 * 1000;
const STALE_AFTER_DAYS = 180;
const OLD_AFTER_YEARS = 2;
/** Number of days for which a funding status stays current. */
export const STATUS_CURRENT_DAYS = 30;

/** Facts that determine how reliable a program's data is. Dates are in ISO 8601 format. */
export interface Freshness extends Pick<CatalogProgram, 'checkedOn' | 'confidence'> {
  /** A year, a month or a day. Null if no source has a date. */
  readonly newestSource: string | null;
}

/**
 * Whether a buyer should verify a program's facts first. True if we last checked the facts at least
 * 180 days ago, if the newest source is over two years old or has no date, or if our confidence is
 * low. If a source date is only a year or a month, the first day of that period is used.
 *
 * @param today the current date, such as 2026-11-21
 */
export function needsVerifying(
  { checkedOn, newestSource, confidence }: Freshness,
  today: string,
): boolean {
  if (confidence === 'low' || newestSource === null) return true;
  return (
    daysBetween(checkedOn, today) >= STALE_AFTER_DAYS || firstDay(newestSource) < yearsBefore(today)
  );
}

/**
 * Returns the latest source date, as the source states it. Null if no source has a date. ISO dates
 * sort as text, and a year sorts before its months.
 */
export function newestSource(sources: readonly ProgramSource[]): string | null {
  let newest: string | null = null;
  for (const { asOf } of sources) {
    if (asOf !== null && (newest === null || asOf > newest)) newest = asOf;
  }
  return newest;
}

/** A program's funding status, with its dates. */
type Funding = Pick<CatalogProgram, 'status' | 'statusCheckedOn' | 'closesOn'>;

/** Returns today's status. If an open round has ended, the status is unknown. */
export function statusOn(
  { status, closesOn }: Pick<Funding, 'status' | 'closesOn'>,
  today: string,
): FundingStatus {
  return status === 'open' && closesOn !== null && closesOn < today ? 'unknown' : status;
}

/** Whether a program may have money, because its status is open or unknown. */
export function mayHaveMoney(status: FundingStatus): boolean {
  return status === 'open' || status === 'unknown';
}

/** Whether the program is open today, according to the agency or a source from the last 30 days. */
export function isFundingOpen(funding: Funding, today: string): boolean {
  return statusOn(funding, today) === 'open' && isFundingConfirmed(funding, today);
}

/** Whether the agency, or a source from the last 30 days, states whether there is money. */
export function isFundingConfirmed(funding: Funding, today: string): boolean {
  const { statusCheckedOn } = funding;
  return (
    statusOn(funding, today) !== 'unknown' &&
    statusCheckedOn !== null &&
    daysBetween(statusCheckedOn, today) <= STATUS_CURRENT_DAYS
  );
}

/**
 * Returns the number of days from one ISO date to another. Negative if the second date is earlier.
 */
export function daysBetween(from: string, to: string): number {
  return (dayOf(to) - dayOf(from)) / MILLISECONDS_A_DAY;
}

function yearsBefore(today: string): string {
  const year = Number(today.slice(0, 4)) - OLD_AFTER_YEARS;
  return `${year}${today.slice(4)}`;
}

function dayOf(date: string): number {
  const day = Date.parse(date);
  if (Number.isNaN(day)) throw new RangeError(`'${date}' is not a day like 2026-11-21`);
  return day;
}
