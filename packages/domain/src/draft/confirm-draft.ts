import { questionNames } from '../quote/question-lists.ts';
import { type QuestionName, QuoteAnswers } from '../quote/quote.ts';
import { isValidationKey, type ValidationKey } from '../validation/messages.ts';
import type { QuoteDraft } from './draft.ts';

/** A rejected answer, with the key of its message. */
export interface Fault {
  readonly field: QuestionName;
  readonly key: ValidationKey;
}

/**
 * The complete answers, or the faults: at most one per field, in summary order. Pages show the
 * buyer the first fault.
 */
export type Confirmation =
  | { readonly quote: QuoteAnswers; readonly faults?: never }
  | { readonly quote?: never; readonly faults: readonly Fault[] };

/** Checks a draft against all business rules of a complete quote. */
export function confirmDraft(draft: QuoteDraft): Confirmation {
  const answers = Object.fromEntries(questionNames.map((name) => [name, draft[name]]));
  const { data, error } = QuoteAnswers.safeParse(answers);
  if (error === undefined) return { quote: data };

  const faults = questionNames.flatMap((field): Fault[] => {
    const key = error.issues.find(({ path }) => path[0] === field)?.message;
    return key !== undefined && isValidationKey(key) ? [{ field, key }] : [];
  });
  return { faults };
}
