import { defaultLocale, type Locale } from './catalogs.ts';
import { countyName } from './county-name.ts';

export type Formats = ReturnType<typeof createFormats>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Units for an age, with their length in milliseconds, largest first. A month has 30 days. */
const ageUnits = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

const cache = new Map<Locale, Formats>();

/** Formats numbers and dates for readers of a language in the United States. */
export function formatsOf(locale: Locale): Formats {
  const cached = cache.get(locale);
  if (cached) return cached;
  const formats = createFormats(locale);
  cache.set(locale, formats);
  return formats;
}

/**
 * Creates a value on first use, because creating a formatter takes milliseconds on a slow phone.
 */
function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= create();
    return value;
  };
}

/** Formats a date. Returns an invalid date unchanged, so that the page still opens. */
function dated(format: () => Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format().format(date);
}

function createFormats(locale: Locale) {
  const tag = `${locale}-US`;
  const dayParts = dayPartsOf(locale);
  return {
    locale,
    ...numberFormats(tag),
    ...dateFormats(tag, dayParts),
    ...momentFormats(tag, dayParts),
    ...wordFormats(tag),

    /** Formats a county's name. In Spanish, the type of county comes first: condado de Wayne. */
    county: (name: string): string => countyName(name, locale),
  };
}

function numberFormats(tag: string) {
  const numbers = (options: Intl.NumberFormatOptions) =>
    once(() => new Intl.NumberFormat(tag, options));
  const dollars = { style: 'currency', currency: 'USD' } as const;
  const wholeDollars = numbers({ ...dollars, maximumFractionDigits: 0 });
  const dollarsAndCents = numbers(dollars);
  const shortDollars = numbers({ ...dollars, notation: 'compact', maximumFractionDigits: 1 });
  const counts = numbers({ maximumFractionDigits: 0 });
  const kilobytes = numbers({ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const megabytes = numbers({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const percents = numbers({ maximumFractionDigits: 2 });
  const rates = numbers({ maximumFractionDigits: 3 });
  const aprs = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    /** Formats dollars. Shows cents only if the amount has cents: $2,189.40, $400,000. */
    money(amount: number): string {
      // 2003.175 * 100 is slightly less than 200317.5.
      const cents = Math.round(Number((amount * 100).toFixed(4)));
      return (cents % 100 === 0 ? wholeDollars : dollarsAndCents)().format(cents / 100);
    },

    /** Formats dollars rounded to whole dollars: $2,189. Adding 0 turns negative zero into zero. */
    wholeMoney: (amount: number): string =>
      wholeDollars().format(Math.round(Number(amount.toFixed(2))) + 0),

    /** Formats dollars in a short form for a chart axis: $25K, $1.5M. */
    shortMoney: (amount: number): string => shortDollars().format(amount),

    /** Formats the size of a file: 183 kB, 1.9 MB. */
    fileSize(bytes: number): string {
      return bytes < 1_000_000
        ? kilobytes().format(bytes / 1_000)
        : megabytes().format(bytes / 1_000_000);
    },

    /** Formats a count with thousands separators: 12,345. */
    wholeNumber: (count: number): string => counts().format(count),

    /** Formats a percentage with at most two decimals: 13.47 becomes 13.47%. */
    percent: (value: number): string => `${percents().format(value)}%`,

    /** Formats an interest rate with three decimals, as lenders quote it: 6.375%. */
    rate: (value: number): string => `${rates().format(value)}%`,

    /** Formats an annual percentage rate with two decimals: 7.10%. */
    apr: (value: number): string => `${aprs().format(value)}%`,
  };
}

/** Returns the format of a date. The specification requires two-digit days in English dates. */
function dayPartsOf(locale: Locale) {
  const day = locale === defaultLocale ? '2-digit' : 'numeric';
  return { month: 'short', day, year: 'numeric' } as const;
}

type DayParts = ReturnType<typeof dayPartsOf>;

function dateFormats(tag: string, dayParts: DayParts) {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(tag, options));
  const writtenDays = dates({ ...dayParts, timeZone: 'UTC' });
  const localDays = dates(dayParts);
  const daysOfYear = dates({ month: 'short', day: 'numeric', timeZone: 'UTC' });
  const months = dates({ month: 'short', year: 'numeric', timeZone: 'UTC' });
  const day = (iso: string) => dated(iso.length === 10 ? writtenDays : localDays, iso);
  return {
    /**
     * Formats an ISO date, or an ISO timestamp in the reader's time zone: Jan 05, 2025, or 5 ene
     * 2025 in Spanish.
     */
    day,

    /** Formats a date without its year: Nov 21. */
    shortDay: (iso: string): string => dated(daysOfYear, iso),

    /**
     * Formats a source's date with the same precision as the source: 2026, Apr 2026, Apr 05, 2026,
     * Q4 2025.
     */
    sourceDate(date: string): string {
      if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return day(date);
      return /^\d{4}-\d{2}$/.test(date) ? dated(months, date) : date;
    },
  };
}

function momentFormats(tag: string, dayParts: DayParts) {
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const utc = { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' } as const;
  const localMoments = once(() => new Intl.DateTimeFormat(tag, { ...dayParts, ...time }));
  const utcMoments = once(() => new Intl.DateTimeFormat(tag, utc));
  const ages = once(() => new Intl.RelativeTimeFormat(tag, { numeric: 'always' }));
  const present = once(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
  return {
    /** Formats a timestamp in the reader's time zone: Nov 21, 2026, 2:05 PM. */
    moment: (iso: string): string => dated(localMoments, iso),

    /**
     * Describes how long ago a time was, in the largest whole unit: 3 hours ago, 1 day ago. Returns
     * "now" for less than a minute, and for a time in the future, which a wrong clock may cause.
     */
    age(iso: string, now: Date): string {
      const passed = now.getTime() - Date.parse(iso);
      const unit = ageUnits.find(([, span]) => passed >= span);
      return unit
        ? ages().format(-Math.floor(passed / unit[1]), unit[0])
        : present().format(0, 'second');
    },

    /**
     * Formats a time in UTC, for readers in any time zone: Saturday, November 21, 2026 at 1:20 PM
     * UTC.
     */
    utcMoment: (time: Date): string => `${utcMoments().format(time)} UTC`,
  };
}

function wordFormats(tag: string) {
  const lists = once(() => new Intl.ListFormat(tag, { type: 'conjunction' }));
  const alternatives = once(() => new Intl.ListFormat(tag, { type: 'disjunction' }));
  return {
    /** Returns the name of a language, such as Spanish for `es`. */
    language: (language: Locale): string =>
      new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? language,

    /** Formats ten digits as a US phone number: 844-984-4663. */
    phone: (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3'),

    /** Joins items with "and": a, b, and c. */
    allOf: (parts: readonly string[]): string => lists().format(parts),

    /** Joins items with "or": a, b, or c. */
    oneOf: (alternativesInWords: readonly string[]): string =>
      alternatives().format(alternativesInWords),
  };
}
