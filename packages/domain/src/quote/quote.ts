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
 * The eleven answers, complete. Its keys stand in the order of the confirmation's summary, so the
 * first issue is the first fault that a buyer reads there.
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
  profession: z._default(z.array(Profession).check(z.maxLength(4)), []),
});
export type QuoteAnswers = z.infer<typeof QuoteAnswers>;
export type QuestionName = keyof QuoteAnswers;

/** A saved quote. Times are ISO 8601 in UTC, set by whoever stores it. */
export const Quote = z.extend(QuoteAnswers, {
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Quote = z.infer<typeof Quote>;

/**
 * A quote in progress: every answer may still be missing, and one that is there has the kind of
 * value its question asks for. `id` and the times are set once it was saved.
 */
export interface QuoteDraft {
  id: string | null;
  createdAt: string | null;
  updatedAt: string | null;
  homeType: HomeType | null;
  homePlan: HomePlan | null;
  homeLocation: Location | null;
  homePrice: number | null;
  householdIncome: number | null;
  downPayment: number | null;
  creditScore: CreditScore | null;
  housingStatus: boolean | null;
  householdSize: number | null;
  veteranStatus: boolean | null;
  profession: Profession[];
}
