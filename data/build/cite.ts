import type { CostSource } from '@latchkey/domain';

/** Finds the sources that a table of the gathered file names. */
export type Cite = (...names: readonly string[]) => CostSource[];
