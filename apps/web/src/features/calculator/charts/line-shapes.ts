import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { HEADROOM, type OwedShapes, owedShapes, withEnd } from '@/ui/owed-shapes.ts';
import type { LineYear } from './line-years.ts';

/** A dollar amount on an axis, and its distance from the top of the chart in percent. */
interface Tick {
  readonly dollars: number;
  readonly top: number;
}

/** SVG paths in a view box of 100 by 100, which the chart stretches to its own size. */
export interface LineShapes extends OwedShapes {
  readonly payment: string;
  readonly traditional: string;
  /** The area between the two payment lines, in the years with a lowered payment. */
  readonly less: string;
  readonly ticks: readonly Tick[];
  /** Converts a payment to its distance from the top of the chart, in percent. */
  readonly topOf: (payment: number) => number;
}

/** Half a cent, in dollars. A smaller gap is a rounding error. */
const HALF_CENT = 0.005;

/**
 * The highest amount that gets a label, as a fraction of the highest payment. A label is one-fifth
 * as tall as the chart.
 */
const HIGHEST_TICK = 0.78;

/** Calculates the chart's paths. Each year is a step, because its months have the same figures. */
export function lineShapes(years: readonly LineYear[]): LineShapes {
  const highest = Math.max(
    1,
    ...years.flatMap(({ payment, traditional }) => [payment, traditional]),
  );
  const x = scaleLinear([0, years.length], [0, 100]);
  const y = scaleLinear([0, highest * HEADROOM], [100, 0]);

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
    // The second loan's balance, in a separate view box.
    ...owedShapes(years),
    ticks: y
      .ticks(3)
      // Keep the top of the chart free for the line to the last payment and that payment's label.
      .filter((dollars) => dollars > 0 && dollars < highest * HIGHEST_TICK)
      .map((dollars) => ({ dollars, top: y(dollars) })),
    topOf: y,
  };
}
