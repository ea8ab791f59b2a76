import * as z from 'zod/mini';

/**
 * What a buyer keeps after five years with a program's help, compared with the same home without
 * help. In dollars, not rounded. Negative if the help costs more than it pays.
 */
export const FiveYear = z.strictObject({
  /** If every unknown term of the help is at its most expensive. */
  low: z.number(),
  /** If every unknown term costs nothing. Equal to `low` if all terms are known. */
  high: z.number(),
  /** How much lower `low` is if the program's lender asks a rate 0.25 points higher. */
  ifRateHigher: z.number(),
});
export type FiveYear = z.infer<typeof FiveYear>;
