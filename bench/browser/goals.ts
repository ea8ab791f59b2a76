/** Measurements of one page: medians of all its visits. */
export interface Figures {
  /** First and largest contentful paint, in milliseconds. */
  readonly fcp: number;
  readonly lcp: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Time from a tap to the next paint, in milliseconds, on a CPU slowed down four times. */
  readonly interaction: number;
}

/** Computes the maximum of each figure of a page from the bare page's figures. */
export type Goals = (bare: Figures) => Figures;

/**
 * Maximum time from a tap to the next paint, in milliseconds. People do not notice a shorter delay.
 */
const interaction = 200;

/** Goals for a page that a visitor sees first, based on the bare page's figures in the same run. */
export const firstPage: Goals = ({ fcp, lcp }) => ({
  fcp: Math.round(1.4 * fcp),
  lcp: Math.round(1.6 * lcp),
  shift: 0,
  interaction,
});

/** Goals for a page that shows the results of a stored draft. The results are the largest paint. */
export const resultPage: Goals = ({ fcp }) => ({
  fcp: Math.round(1.4 * fcp),
  lcp: 2_500,
  shift: 0,
  interaction,
});

/** Whether every figure is at or below its goal. A missing figure (`NaN`) misses its goal. */
export function isWithin(figures: Figures, goal: Figures): boolean {
  return (
    figures.fcp <= goal.fcp &&
    figures.lcp <= goal.lcp &&
    figures.shift <= goal.shift &&
    figures.interaction <= goal.interaction
  );
}
