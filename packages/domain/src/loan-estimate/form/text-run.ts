/** A piece of text and its position on a page. */
export interface TextRun {
  readonly text: string;
  /** The start of the baseline, in points from the left and the top edge of the page. */
  readonly x: number;
  readonly y: number;
  /** The length along the baseline, in points. */
  readonly width: number;
  /** The size of the font, in points. */
  readonly height: number;
  /** The reading direction, in degrees clockwise: 0 is left to right, 90 is top to bottom. */
  readonly direction: Direction;
}

export type Direction = 0 | 90 | 180 | 270;

/** The text of a page, in any order. */
export type TextPage = readonly TextRun[];
