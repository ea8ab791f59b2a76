import type { PrintedPage, PrintedText } from './printed-text.ts';
import { seededRandom } from './random.ts';

/** How a producer draws a page: in which order, in which pieces, and how it saves the file. */
export interface Layout {
  readonly arranged: (page: PrintedPage) => PrintedPage;
  readonly isCompressed: boolean;
  /** Embeds a part of a font with codes of its own. Other layouts use a standard font. */
  readonly embedsFont?: boolean;
  /** Draws sideways: on a page that the file turns back, or on one that it leaves sideways. */
  readonly sideways?: 'turned-back' | 'left-sideways';
  /** Draws each letter by itself. */
  readonly drawsLetters?: boolean;
}

/** Layouts of several producers. Each of them shows the same page. */
export const layouts = {
  /** Whole lines, from top to bottom. */
  inOrder: { arranged: inReadingOrder, isCompressed: true },
  /** First the empty form, then all values, with each dollar sign apart from its number. */
  formThenValues: { arranged: formThenValues, isCompressed: false },
  /** Words in pieces, in any order. */
  splitWords: { arranged: inPieces, isCompressed: true, drawsLetters: true },
  /** The right half of the page before the left half, in an embedded font. */
  twoColumns: { arranged: rightHalfFirst, isCompressed: true, embedsFont: true },
  /** A sideways page that the file turns back. */
  rotated: { arranged: inReadingOrder, isCompressed: false, sideways: 'turned-back' },
  /** A sideways page that stays sideways. */
  sideways: { arranged: formThenValues, isCompressed: true, sideways: 'left-sideways' },
} as const satisfies Record<string, Layout>;

export type LayoutName = keyof typeof layouts;

export const layoutNames: readonly LayoutName[] = [
  'inOrder',
  'formThenValues',
  'splitWords',
  'twoColumns',
  'rotated',
  'sideways',
];

function inReadingOrder(page: PrintedPage): PrintedPage {
  return page.toSorted((a, b) => a.y - b.y || a.x - b.x);
}

function formThenValues(page: PrintedPage): PrintedPage {
  const values = page.filter(({ kind }) => kind === 'value').flatMap(withDollarApart);
  return [...page.filter(({ kind }) => kind === 'form'), ...values];
}

/** Prints the dollar sign of an amount 18 points to the left of its number. */
function withDollarApart(printed: PrintedText): PrintedText[] {
  const { text, x, align } = printed;
  const isInTable = align === 'right' || (align === 'left' && x < 310);
  if (!isInTable || !/^\$[\d,.]+$/.test(text)) return [printed];
  if (align === 'right') {
    return [
      { ...printed, text: '$', x: x - 40 },
      { ...printed, text: text.slice(1) },
    ];
  }
  return [
    { ...printed, text: '$' },
    { ...printed, text: text.slice(1), x: x + 18 },
  ];
}

function inPieces(page: PrintedPage): PrintedPage {
  const random = seededRandom(43);
  return page
    .map((printed) => [random(), printed] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, printed]) => printed);
}

function rightHalfFirst(page: PrintedPage): PrintedPage {
  const isRight = ({ x }: PrintedText) => x >= 310;
  return [...page.filter(isRight), ...page.filter((printed) => !isRight(printed))];
}
