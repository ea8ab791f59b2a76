import type { Quote } from '@latchkey/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showAlert } from '@/lib/alerts.ts';
import { ApiProblem } from '@/lib/api/call.ts';
import { dashboardText as text } from '@/lib/texts.ts';
import { detachDraft } from '@/state/draft.ts';
import { deleteFromAccount, quotesQuery } from '@/state/quotes/account-quotes.ts';
import { forgetSeen } from '@/state/quotes/seen-programs.ts';
import { latestFirst } from './latest-first.ts';

/** Hook that removes a quote from the list right away, and restores it if the deletion fails. */
export function useDeleteQuote(owner: string) {
  const queryClient = useQueryClient();
  const { queryKey } = quotesQuery(owner);
  return useMutation({
    mutationFn: async ({ id }: Quote) => {
      await deleteFromAccount(id).catch(unlessGone);
    },
    onMutate: async (quote) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (held) => held?.filter(({ id }) => id !== quote.id));
    },
    onSuccess: (_, { id }) => {
      detachDraft(id);
      forgetSeen(id);
    },
    onError: (_, quote) => {
      queryClient.setQueryData(
        queryKey,
        (held) => held && latestFirst([...held.filter(({ id }) => id !== quote.id), quote]),
      );
      showAlert({ variant: 'error', label: text.error(), message: text.deleteFailed() });
    },
  });
}

/** Throws a deletion error unless it means that another device has already deleted the quote. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiProblem && error.code === 'quote-not-found')) throw error;
}
