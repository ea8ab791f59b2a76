import type { CatalogCounts, StateCounts } from '@latchkey/domain';
import { textTable } from './text-table.ts';

/**
 * Reports how many programs have recent sources and how many were checked recently, in total and by
 * state.
 */
export function freshnessReport({
  all,
  states,
}: {
  readonly all: CatalogCounts;
  readonly states: readonly StateCounts[];
}): string {
  return textTable(
    [
      'State',
      'Programs',
      "Agency's own source",
      'Source under 90 days',
      'Checked under 90 days',
      'Known funding',
      'Confirmed in 30 days',
    ],
    [{ state: 'All', ...all }, ...states].map(({ state, programs, ...counts }) => [
      state,
      programs,
      share(counts.ownSource, programs),
      share(counts.recentlyDated, programs),
      share(counts.recentlyChecked, programs),
      share(counts.knownFunding, programs),
      share(counts.confirmedFunding, programs),
    ]),
  );
}

/** Formats a count and its percentage of a total, such as `127 (21.2%)`. */
function share(count: number, of: number): string {
  return of === 0 ? '0' : `${count} (${((100 * count) / of).toFixed(1)}%)`;
}
