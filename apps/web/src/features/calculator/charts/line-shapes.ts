import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import type { LineYear } from './line-years.ts';

/** A dollar amount on an axis, and its distance from the top in percent. */
interface Tick {
  readonly dollars: number;
  readonly top: number;
}

/** SVG paths in a square of 100 by 100, which the chart stretches to its own size. */
export interface LineShapes {
  readonly payment: string;
  readonly traditional: string;
  /** The area between the two payments in years in which the buyer pays less. */
  readonly less: string;
  /** The balance of the second loan with interest, in its own square. */
  readonly owed: string;
  readonly owedLine: string;
  readonly ticks: readonly Tick[];
  /** A payment's distance from the top, in percent. */
  readonly topOf: (payment: number) => number;
  /** The owed amount's distance from the top of its own square, in percent. */
  readonly owedTop: (owed: number) => number;
}

/** A gap below half a cent is a rounding error. */
const HALF_CENT = 0.005;

/** Room above the highest payment, as a factor. */
const HEADROOM = 1.12;

/**
 * The highest labeled amount, as a fraction of the highest payment. A label takes up a fifth of the
 * chart's height.
 */
const HIGHEST_TICK = 0.78;

/** The chart's paths. Each year is a step, because its figures hold for all of its months. */
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
      // The line to the last payment and its label need the space above.
      .filter((dollars) => dollars > 0 && dollars < highest * HIGHEST_TICK)
      .map((dollars) => ({ dollars, top: y(dollars) })),
    topOf: y,
    owedTop: owedY,
  };
}

/** The years, plus a copy of the last one that marks where it ends. */
function withEnd(years: readonly LineYear[]): LineYear[] {
  const last = years.at(-1);
  return last ? [...years, { ...last, year: last.year + 1 }] : [];
}

/** The middle of a year, in percent of the chart's width. */
export function middleOf(year: number, years: number): number {
  return ((year - 0.5) / years) * 100;
}
