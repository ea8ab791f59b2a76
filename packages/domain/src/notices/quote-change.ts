import * as z from 'zod/mini';
import { Day } from '../catalog/day.ts';
import { FactDifference } from './fact-difference.ts';

const ofProgram = {
  /** Null if the catalog no longer has the program. */
  programId: z.nullable(z.int()),
  /** The full name. */
  programName: z.string(),
  /** Why: the facts that changed. Empty for a program that was added or removed as a whole. */
  why: z.array(FactDifference),
};
/** Dollars for the home of the quote. */
const amount = z.number().check(z.nonnegative());

/**
 * What changed for a quote:
 *
 * - `new`, `gone`: a program fits now, or no longer
 * - `opened`, `closed`: a program that fits or almost fits has money now, or no longer
 * - `amount`: the help for this home changed
 * - `limit`: another of the program's rules changed, such as its income limit
 * - `rate`: the average mortgage rate moved by an eighth of a percentage point or more, in percent
 */
export const QuoteChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('new'), ...ofProgram, amount }),
  z.strictObject({ kind: z.literal('gone'), ...ofProgram }),
  z.strictObject({ kind: z.literal('opened'), ...ofProgram }),
  z.strictObject({ kind: z.literal('closed'), ...ofProgram }),
  z.strictObject({ kind: z.literal('amount'), ...ofProgram, before: amount, after: amount }),
  z.strictObject({ kind: z.literal('limit'), ...ofProgram }),
  z.strictObject({
    kind: z.literal('rate'),
    before: z.number(),
    after: z.number(),
    /** The week of the new average. */
    date: Day,
  }),
]);
export type QuoteChange = z.infer<typeof QuoteChange>;
