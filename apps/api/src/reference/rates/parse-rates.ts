import type { MortgageRate } from '@latchkey/contract';
import * as z from 'zod/mini';
import type { RecentRates } from '../../reference-data/load-reference-data.ts';
import { newestWeeks } from './newest-weeks.ts';

/** An error in a file of rates, with the line and the problem. */
export class RatesFault extends Error {
  override readonly name = 'RatesFault';
}

/**
 * Accepted names for each column. The last name in each list is the one that Freddie Mac or FRED
 * uses.
 */
const columns = {
  date: /^(observation_)?date$/i,
  rate30: /^(rate|rate30|pmms30|mortgage30us)$/i,
  rate15: /^(rate15|pmms15|mortgage15us)$/i,
} as const;

/** The date of the survey's first week. */
const FIRST_DAY = '1971-04-02';
/**
 * The lowest accepted rate. Since 1971, 30-year averages have been between 2.65% and 18.63%. The
 * 15-year averages have been lower.
 */
const MIN_RATE = 1;
const MAX_RATE = 20;

const MAX_ROWS = 20_000;

/**
 * Reads a CSV file of weekly averages: a heading line, then `date,rate` or `date,rate30,rate15`, in
 * percent. Ignores other columns. Accepts dates such as 2026-11-19 or 11/19/2026. The 15-year
 * average may be missing.
 *
 * @param today today's date in ISO format. No average may be newer
 * @returns the most recent weeks, newest week first
 * @throws {RatesFault} if any line is wrong
 */
export function recentRates(csv: string, today: string): RecentRates {
  const [heading = '', ...lines] = csv
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  const names = cells(heading);
  const at = (column: keyof typeof columns) =>
    names.findIndex((name) => columns[column].test(name));
  const [date, rate30, rate15] = [at('date'), at('rate30'), at('rate15')];
  if (date < 0 || rate30 < 0) throw new RatesFault('line 1: must have the columns date and rate');
  if (lines.length > MAX_ROWS) throw new RatesFault(`more than ${MAX_ROWS} lines`);

  const weeks = new Map<string, MortgageRate>();
  for (const [index, line] of lines.entries()) {
    const values = cells(line);
    const fault = (what: string) => new RatesFault(`line ${index + 2}: ${what}`);
    if (values.length !== names.length) throw fault(`has ${values.length} columns`);
    const row = {
      date: dayIn(values[date] ?? ''),
      rate30: rateIn(values[rate30] ?? ''),
      rate15: rate15 < 0 ? null : optionalRateIn(values[rate15] ?? ''),
    };
    if (row.date === undefined) throw fault(`"${shortened(values[date])}" is not a date`);
    if (row.date < FIRST_DAY || row.date > today)
      throw fault(`${row.date} is not a possible date for an average`);
    if (row.rate30 === undefined || row.rate15 === undefined) {
      throw fault(`a rate is not a number from ${MIN_RATE} to ${MAX_RATE}`);
    }
    const { date: day, rate30: thirty, rate15: fifteen } = row;
    if (!weeks.has(day)) weeks.set(day, { date: day, rate30: thirty, rate15: fifteen });
  }
  const [newest, ...others] = newestWeeks(weeks.values());
  if (!newest) throw new RatesFault('has no rates');
  return [newest, ...others];
}

/** Maximum number of characters that an error message repeats from an invalid cell. */
const MAX_SHOWN = 40;

function shortened(cell = ''): string {
  return cell.length > MAX_SHOWN ? `${cell.slice(0, MAX_SHOWN - 1)}…` : cell;
}

function cells(line: string): string[] {
  return line.split(',').map((cell) => cell.trim());
}

function dayIn(text: string): string | undefined {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const [, month = '', day = '', year = ''] = american ?? [];
  const iso = american ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return z.iso.date().safeParse(iso).data;
}

function rateIn(text: string): number | undefined {
  if (!/^\d{1,2}(\.\d{1,4})?$/.test(text)) return undefined;
  const rate = Number(text);
  return rate >= MIN_RATE && rate <= MAX_RATE ? rate : undefined;
}

/** Parses an optional rate. FRED writes a period for a week without an average. */
function optionalRateIn(text: string): number | null | undefined {
  return text === '' || text === '.' ? null : rateIn(text);
}
