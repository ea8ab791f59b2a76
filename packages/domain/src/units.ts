import * as z from 'zod/mini';

/** A share in hundredths: 6.375 is 6.375 %. The brand keeps it apart from a {@link Fraction}. */
export const Percent = z.number().brand<'Percent'>();
export type Percent = z.infer<typeof Percent>;

/** A share of one: 0.011 is 1.1 %. The brand keeps it apart from a {@link Percent}. */
export const Fraction = z.number().brand<'Fraction'>();
export type Fraction = z.infer<typeof Fraction>;
