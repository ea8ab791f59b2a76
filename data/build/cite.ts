import type { CostSource } from '@latchkey/domain';

/** Finds sources by their names in a collected table. */
export type Cite = (...names: readonly string[]) => CostSource[];
