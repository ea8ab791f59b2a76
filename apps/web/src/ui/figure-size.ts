import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The width of the widest main figure, in em. */
    '--widest'?: string;
  }
}

/**
 * Returns a figure's width in em. All digits have the same width, and periods and commas are
 * narrower.
 */
export function figureWidth(figure: string): number {
  return [...figure].reduce((sum, sign) => sum + (/[\d$]/.test(sign) ? 0.64 : 0.3), 0);
}
