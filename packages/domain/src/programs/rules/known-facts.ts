import * as z from 'zod/mini';
import type { CreditScore } from '../../quote/choices.ts';
import { creditScoreBand } from '../../quote/credit-score.ts';
import { UnitCount } from '../../quote/unit-count.ts';
import { LARGEST_AMOUNT } from '../../quote/whole-dollars.ts';

/** Maximum number of condition answers in a request. */
const MOST_ANSWERS = 200;

const score = z.optional(z.nullable(z.int().check(z.gte(300), z.lte(850))));

/**
 * Short answers that a buyer may give in addition to the quote. They show whether the buyer meets a
 * rule, and never affect the charges of a loan. The number of units determines which loan types
 * cover the home. The buyer can skip every question.
 */
export const KnownFacts = z.strictObject({
  /** The lowest and the highest possible credit score of the buyer, within the quote's band. */
  scoreFrom: score,
  scoreTo: score,
  /** Income of the borrowers alone, in dollars a year. */
  borrowersIncome: z.optional(z.nullable(z.int().check(z.nonnegative(), z.lte(LARGEST_AMOUNT)))),
  /** Number of units in the home, for a home of two to four units. */
  units: z.optional(z.nullable(UnitCount)),
  /** The location to which the buyer's answers about conditions apply. */
  locationId: z.optional(z.nullable(z.int().check(z.nonnegative()))),
  /** Whether the buyer meets each condition, keyed by `conditionKey` or {@link cityKey}. */
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
 * Returns the short answers that apply to a home. Answers about conditions, such as "I live in the
 * county", were given for one location and do not apply to another.
 */
export function knownAt(known: KnownFacts, locationId: number): KnownFacts {
  if (known.locationId == null || known.locationId === locationId) return known;
  const { conditions: _, ...others } = known;
  return others;
}

/** Returns the key of the short answer about whether the home is inside a city's limits. */
export function cityKey(city: string): string {
  return `city-limits:${city}`;
}

/** Returns the buyer's answer about a condition. Undefined if there is no answer. */
export function answerTo({ conditions }: KnownFacts, key: string | null): boolean | undefined {
  return key !== null && conditions && Object.hasOwn(conditions, key) ? conditions[key] : undefined;
}

/**
 * Returns the range of the buyer's possible credit scores: the quote's band, narrowed by the short
 * answer. If the buyer has changed the quote, the short answer may not overlap with the band. In
 * that case, the short answer is ignored.
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
