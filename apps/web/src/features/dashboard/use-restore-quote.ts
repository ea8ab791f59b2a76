import type { Quote } from '@latchkey/domain';
import { useMutation } from '@tanstack/react-query';
import { showAlert } from '@/lib/alerts.ts';
import { dashboardText as text } from '@/lib/texts.ts';
import { attachDraft, currentDraft } from '@/state/draft.ts';
import { holdQuote, putToAccount } from '@/state/quotes/account-quotes.ts';

/** Saves a deleted quote's answers as a new quote, and links an open draft of it to the new one. */
export function useRestoreQuote(owner: string) {
  return useMutation({
    mutationFn: ({ id: _, createdAt: __, updatedAt: ___, ...answers }: Quote) =>
      putToAccount(answers),
    onSuccess: (restored, { id }) => {
      holdQuote(owner, restored);
      if (currentDraft()?.deletedId === id) attachDraft(restored);
    },
    onError: () => showAlert({ variant: 'error', label: text.error(), message: text.saveFailed() }),
  });
}
