import * as z from 'zod/mini';

/**
 * How much a program's help saves the buyer over five years, compared with buying the same home
 * without help. In dollars, not rounded. Negative if the help costs more than it pays.
 */
export const FiveYear = z.strictObject({
  /** The result if every unknown term of the help is as expensive as possible. */
  low: z.number(),
  /** The result if every unknown term costs nothing. Equal to `low` if all terms are known. */
  high: z.number(),
  /** How much `low` falls if the rate of the program's lender is higher by `HIGHER_RATE`. */
  ifRateHigher: z.number(),
});
export type FiveYear = z.infer<typeof FiveYear>;
