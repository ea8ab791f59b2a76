import * as z from 'zod/mini';
import { Day } from '../catalog/day.ts';
import { FactDifference } from './fact-difference.ts';

const ofProgram = {
  /** The program's ID. Null if the program is no longer in the catalog. */
  programId: z.nullable(z.int()),
  /** The program's full name. */
  programName: z.string(),
  /** The facts that caused the change. Empty if the whole program was added or removed. */
  why: z.array(FactDifference),
};
/** The amount of assistance for the quote's home, in dollars. */
const amount = z.number().check(z.nonnegative());

/**
 * A change that affects a quote:
 *
 * - `new`, `gone`: the buyer now matches a program, or no longer matches it
 * - `opened`, `closed`: a program that the buyer matches or almost matches has money again, or has
 *   run out of money
 * - `amount`: the assistance for this home changed
 * - `limit`: another rule of the program changed, such as its income limit
 * - `rate`: the average mortgage rate, in percent, moved by at least an eighth of a percentage
 *   point
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
    /** ISO date of the week with the new average. */
    date: Day,
  }),
]);
export type QuoteChange = z.infer<typeof QuoteChange>;
