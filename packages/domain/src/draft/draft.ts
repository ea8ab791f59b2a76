import * as z from 'zod/mini';
import { CreditScore, HomePlan, HomeType, Profession } from '../quote/choices.ts';
import { Location } from '../quote/location.ts';
import { type AmountQuestion, amountQuestions } from '../quote/question-answers.ts';
import { QuestionName, type Quote } from '../quote/quote.ts';
import { defaultCalculatorDetails, StoredCalculatorDetails } from './calculator-details.ts';
import { StoredScenarios } from './scenarios.ts';

/** The value where it is of the right kind, else null: it counts as not answered. */
function orNull<Schema extends z.ZodMiniType>(
  schema: Schema,
): z.ZodMiniCatch<z.ZodMiniNullable<Schema>> {
  return z.catch(z.nullable(schema), null);
}

/** What the buyer typed in the box of a question, before Continue. Null if the box holds the answer. */
const TypedAmounts = z.object({
  homePrice: orNull(z.number()),
  householdIncome: orNull(z.number()),
  downPayment: orNull(z.number()),
} satisfies Record<AmountQuestion, unknown>);

const nothingTyped: z.infer<typeof TypedAmounts> = {
  homePrice: null,
  householdIncome: null,
  downPayment: null,
};

/**
 * A quote in progress: every answer may still be missing, and one that is there has the kind of
 * value its question asks for. Whether it is a good one is told when the quote is confirmed. `id`
 * and the times are set once it was saved.
 *
 * Reads any object: what is missing, of another kind or unknown is left out, the rest stays.
 */
export const QuoteDraft = z.object({
  id: orNull(z.uuid()),
  createdAt: orNull(z.iso.datetime()),
  updatedAt: orNull(z.iso.datetime()),
  homeType: orNull(HomeType),
  homePlan: orNull(HomePlan),
  homeLocation: orNull(Location),
  homePrice: orNull(z.number()),
  householdIncome: orNull(z.number()),
  downPayment: orNull(z.number()),
  creditScore: orNull(CreditScore),
  housingStatus: orNull(z.boolean()),
  householdSize: orNull(z.number()),
  veteranStatus: orNull(z.boolean()),
  profession: z.catch(z.pipe(z.array(z.unknown()), z.transform(listedProfessions)), []),
  typedAmounts: z.catch(TypedAmounts, nothingTyped),
  /** The saved quote that the draft was opened from, once this browser has deleted it. */
  deletedId: orNull(z.uuid()),
  calculator: StoredCalculatorDetails,
  scenarios: StoredScenarios,
  /** The calculator opened it, from a link, and is open before every question has an answer. */
  startedFromLink: z.catch(z.boolean(), false),
  /** The steps that were counted of it. Null for a saved quote that is open again: it was counted. */
  counted: z.catch(z.nullable(z.array(z.string())), []),
});
export type QuoteDraft = z.infer<typeof QuoteDraft>;

function listedProfessions(chosen: unknown[]): Profession[] {
  return Profession.options.filter((profession) => chosen.includes(profession));
}

/** A quote in progress without an answer. */
export function emptyDraft(): QuoteDraft {
  return {
    id: null,
    createdAt: null,
    updatedAt: null,
    homeType: null,
    homePlan: null,
    homeLocation: null,
    homePrice: null,
    householdIncome: null,
    downPayment: null,
    creditScore: null,
    housingStatus: null,
    householdSize: null,
    veteranStatus: null,
    profession: [],
    typedAmounts: nothingTyped,
    deletedId: null,
    calculator: defaultCalculatorDetails,
    scenarios: [],
    startedFromLink: false,
    counted: [],
  };
}

/** A saved quote as the one in progress, its calculator as it is at the start. */
export function draftOf(quote: Quote): QuoteDraft {
  return { ...emptyDraft(), ...quote, counted: null };
}

/**
 * The quote in progress from whatever a storage holds, also one of an older shape. Null where it
 * is no quote at all. Never throws.
 */
export function readDraft(stored: unknown): QuoteDraft | null {
  const isDraft =
    typeof stored === 'object' &&
    stored !== null &&
    QuestionName.options.some((name) => Object.hasOwn(stored, name));
  return isDraft ? QuoteDraft.parse(stored) : null;
}

/**
 * Changes some fields of a draft. An amount that is answered replaces the one typed in its box.
 */
export function changedDraft(draft: QuoteDraft, changes: Partial<QuoteDraft>): QuoteDraft {
  const typedAmounts = { ...draft.typedAmounts };
  for (const name of amountQuestions) if (Object.hasOwn(changes, name)) typedAmounts[name] = null;
  return { ...draft, typedAmounts, ...changes };
}

/**
 * The fields of a draft that an answer changes: the answer, and with a new location also the tax and
 * insurance rates that the buyer set for the old one.
 */
export function changesOf<Name extends QuestionName>(
  draft: QuoteDraft,
  question: Name,
  answer: QuoteDraft[Name],
): Partial<QuoteDraft> {
  const changes: Partial<QuoteDraft> = {};
  changes[question] = answer;
  const isElsewhere = changes.homeLocation && changes.homeLocation.id !== draft.homeLocation?.id;
  if (isElsewhere) changes.calculator = { ...draft.calculator, propertyTax: null, insurance: null };
  return changes;
}
