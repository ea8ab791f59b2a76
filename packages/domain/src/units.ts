import * as z from 'zod/mini';

/** A percentage: 6.375 means 6.375%. The type brand prevents passing it as a {@link Fraction}. */
export const Percent = z.number().brand<'Percent'>();
export type Percent = z.infer<typeof Percent>;

/** A fraction of one: 0.011 means 1.1%. The type brand prevents passing it as a {@link Percent}. */
export const Fraction = z.number().brand<'Fraction'>();
export type Fraction = z.infer<typeof Fraction>;
