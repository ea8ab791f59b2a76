import type { CostSource } from '@latchkey/domain';

/** Looks up sources by the names in a gathered table. */
export type Cite = (...names: readonly string[]) => CostSource[];
