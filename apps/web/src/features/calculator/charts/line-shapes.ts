import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import type { LineYear } from './line-years.ts';

/** A dollar amount on an axis, and its distance from the top of the chart in percent. */
interface Tick {
  readonly dollars: number;
  readonly top: number;
}

/** SVG paths for a view box of 100 by 100, which the chart stretches to its own size. */
export interface LineShapes {
  readonly payment: string;
  readonly traditional: string;
  /** The area between the two payment lines, in the years with a lowered payment. */
  readonly less: string;
  /**
   * The area below the line of the second loan's balance, including interest. Uses a separate view
   * box of 100 by 100.
   */
  readonly owed: string;
  readonly owedLine: string;
  readonly ticks: readonly Tick[];
  /** Converts a payment to its distance from the top of the chart, in percent. */
  readonly topOf: (payment: number) => number;
  /** Converts the owed amount to its distance from the top of its own view box, in percent. */
  readonly owedTop: (owed: number) => number;
}

/** Half a cent, in dollars. A smaller gap is a rounding error. */
const HALF_CENT = 0.005;

/** Space above the highest payment, as a factor of that payment. */
const HEADROOM = 1.12;

/**
 * The highest amount that gets a label, as a fraction of the highest payment. A label is as tall as
 * a fifth of the chart.
 */
const HIGHEST_TICK = 0.78;

/** Calculates the chart's paths. Each year is a step, because its months have the same figures. */
export function lineShapes(years: readonly LineYear[]): LineShapes {
  const highest = Math.max(
    1,
    ...years.flatMap(({ payment, traditional }) => [payment, traditional]),
  );
  const mostOwed = Math.max(1, ...years.map(({ owed }) => owed));
  const x = scaleLinear([0, years.length], [0, 100]);
  const y = scaleLinear([0, highest * HEADROOM], [100, 0]);
  const owedY = scaleLinear([0, mostOwed * HEADROOM], [100, 0]);

  const steps = withEnd(years);
  const stepLine = (value: (year: LineYear) => number) =>
    line<LineYear>(({ year }) => x(year - 1), value)
      .curve(curveStepAfter)
      .digits(2)(steps) ?? '';
  const lower = withEnd(
    years.filter(({ payment, traditional }) => traditional - payment > HALF_CENT),
  );

  return {
    payment: stepLine(({ payment }) => y(payment)),
    traditional: stepLine(({ traditional }) => y(traditional)),
    less:
      area<LineYear>(
        ({ year }) => x(year - 1),
        ({ payment }) => y(payment),
        ({ traditional }) => y(traditional),
      )
        .curve(curveStepAfter)
        .digits(2)(lower) ?? '',
    owed:
      area<LineYear>(
        ({ year }) => x(year - 1),
        100,
        ({ owed }) => owedY(owed),
      )
        .curve(curveStepAfter)
        .digits(2)(steps) ?? '',
    owedLine: stepLine(({ owed }) => owedY(owed)),
    ticks: y
      .ticks(3)
      // Keep the top of the chart free for the line to the last payment and that payment's label.
      .filter((dollars) => dollars > 0 && dollars < highest * HIGHEST_TICK)
      .map((dollars) => ({ dollars, top: y(dollars) })),
    topOf: y,
    owedTop: owedY,
  };
}

/** Adds a copy of the last year, to mark where that year ends. */
function withEnd(years: readonly LineYear[]): LineYear[] {
  const last = years.at(-1);
  return last ? [...years, { ...last, year: last.year + 1 }] : [];
}

/** Returns the middle of a year, in percent of the chart's width. */
export function middleOf(year: number, years: number): number {
  return ((year - 0.5) / years) * 100;
}
