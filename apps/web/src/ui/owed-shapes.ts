import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';

/** What the buyer owes in one year, in dollars. */
export interface OwedInYear {
  readonly year: number;
  readonly owed: number;
}

/** SVG paths for a 100 by 100 view box, which the chart stretches to its own size. */
export interface OwedShapes {
  /** The area below the line. */
  readonly owed: string;
  readonly owedLine: string;
  /** Converts an amount to its distance from the top of the chart, in percent. */
  readonly owedTop: (owed: number) => number;
}

/** Space above the highest amount, as a multiple of that amount. */
export const HEADROOM = 1.12;

/** Computes the paths for the amount owed. Each year is a step. */
export function owedShapes(years: readonly OwedInYear[]): OwedShapes {
  const most = Math.max(1, ...years.map(({ owed }) => owed));
  const x = scaleLinear([0, years.length], [0, 100]);
  const y = scaleLinear([0, most * HEADROOM], [100, 0]);
  const left = ({ year }: OwedInYear) => x(year - 1);
  const top = ({ owed }: OwedInYear) => y(owed);
  const steps = withEnd(years);
  return {
    owed: area<OwedInYear>(left, 100, top).curve(curveStepAfter).digits(2)(steps) ?? '',
    owedLine: line<OwedInYear>(left, top).curve(curveStepAfter).digits(2)(steps) ?? '',
    owedTop: y,
  };
}

/** Appends a copy of the last year, which marks where that year ends. */
export function withEnd<Year extends { readonly year: number }>(years: readonly Year[]): Year[] {
  const last = years.at(-1);
  return last ? [...years, { ...last, year: last.year + 1 }] : [];
}

/** Returns the middle of a year, as a percentage of the chart's width. */
export function middleOf(year: number, years: number): number {
  return ((year - 0.5) / years) * 100;
}
