import * as z from 'zod/mini';

/** Five-digit county code. */
export const CountyFips = z.string().check(z.regex(/^\d{5}$/));
export const StateCode = z.string().check(z.regex(/^[A-Z]{2}$/));
/** Whole dollars. */
export const Dollars = z.int().check(z.nonnegative());
/** 0 to 100. */
export const PercentUpTo100 = z.number().check(z.gte(0), z.lte(100));
export const HttpsAddress = z.string().check(z.regex(/^https?:\/\/\S+$/));
export const IsoDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
export const Years = z.number().check(z.gte(0), z.lte(100));

/** A rule exists, but we do not know its figure. */
export const UnknownFigure = z.strictObject({ unknown: z.literal(true) });
