/** A line of a table: what was measured, beside its limit or its goal, and whether it holds. */
export interface Row {
  readonly [column: string]: string | number | boolean | undefined;
  readonly met: boolean;
}

/** How much is measured: `full` takes 10 million rows and ten minutes where `short` takes less. */
export type Extent = 'short' | 'full';

/** One table. Parts know nothing of each other: each starts and ends its own servers. */
export interface Part {
  readonly title: string;
  readonly measure: (extent: Extent) => Promise<readonly Row[]> | readonly Row[];
}
