import {
  type Confirmation,
  confirmDraft,
  type QuoteAnswers,
  type QuoteDraft,
} from '@latchkey/domain';
import { currentDraft } from './draft.ts';

const confirmations = new WeakMap<QuoteDraft, Confirmation>();

/**
 * The result of `confirmDraft` for a draft. Checks each draft only once, no matter how many
 * components need the result. Every change creates a new draft, so a result never goes stale.
 */
export function confirmationOf(draft: QuoteDraft): Confirmation {
  const known = confirmations.get(draft);
  if (known) return known;
  const confirmation = confirmDraft(draft);
  confirmations.set(draft, confirmation);
  return confirmation;
}

/** The quote in progress, if every answer is complete. Null otherwise. */
export function currentQuote(): QuoteAnswers | null {
  const draft = currentDraft();
  return (draft && confirmationOf(draft).quote) ?? null;
}
