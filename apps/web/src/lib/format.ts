const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const percents = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const rates = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

const months = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const shortDay = { month: 'short', day: '2-digit', year: 'numeric' } as const;
const daysAsWritten = new Intl.DateTimeFormat('en-US', { ...shortDay, timeZone: 'UTC' });
const localDays = new Intl.DateTimeFormat('en-US', shortDay);

/** Dollars, with cents only if there are any: $2,189.40, $400,000. */
export function money(dollars: number): string {
  const cents = Math.round(dollars * 100);
  return (cents % 100 === 0 ? wholeDollars : dollarsAndCents).format(cents / 100);
}

/** A count with separators: 12,345. */
export function wholeNumber(count: number): string {
  return counts.format(count);
}

/** Short dollars for a chart axis: $25K, $1.5M. */
export function shortMoney(dollars: number): string {
  return shortDollars.format(dollars);
}

/** A percent with at most two decimals: 13.47 is 13.47%. */
export function percent(value: number): string {
  return `${percents.format(value)}%`;
}

/** An interest rate with three decimals, as lenders quote it: 6.375%. */
export function rate(value: number): string {
  return `${rates.format(value)}%`;
}

/** Formats an ISO date or time as Jan 05, 2025. */
export function day(iso: string): string {
  return (iso.length === 10 ? daysAsWritten : localDays).format(new Date(iso));
}

/** A source's date, as exact as the source gives it: 2026, Apr 2026, Apr 05, 2026, Q4 2025. */
export function sourceDate(date: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return day(date);
  return /^\d{4}-\d{2}$/.test(date) ? months.format(new Date(date)) : date;
}
