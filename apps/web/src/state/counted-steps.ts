import * as z from 'zod/mini';

/**
 * Funnel steps already counted for the quote in progress. Null for a saved quote that is open again,
 * because it was counted before.
 */
export type CountedSteps = readonly string[] | null;

const Stored = z.catch(z.object({ counted: z.nullable(z.array(z.string())) }), { counted: [] });

/** Reads the counted steps that are stored with a draft. Without valid ones, none was counted. */
export function readCountedSteps(stored: unknown): CountedSteps {
  return Stored.parse(stored).counted;
}
