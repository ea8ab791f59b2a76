import type { CostSource } from '@latchkey/domain';

/** A function that finds sources by name in a collected table. */
export type Cite = (...names: readonly string[]) => CostSource[];
