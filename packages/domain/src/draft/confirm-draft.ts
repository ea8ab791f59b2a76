import { QuestionName, QuoteAnswers } from '../quote/quote.ts';
import { isValidationKey, type ValidationKey } from '../validation/messages.ts';
import type { QuoteDraft } from './draft.ts';

/** An answer that is refused, and the key of the sentence that says why. */
export interface Fault {
  readonly field: QuestionName;
  readonly key: ValidationKey;
}

/**
 * The answers complete, or what is wrong with them: one fault for each field that has any, in the
 * order of the summary. The first is the one to report.
 */
export type Confirmation =
  | { readonly quote: QuoteAnswers; readonly faults?: never }
  | { readonly quote?: never; readonly faults: readonly Fault[] };

/** Holds a quote in progress against all that confirming asks for. */
export function confirmDraft(draft: QuoteDraft): Confirmation {
  const answers = Object.fromEntries(QuestionName.options.map((name) => [name, draft[name]]));
  const { data, error } = QuoteAnswers.safeParse(answers);
  if (error === undefined) return { quote: data };

  const faults = QuestionName.options.flatMap((field): Fault[] => {
    const key = error.issues.find(({ path }) => path[0] === field)?.message;
    return key !== undefined && isValidationKey(key) ? [{ field, key }] : [];
  });
  return { faults };
}
