import {
  type Confirmation,
  confirmDraft,
  type QuoteAnswers,
  type QuoteDraft,
} from '@latchkey/domain';
import { currentDraft } from './draft.ts';

const confirmations = new WeakMap<QuoteDraft, Confirmation>();

/**
 * Returns the result of `confirmDraft` for a draft. Validates each draft only once, even if many
 * components need the result. A cached result is never stale, because every change creates a new
 * draft object.
 */
export function confirmationOf(draft: QuoteDraft): Confirmation {
  const known = confirmations.get(draft);
  if (known) return known;
  const confirmation = confirmDraft(draft);
  confirmations.set(draft, confirmation);
  return confirmation;
}

/** Returns the quote in progress if every answer is valid. Otherwise returns null. */
export function currentQuote(): QuoteAnswers | null {
  const draft = currentDraft();
  return (draft && confirmationOf(draft).quote) ?? null;
}
