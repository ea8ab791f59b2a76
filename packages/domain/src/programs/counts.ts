import * as z from 'zod/mini';
import { usStates } from '../area/us-states.ts';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { firstDay } from '../catalog/day.ts';
import { hostOf, isOwnPage } from '../catalog/own-page.ts';
import { NATIONAL, stateOf } from './coverage.ts';
import {
  daysBetween,
  isFundingConfirmed,
  isFundingOpen,
  newestSource,
  statusOn,
} from './freshness.ts';

/** A check or a source is recent if it is less than this many days old. */
const RECENT_DAYS = 90;

/** How well a catalog's facts are sourced. Each count is a number of programs. */
export const CatalogCounts = z.strictObject({
  programs: z.int(),
  /** Programs with a source from the agency itself. See `hasOwnSource`. */
  ownSource: z.int(),
  /**
   * Programs whose newest source has a date less than 90 days ago. Treats a year or a month as the
   * first day of that period.
   */
  recentlyDated: z.int(),
  /** Programs that we compared with their sources less than 90 days ago. */
  recentlyChecked: z.int(),
  /** Programs whose funding status is known today. */
  knownFunding: z.int(),
  /** Programs whose agency, or a source from the last 30 days, states whether there is money. */
  confirmedFunding: z.int(),
  /** Programs whose funding status is open today. */
  open: z.int(),
  /** Programs that are open today and that were confirmed as open in the last 30 days. */
  confirmedOpen: z.int(),
});
export type CatalogCounts = z.infer<typeof CatalogCounts>;

/** The counts of one state's own programs. */
export const StateCounts = z.strictObject({ state: z.string(), ...CatalogCounts.shape });
export type StateCounts = z.infer<typeof StateCounts>;

/**
 * Counts the programs in a catalog, and how many of them are well sourced and up to date.
 *
 * @param today the current date, such as 2026-11-21
 */
export function catalogCounts(programs: readonly CatalogProgram[], today: string): CatalogCounts {
  const count = (isCounted: (program: CatalogProgram) => boolean) =>
    programs.filter(isCounted).length;
  return {
    programs: programs.length,
    ownSource: count(hasOwnSource),
    recentlyDated: count(({ sources }) => isRecent(newestSource(sources), today)),
    recentlyChecked: count(({ checkedOn }) => isRecent(checkedOn, today)),
    knownFunding: count((program) => statusOn(program, today) !== 'unknown'),
    confirmedFunding: count((program) => isFundingConfirmed(program, today)),
    open: count((program) => statusOn(program, today) === 'open'),
    confirmedOpen: count((program) => isFundingOpen(program, today)),
  };
}

/**
 * Counts each state's own programs, in the order of the states' abbreviations. National programs are
 * under `US`. A state without programs has only zeros.
 *
 * @param today the current date, such as 2026-11-21
 */
export function countsByState(
  programs: readonly CatalogProgram[],
  today: string,
): readonly StateCounts[] {
  const byState = Map.groupBy(programs, stateOf);
  const states = [...usStates.keys(), NATIONAL].sort();
  return states.map((state) => ({ state, ...catalogCounts(byState.get(state) ?? [], today) }));
}

/** @param date a year, a month or a day. Null if there is no date. */
function isRecent(date: string | null, today: string): boolean {
  return date !== null && daysBetween(firstDay(date), today) < RECENT_DAYS;
}

/**
 * Whether one of a program's sources is the agency's own. Such a source is on the host of the
 * program's website, with or without `www.`, or on a `.gov` host.
 */
export function hasOwnSource({
  website,
  sources,
}: Pick<CatalogProgram, 'website' | 'sources'>): boolean {
  return sources.some(
    ({ url }) => isOwnPage(url, website) || hostOf(url)?.endsWith('.gov') === true,
  );
}
