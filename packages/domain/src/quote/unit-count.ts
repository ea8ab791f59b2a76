import * as z from 'zod/mini';

/** Number of units in a home of two to four units. */
export const UnitCount = z.literal([2, 3, 4]);
export type UnitCount = z.infer<typeof UnitCount>;
