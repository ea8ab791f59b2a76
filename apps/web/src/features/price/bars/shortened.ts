import type { ShownBar } from './price-bars.tsx';

/** The number of programs to show at first. */
const MOST_SHOWN = 6;

/**
 * Returns the bars to show at first: the bar without assistance, the best bar, and the programs
 * with the highest prices. Omits programs for which no price meets all rules.
 */
export function shortened(bars: readonly ShownBar[]): {
  readonly shown: readonly ShownBar[];
  readonly hidden: number;
} {
  const highest = bars.filter(({ bar, row }) => bar.ids.length > 0 && row.price !== null);
  const kept = new Set(highest.slice(-MOST_SHOWN));
  const shown = bars.filter(
    (each) => kept.has(each) || each.bar.ids.length === 0 || each.row.look === 'best',
  );
  return { shown, hidden: bars.length - shown.length };
}
