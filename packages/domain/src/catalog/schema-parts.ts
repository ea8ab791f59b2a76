import * as z from 'zod/mini';
import { maxLengths } from './text-lengths.ts';

/** Five-digit county code. */
export const CountyFips = z.string().check(z.regex(/^\d{5}$/));
export const StateCode = z.string().check(z.regex(/^[A-Z]{2}$/));
/** An amount in whole dollars. */
export const Dollars = z.int().check(z.nonnegative());
/** A percentage from 0 to 100. */
export const PercentUpTo100 = z.number().check(z.gte(0), z.lte(100));
export const Years = z.number().check(z.gte(0), z.lte(100));
/** A short name, such as the name of a city, or a slug. May be empty. */
export const Name = z.string().check(z.maxLength(maxLengths.name));
/** A sentence or two. May be empty. */
export const Sentence = z.string().check(z.maxLength(maxLengths.sentence));

/** A rule that exists, but whose figure we do not know. */
export const UnknownFigure = z.strictObject({ unknown: z.literal(true) });

/**
 * A cap on the assistance: dollars, a percentage of the price or the loan, or the lower of the two.
 * Each field is null if the program has no such cap.
 */
export const AssistanceAmount = {
  maxAmount: z.nullable(Dollars),
  maxPercent: z.nullable(PercentUpTo100),
  percentOf: z.nullable(z.enum(['price', 'loan'])),
};
