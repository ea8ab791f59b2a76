import * as z from 'zod/mini';
import { says } from '../validation/messages.ts';
import { CreditScore, HomePlan, HomeType, Profession } from './choices.ts';
import { Location } from './location.ts';
import { wholeDollars } from './whole-dollars.ts';

const reusedAmountMessages = {
  nonNegative: 'homePriceNonNegative',
  integer: 'homePriceInteger',
  atLeast1: 'homePriceAtLeast1',
} as const;

/**
 * The complete answers. Keys are in the order of the confirmation summary, so the first issue is
 * also the first problem a buyer reads there.
 */
export const QuoteAnswers = z.strictObject({
  homeType: HomeType,
  homePlan: HomePlan,
  homeLocation: Location,
  homePrice: wholeDollars({ required: 'homePriceRequired', ...reusedAmountMessages }),
  householdIncome: wholeDollars({ required: 'householdIncomeRequired', ...reusedAmountMessages }),
  downPayment: wholeDollars({ required: 'downPaymentRequired', ...reusedAmountMessages }),
  creditScore: CreditScore,
  housingStatus: z.boolean(says('housingStatusRequired')),
  householdSize: z
    .number(says('householdSizeRequired'))
    .check(
      z.multipleOf(1, { ...says('homePriceInteger'), abort: true }),
      z.gte(1, says('homePriceAtLeast1')),
      z.lte(8, says('homePriceAtMost8')),
    ),
  veteranStatus: z.boolean(says('housingStatusRequired')),
  profession: z._default(
    z
      .array(Profession, says('professionInvalid'))
      .check(z.maxLength(Profession.options.length, says('professionInvalid'))),
    [],
  ),
});
export type QuoteAnswers = z.infer<typeof QuoteAnswers>;

/** The name of an answer. `options` lists them in the order of the summary. */
export const QuestionName = z.keyof(QuoteAnswers);
export type QuestionName = z.infer<typeof QuestionName>;

/** A saved quote. Times are ISO 8601 in UTC and set by the store that saves it. */
export const Quote = z.extend(QuoteAnswers, {
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Quote = z.infer<typeof Quote>;
