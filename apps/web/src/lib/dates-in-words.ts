import { sourceDate } from './format.ts';

/** Matches an ISO 8601 day or month, but not a span of years such as 2025-26. */
const isoDate = /\b(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?(?![\d-])/g;

/** Formats the ISO dates in a text as words, in the page's language. */
export function datesInWords(text: string): string {
  return text.replace(isoDate, (date) => sourceDate(date));
}
