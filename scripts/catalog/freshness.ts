import { type CatalogProgram, statusOn } from '@latchkey/domain';
import { daysSince, stateOf } from './list.ts';
import { textTable } from './text-table.ts';

/** A check counts as recent for fewer than this many days. */
const RECENT_DAYS = 90;

/** How many of a catalog's programs are up to date. To get a share, divide by `programs`. */
export interface Freshness {
  readonly programs: number;
  /** Number of programs that were compared with their sources less than 90 days ago. */
  readonly recentlyChecked: number;
  /** Number of programs with a source from the agency itself, see {@link hasOwnSource}. */
  readonly ownSource: number;
  /** Number of programs whose funding status is unknown today. */
  readonly unknownFunding: number;
}

/** @param today today's date in ISO format */
export function freshnessOf(programs: readonly CatalogProgram[], today: string): Freshness {
  const count = (isCounted: (program: CatalogProgram) => boolean) =>
    programs.filter(isCounted).length;
  return {
    programs: programs.length,
    recentlyChecked: count(({ checkedOn }) => daysSince(checkedOn, today) < RECENT_DAYS),
    ownSource: count(hasOwnSource),
    unknownFunding: count((program) => statusOn(program, today) === 'unknown'),
  };
}

/** The counts of each state, in alphabetical order. National programs are under US. */
export function freshnessByState(
  programs: readonly CatalogProgram[],
  today: string,
): Readonly<Record<string, Freshness>> {
  const byState = Map.groupBy(programs, stateOf);
  return Object.fromEntries(
    [...byState]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([state, inState]) => [state, freshnessOf(inState, today)]),
  );
}

/**
 * Whether one of a program's sources is the agency's own. Such a source is on the host of the
 * program's website, with or without `www.`, or on a `.gov` host.
 */
export function hasOwnSource({
  website,
  sources,
}: Pick<CatalogProgram, 'website' | 'sources'>): boolean {
  const own = hostOf(website ?? '');
  return sources.some(({ url }) => {
    const host = hostOf(url);
    return host !== undefined && (host === own || host.endsWith('.gov'));
  });
}

function hostOf(address: string): string | undefined {
  return URL.parse(address)?.hostname.replace(/^www\./, '');
}

export function freshnessReport({
  all,
  states,
}: {
  readonly all: Freshness;
  readonly states: Readonly<Record<string, Freshness>>;
}): string {
  const rows = [['All', all] as const, ...Object.entries(states)];
  return textTable(
    ['State', 'Programs', 'Checked under 90 days', "Agency's own source", 'Unknown funding'],
    rows.map(([state, { programs, ...counts }]) => [
      state,
      programs,
      share(counts.recentlyChecked, programs),
      share(counts.ownSource, programs),
      share(counts.unknownFunding, programs),
    ]),
  );
}

/** A count with its share, such as `127 (21.2%)`. */
function share(count: number, of: number): string {
  return of === 0 ? '0' : `${count} (${((100 * count) / of).toFixed(1)}%)`;
}
