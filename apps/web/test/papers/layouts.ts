import type { PrintedPage, PrintedText } from './printed-text.ts';
import { seededRandom } from './random.ts';

/**
 * How a producer creates a PDF: the order and pieces in which it draws the text, and how it saves
 * the file.
 */
export interface Layout {
  readonly arranged: (page: PrintedPage) => PrintedPage;
  readonly isCompressed: boolean;
  /**
   * Whether the file embeds a font subset with its own character codes. Other layouts use a
   * standard font.
   */
  readonly embedsFont?: boolean;
  /**
   * Whether the text is drawn sideways, on a page that the file either rotates back or leaves
   * sideways.
   */
  readonly sideways?: 'turned-back' | 'left-sideways';
  /** Whether each character is drawn separately. */
  readonly drawsLetters?: boolean;
}

/** Layouts of several producers. All of them show the same page. */
export const layouts = {
  /** Whole lines, from top to bottom. */
  inOrder: { arranged: inReadingOrder, isCompressed: true },
  /** The empty form first, then all values. Each dollar sign is separate from its number. */
  formThenValues: { arranged: formThenValues, isCompressed: false },
  /** Text in random order, drawn one character at a time. */
  splitWords: { arranged: inPieces, isCompressed: true, drawsLetters: true },
  /** The right half of the page first, then the left half, in an embedded font. */
  twoColumns: { arranged: rightHalfFirst, isCompressed: true, embedsFont: true },
  /** A page drawn sideways, which the file rotates back. */
  rotated: { arranged: inReadingOrder, isCompressed: false, sideways: 'turned-back' },
  /** A page drawn sideways, which stays sideways. */
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
