import type { SharedRow } from './shared-rows.ts';

/** The text on the picture. */
export interface Picture {
  /** The site's name. */
  readonly name: string;
  readonly home: string;
  readonly rows: readonly SharedRow[];
  /** The last line: the notice that the actual costs could be higher. */
  readonly notice: string;
}

/** The picture's width in pixels. */
export const WIDTH = 1080;

const EDGE = 72;

type Look = 'small' | 'label' | 'figure';

/** The font size and the line height of each kind of text, in pixels. */
export const sizes: Readonly<Record<Look, { size: number; line: number; isBold: boolean }>> = {
  small: { size: 32, line: 44, isBold: false },
  label: { size: 34, line: 48, isBold: true },
  figure: { size: 64, line: 80, isBold: true },
};

/** A line of text on a band. */
interface PlacedLine {
  readonly words: string;
  readonly look: Look;
  readonly x: number;
  /** The distance of the line's top from the top of the picture, in pixels. */
  readonly y: number;
}

/** A part of the picture that has one background color. */
export interface Band {
  readonly look: 'plain' | 'main' | 'owed';
  readonly top: number;
  readonly height: number;
  readonly lines: readonly PlacedLine[];
}

/** Measures the width of a text in pixels. */
export type Measure = (words: string, look: Look) => number;

/** Places the text lines one below the other, in bands as wide as the picture. Wraps long lines. */
export function pictureBands(picture: Picture, measure: Measure): readonly Band[] {
  const { name, home, rows, notice } = picture;
  const looks = ['main', 'plain', 'owed'] as const;
  const parts: readonly (readonly [Band['look'], readonly (readonly [string, Look])[]])[] = [
    [
      'plain',
      [
        [name, 'label'],
        [home, 'small'],
      ],
    ],
    ...rows.map(({ label, figure, note }, index) => {
      const texts = [
        [label, 'label'],
        [figure, 'figure'],
        [note, 'small'],
      ] as const;
      return [looks[index] ?? 'plain', texts] as const;
    }),
    ['plain', [[notice, 'small']]],
  ];
  const bands: Band[] = [];
  for (const [look, texts] of parts) {
    const top = (bands.at(-1)?.top ?? 0) + (bands.at(-1)?.height ?? 0);
    bands.push(bandOf(look, top, texts, measure));
  }
  return bands;
}

function bandOf(
  look: Band['look'],
  top: number,
  texts: readonly (readonly [string, Look])[],
  measure: Measure,
): Band {
  const lines: PlacedLine[] = [];
  let y = top + EDGE / 2;
  for (const [words, size] of texts) {
    for (const line of wrapped(words, (part) => measure(part, size) <= WIDTH - 2 * EDGE)) {
      lines.push({ words: line, look: size, x: EDGE, y });
      y += sizes[size].line;
    }
  }
  return { look, top, height: y + EDGE / 2 - top, lines };
}

/** Breaks text into lines that fit. A single word that does not fit gets its own line. */
function wrapped(words: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
