import type { Place } from './labels.ts';
import { placesOf } from './labels.ts';
import { type Line, textIn, type Zone } from './lines.ts';

/** The part of a page between two headings. Labels and values outside it are ignored. */
export interface Section {
  readonly lines: readonly Line[];
  readonly top: number;
  readonly bottom: number;
}

/** Returns a whole page as one section. */
export function wholePage(lines: readonly Line[]): Section {
  return { lines, top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
}

/**
 * The maximum distance between the baselines of a value and its label, as a fraction of the label's
 * font size.
 */
const ROW = 0.6;

/** Indents within a column are smaller than this multiple of the label's font size. */
const COLUMN_GAP = 2;

/**
 * Returns all positions of a phrase in a section, including positions in the middle of a sentence.
 */
export function phrasesIn({ lines, top, bottom }: Section, words: string): Place[] {
  return placesOf(lines, words).filter(({ base }) => base > top && base < bottom);
}

/**
 * Returns the positions of a label in a section. A label starts a cell. Tries each wording until
 * one is found.
 */
export function labelsIn(section: Section, wordings: readonly string[]): Place[] {
  for (const wording of wordings) {
    const places = phrasesIn(section, wording).filter(({ startsCell }) => startsCell);
    if (places.length > 0) return places;
  }
  return [];
}

/** Returns the first heading with these words that has a cell to itself. */
export function heading(section: Section, words: string): Place | undefined {
  return labelsIn(section, [words]).find(({ endsCell }) => endsCell);
}

/**
 * Returns the left edge of the next column, which is the first of `places` to the right of a label.
 */
export function nextColumn(label: Place, places: readonly Place[]): number {
  const columns = places.filter(({ left }) => left > label.right + COLUMN_GAP * label.size);
  return Math.min(...columns.map(({ left }) => left));
}

/** Returns the zone of a label's row, from the label's right edge to `right`. */
export function rowOf({ right: left, base, lastBase, size }: Place, right: number): Zone {
  return { left, right, top: base - ROW * size, bottom: lastBase + ROW * size };
}

/**
 * Returns the zone from a label's row down to the next of `places` in the same column, or to the
 * section's end.
 */
export function blockOf(
  label: Place,
  { right, places, bottom }: { right: number; places: readonly Place[]; bottom: number },
): Zone {
  const below = places.filter(
    ({ left, base }) =>
      base > label.lastBase + ROW * label.size &&
      Math.abs(left - label.left) < COLUMN_GAP * label.size,
  );
  const next = Math.min(...below.map(({ base, size }) => base - ROW * size));
  return { ...rowOf(label, right), bottom: Math.min(next, bottom) };
}

/** Returns the text in a zone, without marks that belong to the label, such as `(J)` or dots. */
export function valueText({ lines }: Section, zone: Zone): string {
  const text = textIn(lines, zone).replace(/[._]{3,}|(?:\. ){2,}\.?/g, ' ');
  return text.replace(/^[\s):.*]+/, '').trim();
}

/** Returns the value that was found. Undefined if no value was found, or if two values differ. */
export function agreed<Value>(values: readonly (Value | undefined)[]): Value | undefined {
  const found = values.filter((value) => value !== undefined);
  const keys = new Set(found.map((value) => JSON.stringify(value)));
  return keys.size === 1 ? found[0] : undefined;
}
