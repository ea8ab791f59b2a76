import type { Quote } from '@latchkey/domain';
import { useMutation } from '@tanstack/react-query';
import { holdQuote, putToAccount } from '@/lib/account-quotes.ts';
import { showAlert } from '@/lib/alerts.ts';
import { text } from './dashboard-text.ts';

/** Saves the answers of a deleted quote again, as a new one: what is deleted stays deleted. */
export function useRestoreQuote(owner: string) {
  return useMutation({
    mutationFn: ({ id: _, createdAt: __, updatedAt: ___, ...answers }: Quote) =>
      putToAccount(answers),
    onSuccess: (restored) => holdQuote(owner, restored),
    onError: () => showAlert({ variant: 'error', label: text.error(), message: text.saveFailed() }),
  });
}
