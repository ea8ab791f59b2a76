/** Measurements of one page: medians of all its visits. */
export interface Figures {
  /** First and largest contentful paint, in milliseconds. */
  readonly fcp: number;
  readonly lcp: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Time from a tap to the next paint, in milliseconds, on a CPU slowed down four times. */
  readonly interaction: number;
  /** First paint of the page's answer, in milliseconds. `NaN` if the page shows no answer. */
  readonly answer: number;
  /** Longest time between two frames while a slider moves. `NaN` if the page has no slider. */
  readonly frame: number;
}

/** The maximum of each figure of a page that has a goal. */
export type Goal = Readonly<Partial<Figures>>;

/** Computes a page's goal from the bare page's figures. */
export type Goals = (bare: Figures) => Goal;

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

/** Goals for a page that shows the answer to a stored draft. */
export const resultPage: Goals = ({ fcp }) => ({
  fcp: Math.round(1.4 * fcp),
  answer: 2_500,
  shift: 0,
  interaction,
});

/**
 * Goals for a page that follows a slider: at most one frame of 60 per second is late at a time, on a
 * CPU slowed down four times.
 */
export const movingPage: Goals = (bare) => ({ ...resultPage(bare), frame: 34 });

/** Whether every figure with a goal is at or below it. A missing figure (`NaN`) misses its goal. */
export function isWithin(figures: Figures, goal: Goal): boolean {
  const within = (name: keyof Figures) => {
    const maximum = goal[name];
    return maximum === undefined || figures[name] <= maximum;
  };
  return figureNames.every(within);
}

const figureNames = ['fcp', 'lcp', 'shift', 'interaction', 'answer', 'frame'] as const;
