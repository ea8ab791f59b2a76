import * as z from 'zod/mini';
import { fill, pluck } from '../quote/by-name.ts';
import { orNull } from '../quote/question-kinds.ts';
import { questionNames } from '../quote/question-lists.ts';
import { questions } from '../quote/questions.ts';
import { amountQuestions } from '../quote/questions-of-kind.ts';
import { CurrentAnswers, QUESTIONS_VERSION } from '../quote/version.ts';
import { LARGEST_AMOUNT } from '../quote/whole-dollars.ts';
import { StoredCalculatorDetails } from './calculator-details.ts';
import { StoredScenarios } from './scenarios.ts';

/**
 * Amounts typed into a question's box before the buyer presses "Continue". Null if the box shows
 * the saved answer.
 */
const TypedAmounts = z.object(fill(amountQuestions, orNull(z.number())));

const nothingTyped = fill(amountQuestions, null);

/**
 * An unfinished quote. Every answer may be null. Types are checked here; business rules are checked
 * by `confirmDraft`. `id` and the times are set once the quote is saved.
 *
 * Parses any object: missing, mistyped and unknown fields are dropped and the rest is kept.
 */
export const QuoteDraft = z.object({
  id: orNull(z.uuid()),
  createdAt: orNull(z.iso.datetime()),
  updatedAt: orNull(z.iso.datetime()),
  ...pluck(questions, 'inDraft'),
  /** The version of the questions in a stored draft. See {@link CurrentAnswers}. */
  version: z.catch(z.literal(QUESTIONS_VERSION), QUESTIONS_VERSION),
  typedAmounts: z.catch(TypedAmounts, nothingTyped),
  /**
   * The ID of the saved quote that this draft was opened from, if the buyer deleted that quote in
   * this browser. Otherwise null.
   */
  deletedId: orNull(z.uuid()),
  calculator: StoredCalculatorDetails,
  /**
   * The buyer's cash for closing, in whole dollars. Null if it equals the down payment answer. The
   * two differ when a smaller down payment leaves cash for other costs.
   */
  cash: orNull(z.int().check(z.gte(0), z.lte(LARGEST_AMOUNT))),
  scenarios: StoredScenarios,
  /**
   * Whether the draft was created from a shared link. If true, the calculator opens even if
   * questions are unanswered.
   */
  startedFromLink: z.catch(z.boolean(), false),
});
export type QuoteDraft = z.infer<typeof QuoteDraft>;

/**
 * Parses a draft from any stored value, including older formats. Returns null if the value is not a
 * draft. Never throws.
 */
export function readDraft(stored: unknown): QuoteDraft | null {
  const isDraft =
    typeof stored === 'object' &&
    stored !== null &&
    questionNames.some((name) => Object.hasOwn(stored, name));
  if (!isDraft) return null;
  const current = CurrentAnswers.safeParse(stored).data ?? stored;
  const costs = DefaultCosts.safeParse(current).data ?? current;
  return QuoteDraft.parse(DefaultFees.safeParse(costs).data ?? costs);
}

/**
 * Converts a draft saved before drafts included days of prepaid interest. In such a draft, lender
 * fees and dues of 0 were defaults, so they become null. Any other figure was entered by the buyer.
 */
const DefaultFees = z.pipe(
  z.looseObject({
    calculator: z.looseObject({
      prepaidInterestDays: z.optional(z.never()),
      lenderFees: z.optional(z.unknown()),
      dues: z.optional(z.unknown()),
    }),
  }),
  z.transform(({ calculator, ...draft }) => ({
    ...draft,
    calculator: {
      ...calculator,
      lenderFees: calculator.lenderFees || null,
      dues: calculator.dues || null,
    },
  })),
);

/**
 * Converts a draft saved before drafts included `cash`. In such a draft, closing costs of 0 were
 * the default. They become null, so that the average applies. Any other figure was entered by the
 * buyer.
 */
const DefaultCosts = z.pipe(
  z.looseObject({
    cash: z.optional(z.never()),
    calculator: z.looseObject({ closingCosts: z.literal(0) }),
  }),
  z.transform((draft) => ({
    ...draft,
    calculator: { ...draft.calculator, closingCosts: null },
  })),
);
