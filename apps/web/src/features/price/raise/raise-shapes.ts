import type { HelpByIncome, HelpStep } from '@latchkey/domain';
import { scaleLinear } from 'd3-scale';

/** The top of the scale, as a multiple of the highest amount. Leaves space above that amount. */
const HEADROOM = 1.15;

/** The distance between two labels on the income axis, in dollars. */
const INCOME_STEP = 20_000;

/**
 * A point in the chart. Its distances from the left and the top are percentages of the chart's
 * width and height.
 */
interface Point {
  readonly left: number;
  readonly top: number;
}

/** An income at which the buyer loses assistance. */
export interface Drop extends Point {
  /** The top edge of the lower step, in percent. */
  readonly bottom: number;
  /** The highest income before the drop. */
  readonly at: number;
  readonly dollars: number;
}

/** The step chart of assistance, in a view box of 100 by 100. The steps are exact to the dollar. */
export interface RaiseShapes {
  /** The line for certain assistance, without vertical lines where the amount drops. */
  readonly line: string;
  /** The area below the line. */
  readonly area: string;
  /** The areas that represent uncertain assistance. */
  readonly unsure: readonly (Point & { readonly width: number; readonly height: number })[];
  readonly drops: readonly Drop[];
  readonly you: Point;
  readonly helpTicks: readonly { readonly dollars: number; readonly top: number }[];
  readonly incomeTicks: readonly { readonly income: number; readonly left: number }[];
}

/** Whether any program provides, or may provide, assistance at one of the incomes. */
export function hasHelp({ steps }: Pick<HelpByIncome, 'steps'>): boolean {
  return steps.some(({ sure, unsure }) => sure.dollars > 0 || unsure !== null);
}

/** Computes the shapes of the chart. */
export function raiseShapes({ steps, income }: HelpByIncome): RaiseShapes {
  const [from, to] = [steps[0]?.from ?? 0, steps.at(-1)?.to ?? 1];
  const highest = Math.max(1, ...steps.map((step) => step.unsure?.dollars ?? step.sure.dollars));
  const x = scaleLinear([from, to], [0, 100]);
  const y = scaleLinear([0, highest * HEADROOM], [100, 0]);
  const own = steps.find((step) => step.from <= income && income <= step.to);
  // A step ends where the next step begins.
  const edges = steps.map((step, index) => ({
    step,
    left: x(step.from),
    right: x(steps[index + 1]?.from ?? to),
    top: y(step.sure.dollars),
  }));
  return {
    line: linePath(edges),
    area: `${edges.map(({ left, right, top }) => `M${left} 100V${top}H${right}V100`).join('')}Z`,
    unsure: edges.flatMap(({ step, left, right, top }) => {
      if (!step.unsure) return [];
      const above = y(step.unsure.dollars);
      return [{ left, top: above, width: right - left, height: top - above }];
    }),
    drops: edges.flatMap(({ step, right, top }, index) =>
      dropAt(step, edges[index + 1], right, top),
    ),
    you: { left: x(income), top: y(own?.sure.dollars ?? 0) },
    helpTicks: y
      .ticks(3)
      .filter((dollars) => dollars <= highest)
      .map((dollars) => ({ dollars, top: y(dollars) })),
    incomeTicks: incomesOf(from, to).map((tick) => ({ income: tick, left: x(tick) })),
  };
}

interface Edge {
  readonly step: HelpStep;
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/**
 * Returns the path of the line: its horizontal segments and its rises. Each drop starts a new
 * segment.
 */
function linePath(edges: readonly Edge[]): string {
  return edges
    .map(({ left, right, top }, index) => {
      const before = edges[index - 1];
      const isFall = before === undefined || top > before.top;
      return isFall ? `M${left} ${top}H${right}` : `V${top}H${right}`;
    })
    .join('');
}

function dropAt(step: HelpStep, next: Edge | undefined, left: number, top: number): Drop[] {
  const dollars = next ? step.sure.dollars - next.step.sure.dollars : 0;
  return next && dollars > 0 ? [{ left, top, bottom: next.top, at: step.to, dollars }] : [];
}

function incomesOf(from: number, to: number): number[] {
  const count = Math.floor((to - from) / INCOME_STEP) + 1;
  return Array.from({ length: count }, (_, index) => from + index * INCOME_STEP);
}
