/** Measurements of one page: the medians of all visits. */
export interface Figures {
  /** First and Largest Contentful Paint (`fcp` and `lcp`), in milliseconds. */
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

/** Goals for a page: the maximum of each figure that has one. */
export type Goal = Readonly<Partial<Figures>>;

/** Computes a page's goal from the bare page's figures. */
export type Goals = (bare: Figures) => Goal;

/**
 * Maximum time from a tap to the next paint, in milliseconds. Users do not notice a shorter delay.
 */
const interaction = 200;

/** Goals for a page that visitors open first, based on the bare page's figures in the same run. */
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
 * Goals for a page with a slider. While the slider moves, no frame may take longer than two frames
 * at 60 frames per second. The CPU is slowed down four times.
 */
export const movingPage: Goals = (bare) => ({ ...resultPage(bare), frame: 34 });

/**
 * Whether every figure that has a goal is at or below its goal. A missing figure (`NaN`) misses its
 * goal.
 */
export function isWithin(figures: Figures, goal: Goal): boolean {
  const within = (name: keyof Figures) => {
    const maximum = goal[name];
    return maximum === undefined || figures[name] <= maximum;
  };
  return figureNames.every(within);
}

const figureNames = ['fcp', 'lcp', 'shift', 'interaction', 'answer', 'frame'] as const;
