import { BuildError } from './build-error.ts';
import type { SourceRow } from './read-csv.ts';

const file = 'mortgage_rates.csv';

/** A week's national averages, in percent. */
export interface WeeklyRate {
  readonly date: string;
  readonly rate30: number;
  readonly rate15: number;
}

/** The newest week. */
export function latestRate(rows: readonly SourceRow[]): WeeklyRate {
  const newest = rows.reduce<SourceRow | undefined>(
    (found, row) => (found && found.text('date') > row.text('date') ? found : row),
    undefined,
  );
  if (!newest) throw new BuildError(file, 'all rows', 'there is none');
  const date = newest.text('date');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw newest.fault('the date is not a day');
  const [rate30, rate15] = [newest.number('rate30'), newest.number('rate15')];
  if ([rate30, rate15].some((rate) => rate < 1 || rate > 20)) {
    throw newest.fault('a rate is not 1 to 20 percent');
  }
  return { date, rate30, rate15 };
}
