import { type Formats, formatsOf } from '@latchkey/texts';
import { currentLocale } from './text.ts';

// The functions below format values for the page's current language. See `Formats`.

const now = (): Formats => formatsOf(currentLocale());

export const money: Formats['money'] = (dollars) => now().money(dollars);
export const shortMoney: Formats['shortMoney'] = (dollars) => now().shortMoney(dollars);
export const wholeNumber: Formats['wholeNumber'] = (count) => now().wholeNumber(count);
export const fileSize: Formats['fileSize'] = (bytes) => now().fileSize(bytes);
export const percent: Formats['percent'] = (value) => now().percent(value);
export const rate: Formats['rate'] = (value) => now().rate(value);
export const apr: Formats['apr'] = (value) => now().apr(value);
export const day: Formats['day'] = (iso) => now().day(iso);
export const shortDay: Formats['shortDay'] = (iso) => now().shortDay(iso);
export const sourceDate: Formats['sourceDate'] = (date) => now().sourceDate(date);
export const moment: Formats['moment'] = (iso) => now().moment(iso);
export const age: Formats['age'] = (iso, at) => now().age(iso, at);
export const oneOf: Formats['oneOf'] = (words) => now().oneOf(words);
export const county: Formats['county'] = (name) => now().county(name);
export const allOf: Formats['allOf'] = (words) => now().allOf(words);
export const phone: Formats['phone'] = (digits) => now().phone(digits);

/** Formats a change in whole dollars with its sign: +$42, −$42. "$0" if the change rounds to 0. */
export function signedMoney(dollars: number): string {
  return dollars >= 0.5 ? `+${wholeMoney(dollars)}` : wholeMoney(dollars);
}

/**
 * Formats dollars without cents: $1,183, −$25. Use this function for figures that are not accurate
 * to the cent.
 */
export function wholeMoney(dollars: number): string {
  const sign = dollars <= -0.5 ? '\u2212' : '';
  return sign + money(Math.round(Math.abs(dollars)));
}

/** Returns a phrase with a capital first letter, for a heading or a row. */
export function capitalized(phrase: string): string {
  return phrase.charAt(0).toLocaleUpperCase(currentLocale()) + phrase.slice(1);
}
