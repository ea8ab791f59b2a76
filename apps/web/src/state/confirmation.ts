import { type Confirmation, confirmDraft, type QuoteDraft } from '@latchkey/domain';

const confirmations = new WeakMap<QuoteDraft, Confirmation>();

/**
 * The result of `confirmDraft` for a draft. Checks each draft once, no matter how many components
 * ask. Every change creates a new draft, so a result never goes stale.
 */
export function confirmationOf(draft: QuoteDraft): Confirmation {
  const known = confirmations.get(draft);
  if (known) return known;
  const confirmation = confirmDraft(draft);
  confirmations.set(draft, confirmation);
  return confirmation;
}
