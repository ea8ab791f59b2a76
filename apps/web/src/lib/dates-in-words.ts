import { sourceDate } from './format.ts';

/** A day or a month as in ISO 8601, but not a span of years such as 2025-26. */
const isoDate = /\b(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?(?![\d-])/g;

/** Writes the ISO dates of a text in words, in the page's language. */
export function datesInWords(text: string): string {
  return text.replace(isoDate, (date) => sourceDate(date));
}
