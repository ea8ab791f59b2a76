import type { TextPage, TextRun } from './text-run.ts';
import { upright } from './upright.ts';

/** A printed character. Spaces are not glyphs: they only separate words. */
export interface Glyph {
  readonly char: string;
  readonly left: number;
  readonly right: number;
  /** The position of the baseline, in points from the top of the page. */
  readonly base: number;
  /** The size of the font, in points. */
  readonly size: number;
  readonly startsWord: boolean;
  /** Whether a wide gap separates the character from the text on its left. */
  readonly startsCell: boolean;
}

/** Glyphs on one baseline, from left to right. */
export type Line = readonly Glyph[];

/**
 * Limits for the gaps between glyphs and the distance between baselines, as a fraction of the font
 * size.
 */
const WORD_GAP = 0.12;
const CELL_GAP = 1;
const SAME_LINE = 0.35;

/** Returns the lines of a page from top to bottom. The order of the runs makes no difference. */
export function linesOf(page: TextPage): Line[] {
  const runs = upright(page).filter(isDrawn);
  const lines: TextRun[][] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && run.y - first.y <= SAME_LINE * Math.min(run.height, first.height)) {
      line.push(run);
    } else lines.push([run]);
  }
  return lines.map(lineOf).filter((line) => line.length > 0);
}

function isDrawn({ text, x, y, width, height }: TextRun): boolean {
  return text.trim() !== '' && [x, y, width, height].every(Number.isFinite) && height > 0;
}

function lineOf(runs: readonly TextRun[]): Line {
  const placed = runs.flatMap(glyphsOf).toSorted((a, b) => a.left - b.left);
  return placed.map((glyph, index) => {
    const previous = placed[index - 1];
    const gap = previous ? (glyph.left - previous.right) / glyph.size : Number.POSITIVE_INFINITY;
    const isOfSameRun = previous?.run === glyph.run;
    const startsWord = glyph.followsSpace || (!isOfSameRun && gap > WORD_GAP);
    const { run, followsSpace, ...rest } = glyph;
    return { ...rest, startsWord, startsCell: startsWord && gap > CELL_GAP };
  });
}

interface PlacedGlyph extends Omit<Glyph, 'startsWord' | 'startsCell'> {
  readonly run: TextRun;
  readonly followsSpace: boolean;
}

/** Returns the glyphs of a run. The width of each glyph is unknown, so all get the same width. */
function glyphsOf(run: TextRun): PlacedGlyph[] {
  const chars = [...plainText(run.text)];
  const each = run.width / chars.length;
  return chars.flatMap((char, index) => {
    if (char.trim() === '') return [];
    const followsSpace = chars[index - 1]?.trim() === '';
    const left = run.x + index * each;
    return { char, left, right: left + each, base: run.y, size: run.height, run, followsSpace };
  });
}

/**
 * Replacements for characters that some fonts use. For example, Word writes `ti` and `tt` as one
 * character.
 */
const plainChars: Readonly<Record<string, string>> = {
  '\u00ad': '-',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u2018': "'",
  '\u2019': "'",
  '\u019f': 'ti',
  '\u01a9': 'tt',
};

function plainText(text: string): string {
  return text.normalize('NFKC').replace(/[^ -~]/g, (char) => plainChars[char] ?? char);
}

/**
 * A rectangle on a page, in points from the left and the top. A glyph is inside if its baseline and
 * its horizontal center are inside.
 */
export interface Zone {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the glyphs inside a zone, line by line. */
export function linesIn(lines: readonly Line[], zone: Zone): Line[] {
  const inside = lines.map((line) => line.filter((glyph) => isInside(glyph, zone)));
  return inside.filter((line) => line.length > 0);
}

function isInside({ left, right, base }: Glyph, zone: Zone): boolean {
  const center = (left + right) / 2;
  return center > zone.left && center < zone.right && base > zone.top && base < zone.bottom;
}

/** Returns the text in a zone, with one space between words. Empty if nothing is printed there. */
export function textIn(lines: readonly Line[], zone: Zone): string {
  return linesIn(lines, zone).map(lineText).join(' ').trim();
}

/** Returns the text of a line, with one space between words. */
export function lineText(line: Line): string {
  return line
    .map(({ char, startsWord }) => (startsWord ? ` ${char}` : char))
    .join('')
    .trim();
}
