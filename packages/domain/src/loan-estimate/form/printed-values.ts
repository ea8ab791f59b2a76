/**
 * Parses a text that contains only a dollar amount: `$1,802`, `761.78`, `- $10,000`, `(2,500)`. A
 * minus sign or parentheses make it negative. `NONE` is zero.
 *
 * @returns undefined for any other text, including incorrectly grouped digits
 */
export function amountOf(text: string): number | undefined {
  if (/^none$/i.test(text)) return 0;
  // A gap between digits may hide a digit that we cannot read.
  if (/\d\s+\d/.test(text)) return undefined;
  const compact = text.replaceAll(' ', '');
  const match = /^(\(?)([-+]?)\$?([-+]?)((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?)(\)?)$/.exec(
    compact,
  );
  if (!match) return undefined;
  const [, opened, before, after, digits = '', closed] = match;
  if ((opened === '(') !== (closed === ')') || (before && after)) return undefined;
  const amount = Number(digits.replaceAll(',', ''));
  const isNegative = opened === '(' || before === '-' || after === '-';
  return isNegative && amount !== 0 ? -amount : amount;
}

/**
 * Returns the only percentage in a text, such as `4.274%`. Undefined if the text has other digits,
 * or more than one percentage.
 */
export function percentageOf(text: string): number | undefined {
  const match = /^\D*?(?<![\d.,])(\d{1,3}(?:\.\d{1,4})?|\.\d{1,4})\s?%\D*$/.exec(text);
  return match ? Number(match[1]) : undefined;
}

const months =
  'january february march april may june july august september october november december';

/**
 * Returns the only date in a text, such as `2026-03-04`. A year before 2010 is invalid, because the
 * form did not exist then.
 */
export function dateOf(text: string): string | undefined {
  const numbers = [...text.matchAll(/(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g)].map(
    ([, month, day, year]) => calendarDate(Number(year), Number(month), Number(day)),
  );
  const words = [...text.matchAll(/([a-z]{3,9})\.? (\d{1,2}), ?(\d{4})(?!\d)/gi)].map(
    ([, month = '', day, year]) => calendarDate(Number(year), monthOf(month), Number(day)),
  );
  const [date, ...others] = [...numbers, ...words];
  return others.length === 0 ? date : undefined;
}

function monthOf(name: string): number {
  const names = months.split(' ');
  return names.findIndex((month) => month.startsWith(name.toLowerCase())) + 1;
}

function calendarDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame && year >= 2010 && year < 2100 ? date.toISOString().slice(0, 10) : undefined;
}

/** Parses a loan term and returns it in months: `30 years`, `29 years, 6 months`, `360 months`. */
export function termOf(text: string): number | undefined {
  const match =
    /^(?:(\d{1,2}) ?(?:years?|yrs?\.?))?(?:,? ?(?:and )?(\d{1,3}) ?(?:months?|mos?\.?))?$/i.exec(
      text,
    );
  const term = Number(match?.[1] ?? 0) * 12 + Number(match?.[2] ?? 0);
  return match && term > 0 && term <= 600 ? term : undefined;
}
