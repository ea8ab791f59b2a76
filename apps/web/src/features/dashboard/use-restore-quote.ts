import { putQuote } from '@latchkey/contract';
import type { Quote } from '@latchkey/domain';
import { useMutation } from '@tanstack/react-query';
import { holdQuote } from '@/lib/account-quotes.ts';
import { showAlert } from '@/lib/alerts.ts';
import { call } from '@/lib/api.ts';
import { text } from './dashboard-text.ts';

/** Saves the answers of a deleted quote again, as a new one: what is deleted stays deleted. */
export function useRestoreQuote(owner: string) {
  return useMutation({
    mutationFn: async ({ id: _, createdAt: __, updatedAt: ___, ...answers }: Quote) =>
      (await call(putQuote, { body: answers })).data,
    onSuccess: (restored) => holdQuote(owner, restored),
    onError: () => showAlert({ variant: 'error', label: text.error(), message: text.saveFailed() }),
  });
}
