/** A table row: the measurement, its goal, and whether the goal is met. */
export interface Row {
  readonly [column: string]: string | number | boolean | undefined;
  readonly met: boolean;
}

/**
 * The size of a run. A `full` run uses up to 10 million rows, and a `short` run up to one million.
 */
export type Extent = 'short' | 'full';

/** A part of the benchmark, with one table. Each part starts and stops its own servers. */
export interface Part {
  readonly title: string;
  readonly measure: (extent: Extent) => Promise<readonly Row[]> | readonly Row[];
}
