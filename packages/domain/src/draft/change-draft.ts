import { amountQuestions } from '../quote/questions-of-kind.ts';
import type { QuestionName, Quote } from '../quote/quote.ts';
import { QuoteDraft } from './draft.ts';

const empty = QuoteDraft.parse({});

/** Creates a draft without answers. */
export function emptyDraft(): QuoteDraft {
  return empty;
}

/** Creates a draft from a saved quote, with default calculator settings. */
export function draftOf(quote: Quote): QuoteDraft {
  return { ...emptyDraft(), ...quote };
}

/**
 * Returns a draft with some fields changed. If an amount question is answered, clears the amount
 * that was typed into the question's box.
 */
export function changedDraft<Draft extends QuoteDraft>(
  draft: Draft,
  changes: Partial<Draft>,
): Draft {
  const typedAmounts = { ...draft.typedAmounts };
  for (const name of amountQuestions) if (Object.hasOwn(changes, name)) typedAmounts[name] = null;
  return { ...draft, typedAmounts, ...changes };
}

/**
 * Returns the changes that an answer makes to a draft. Choosing another location also clears the
 * tax and insurance rates that the buyer entered for the previous location. The down payment answer
 * also sets the buyer's cash.
 */
export function changesOf<Name extends QuestionName>(
  draft: QuoteDraft,
  question: Name,
  answer: QuoteDraft[Name],
): Partial<QuoteDraft> {
  const changes: Partial<QuoteDraft> = {};
  changes[question] = answer;
  const isElsewhere = changes.homeLocation && changes.homeLocation.id !== draft.homeLocation?.id;
  if (question === 'downPayment') changes.cash = null;
  if (isElsewhere) changes.calculator = { ...draft.calculator, propertyTax: null, insurance: null };
  return changes;
}
