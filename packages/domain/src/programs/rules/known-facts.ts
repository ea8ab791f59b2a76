import * as z from 'zod/mini';
import type { CreditScore } from '../../quote/choices.ts';
import { creditScoreBand } from '../../quote/credit-score.ts';
import { LARGEST_AMOUNT } from '../../quote/whole-dollars.ts';

/** Maximum number of conditions that a buyer can answer. */
const MOST_ANSWERS = 200;

const score = z.optional(z.nullable(z.int().check(z.gte(300), z.lte(850))));

/**
 * Short answers that a buyer may give besides the quote. They turn a check into met or not met, and
 * they never influence the price of a loan. Every one can be skipped.
 */
export const KnownFacts = z.strictObject({
  /** Lowest and highest credit score that the buyer may have, inside the quote's band. */
  scoreFrom: score,
  scoreTo: score,
  /** Income of the borrowers alone, in dollars a year. */
  borrowersIncome: z.optional(z.nullable(z.int().check(z.nonnegative(), z.lte(LARGEST_AMOUNT)))),
  /** The home's location that the answers about conditions were given for. */
  locationId: z.optional(z.nullable(z.int().check(z.nonnegative()))),
  /** Whether each condition holds for the buyer, by `conditionKey` or {@link cityKey}. */
  conditions: z.optional(
    z.record(z.string().check(z.maxLength(300)), z.boolean()).check(
      z.refine((answers) => Object.keys(answers).length <= MOST_ANSWERS, {
        error: `must have at most ${MOST_ANSWERS} answers`,
      }),
    ),
  ),
});
export type KnownFacts = z.infer<typeof KnownFacts>;

/**
 * The short answers that count for a home. Answers about conditions were given for one location,
 * such as "I live in the county", and do not count for another one.
 */
export function knownAt(known: KnownFacts, locationId: number): KnownFacts {
  if (known.locationId == null || known.locationId === locationId) return known;
  const { conditions: _, ...others } = known;
  return others;
}

/** The question whether the home lies inside the limits of a city, as a key of an answer. */
export function cityKey(city: string): string {
  return `city-limits:${city}`;
}

/** The buyer's answer about a condition. Undefined if it was skipped or is not asked. */
export function answerTo({ conditions }: KnownFacts, key: string | null): boolean | undefined {
  return key !== null && conditions && Object.hasOwn(conditions, key) ? conditions[key] : undefined;
}

/**
 * The credit scores that the buyer may have: the quote's band, narrowed by the short answer. An
 * answer that does not overlap with the band, because the buyer changed the quote, does not count.
 */
export function scoreRange(
  creditScore: CreditScore,
  { scoreFrom, scoreTo }: KnownFacts,
): { readonly from: number; readonly to: number } {
  const band = creditScoreBand[creditScore];
  const from = Math.max(band.from, scoreFrom ?? band.from);
  const to = Math.min(band.to, scoreTo ?? band.to);
  return from <= to ? { from, to } : band;
}
