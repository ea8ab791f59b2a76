import type { CostSource } from '@latchkey/domain';

/** Looks up sources by the names in a collected table. */
export type Cite = (...names: readonly string[]) => CostSource[];
