import * as z from 'zod/mini';
import type { OwnMoney } from '../assistance/assistance.ts';
import type { ProgramFacts } from '../programs/rules/program-facts.ts';
import { QuoteAnswers } from '../quote/quote.ts';

const { shape } = QuoteAnswers;

/**
 * The answers that determine which programs a buyer may use at any price. They do not include the
 * price or the buyer's own money. A buyer who does not yet know the price has not answered the last
 * four questions.
 */
export const PriceAnswers = z.strictObject({
  homeType: shape.homeType,
  homePlan: shape.homePlan,
  homeLocation: shape.homeLocation,
  householdIncome: shape.householdIncome,
  creditScore: shape.creditScore,
  housingStatus: z.nullable(shape.housingStatus),
  householdSize: z.nullable(shape.householdSize),
  veteranStatus: z.nullable(shape.veteranStatus),
  profession: z.nullable(shape.profession),
});
export type PriceAnswers = z.infer<typeof PriceAnswers>;

/** The answers that may be missing. */
export const AssumableAnswer = z.enum([
  'housingStatus',
  'householdSize',
  'veteranStatus',
  'profession',
]);
export type AssumableAnswer = z.infer<typeof AssumableAnswer>;

/**
 * The values to assume for missing answers: a single first-time buyer with no military service and
 * none of the listed professions. A household of one has the lowest income limits.
 */
const assumed = {
  housingStatus: true,
  householdSize: 1,
  veteranStatus: false,
  profession: [],
} as const;

/** Returns the names of the answers that are missing. */
export function assumedAnswers(answers: PriceAnswers): AssumableAnswer[] {
  return AssumableAnswer.options.filter((name) => answers[name] === null);
}

/**
 * A price and a down payment for assessing programs. Use them only for results that do not depend
 * on either amount.
 */
const reference = { homePrice: 200_000, downPayment: 1 };

/**
 * Returns facts for matching, at a reference price. Callers must ignore findings for rules about
 * the price, the buyer's own money or the loan.
 */
export function factsAtReference(answers: PriceAnswers): ProgramFacts {
  return factsAtPrice(answers, reference);
}

/** Returns facts for matching at a price. Fills in assumed values for missing answers. */
export function factsAtPrice(answers: PriceAnswers, money: OwnMoney): ProgramFacts {
  return {
    ...answers,
    ...money,
    housingStatus: answers.housingStatus ?? assumed.housingStatus,
    householdSize: answers.householdSize ?? assumed.householdSize,
    veteranStatus: answers.veteranStatus ?? assumed.veteranStatus,
    profession: answers.profession ?? [...assumed.profession],
  };
}
