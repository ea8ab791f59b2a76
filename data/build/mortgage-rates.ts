import { RECENT_WEEKS } from '@latchkey/domain';
import * as z from 'zod';
import { decimal, orNothing } from './columns.ts';
import { DataFault } from './data-fault.ts';
import { readTable } from './read-table.ts';

const file = 'mortgage_rates.csv';

const Week = z.object({
  date: z.iso.date(),
  rate30: decimal(1, 20),
  rate15: orNothing(decimal(1, 20)),
});

/**
 * Reads the national average fixed rates of the most recent weeks, in percent, newest week first.
 * The newest week must have both averages.
 */
export function recentRates(folder: string) {
  const weeks = readTable(folder, file, Week);
  weeks.forEach(({ place, row }, i) => {
    const before = weeks[i - 1]?.row.date ?? '';
    if (row.date <= before) throw new DataFault(place, `${row.date} comes after ${before}`);
  });

  const newest = weeks.at(-1);
  if (!newest) throw new RangeError('The table has no rows');
  if (newest.row.rate15 === null) throw new DataFault(newest.place, 'no 15-year rate');
  return weeks
    .slice(-RECENT_WEEKS)
    .map(({ row }) => row)
    .toReversed();
}
