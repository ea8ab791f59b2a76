import * as z from 'zod/mini';

/**
 * Funnel steps already counted for the quote in progress. Null for a reopened saved quote, which
 * was counted before.
 */
export type CountedSteps = readonly string[] | null;

const Stored = z.catch(z.object({ counted: z.nullable(z.array(z.string())) }), { counted: [] });

/** Reads the counted steps that are stored with a draft. Empty if the stored value is invalid. */
export function readCountedSteps(stored: unknown): CountedSteps {
  return Stored.parse(stored).counted;
}
