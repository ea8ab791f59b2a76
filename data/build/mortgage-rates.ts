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

/** Reads the national average fixed rates of the latest week, in percent. */
export function newestRate(folder: string) {
  const weeks = readTable(folder, file, Week);
  weeks.forEach(({ place, row }, i) => {
    const before = weeks[i - 1]?.row.date ?? '';
    if (row.date <= before) throw new DataFault(place, `${row.date} comes after ${before}`);
  });

  const newest = weeks.at(-1);
  if (!newest) throw new RangeError('The table has no rows');
  const { date, rate30, rate15 } = newest.row;
  if (rate15 === null) throw new DataFault(newest.place, 'no 15-year rate');
  return { date, rate30, rate15 };
}
