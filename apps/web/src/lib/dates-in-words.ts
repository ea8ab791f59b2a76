import { sourceDate } from './format.ts';

/** Matches an ISO 8601 date or month, but not a range of years such as 2025-26. */
const isoDate = /\b(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?(?![\d-])/g;

/** Replaces the ISO dates in a text with dates written out in the page's language. */
export function datesInWords(text: string): string {
  return text.replace(isoDate, (date) => sourceDate(date));
}
