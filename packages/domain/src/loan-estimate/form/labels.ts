import type { Glyph, Line } from './lines.ts';

/** The position of a label. Distances are in points from the left and the top of the page. */
export interface Place {
  readonly left: number;
  /** The right edge of the label's longest line. */
  readonly right: number;
  /** The baselines of the label's first and last lines. */
  readonly base: number;
  readonly lastBase: number;
  readonly size: number;
  /** Whether the label starts its cell, because nothing is printed close to it on the left. */
  readonly startsCell: boolean;
  /** Whether the label ends its cell, because nothing is printed close to it on the right. */
  readonly endsCell: boolean;
}

/**
 * Returns all positions of a label. Ignores case, punctuation, gaps inside words, and line breaks.
 *
 * @param label the words of the label, separated by spaces, without punctuation
 */
export function placesOf(lines: readonly Line[], label: string): Place[] {
  const words = label.toLowerCase().split(' ');
  return lines.flatMap((line, row) =>
    line.flatMap((glyph, index) => {
      if (!glyph.startsWord || !isLetter(glyph)) return [];
      const place = matchAt({ lines, words }, { row, index }, 0);
      return place ? [place] : [];
    }),
  );
}

interface Search {
  readonly lines: readonly Line[];
  readonly words: readonly string[];
}

interface Position {
  readonly row: number;
  readonly index: number;
}

/** Matches the words from index `start` on. Later words may be on the lines below. */
function matchAt(search: Search, { row, index }: Position, start: number): Place | undefined {
  const line = search.lines[row];
  const first = line?.[index];
  if (!line || !first) return undefined;
  let at = index;
  for (let word = start; word < search.words.length; word += 1) {
    const end = matchWord(line, at, search.words[word] ?? '');
    if (end === undefined) return undefined;
    at = skipMarks(line, end);
    const endsCell = at >= line.length || line[at]?.startsCell === true;
    const place = placeOf(line.slice(index, end), first, endsCell);
    if (word === search.words.length - 1) return place;
    if (!endsCell) continue;
    const below = matchBelow(search, { row, index }, word + 1);
    if (below) return joined(place, below);
  }
  return undefined;
}

/** Matches the remaining words of a label at the start of a cell below its first line. */
function matchBelow(search: Search, { row, index }: Position, start: number): Place | undefined {
  const above = search.lines[row]?.[index];
  if (!above) return undefined;
  for (let next = row + 1; next < search.lines.length; next += 1) {
    const line = search.lines[next] ?? [];
    const base = line[0]?.base ?? above.base;
    if (base - above.base > MAX_LEADING * above.size) return undefined;
    const under = line.findIndex((glyph) => isUnder(glyph, above));
    const place = under < 0 ? undefined : matchAt(search, { row: next, index: under }, start);
    if (place) return place;
  }
  return undefined;
}

/**
 * The maximum vertical distance and indent of a label's next line, as a multiple of the font size.
 */
const MAX_LEADING = 2;
const MAX_INDENT = 2;

function isUnder(glyph: Glyph, above: Glyph): boolean {
  return glyph.startsCell && Math.abs(glyph.left - above.left) <= MAX_INDENT * above.size;
}

/** Returns the index after a word. Undefined if the line does not have this word at `start`. */
function matchWord(line: Line, start: number, word: string): number | undefined {
  let at = start;
  for (const char of word) {
    while (line[at] && !isLetter(line[at])) at += 1;
    if (line[at]?.char.toLowerCase() !== char) return undefined;
    at += 1;
  }
  const next = line[at];
  return !next || next.startsWord || !isLetter(next) ? at : undefined;
}

/** Skips marks that belong to a label, such as a colon. Amounts start their own cell. */
function skipMarks(line: Line, start: number): number {
  let at = start;
  while (line[at] && !line[at]?.startsCell && !isLetter(line[at])) at += 1;
  return at;
}

function isLetter(glyph: Glyph | undefined): boolean {
  return glyph !== undefined && /[\p{L}\p{N}]/u.test(glyph.char);
}

function placeOf(glyphs: readonly Glyph[], first: Glyph, endsCell: boolean): Place {
  const right = glyphs.at(-1)?.right ?? first.right;
  const { left, base, size, startsCell } = first;
  return { left, right, base, lastBase: base, size, startsCell, endsCell };
}

function joined(first: Place, { right, lastBase, endsCell }: Place): Place {
  return { ...first, right: Math.max(first.right, right), lastBase, endsCell };
}
