/** What a visitor waits for on a page: medians of the visits. */
export interface Figures {
  /** First and largest contentful paint, in milliseconds. */
  readonly fcp: number;
  readonly lcp: number;
  /** Scripts as sent, without headers, in KB of 1,000 bytes. */
  readonly scripts: number;
  /** Total blocking time, in milliseconds. */
  readonly blocked: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

/** A page's goals. The paints are relative to the bare page, the blocking to the empty app. */
export interface Limits {
  /** How many times the bare page's paints. */
  readonly fcp: number;
  readonly lcp: number;
  /** In KB of 1,000 bytes. */
  readonly scripts: number;
  /** Milliseconds that a page may block longer than the empty app. */
  readonly blocked: number;
}

/** Limits for the pages that a visitor sees first. */
export const firstPage: Limits = { fcp: 1.3, lcp: 1.5, scripts: 92, blocked: 50 };

/** Limits for the pages that show the results of a stored draft. */
export const resultPage: Limits = { fcp: 1.4, lcp: 2.2, scripts: 165, blocked: 150 };

/** The maximum of each figure. */
export function goals(limits: Limits, bare: Figures, empty: Figures): Figures {
  return {
    fcp: Math.round(limits.fcp * bare.fcp),
    lcp: Math.round(limits.lcp * bare.lcp),
    scripts: limits.scripts,
    blocked: empty.blocked + limits.blocked,
    shift: 0,
  };
}

/** Whether no figure is over its goal. A missing figure (`NaN`) misses its goal. */
export function isWithin(figures: Figures, goal: Figures): boolean {
  return (
    figures.fcp <= goal.fcp &&
    figures.lcp <= goal.lcp &&
    figures.scripts <= goal.scripts &&
    figures.blocked <= goal.blocked &&
    figures.shift <= goal.shift
  );
}
