import type { QuoteAnswers, QuoteDraft } from '@latchkey/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showAlert } from '@/lib/alerts.ts';
import { changeDraft } from '@/lib/draft.ts';
import { programsQuery } from '@/lib/programs-query.ts';
import { type Saved, saveQuote } from '@/lib/saved-quotes.ts';
import { text } from './confirmation-text.ts';

interface Unsaved {
  readonly id: QuoteDraft['id'];
  readonly answers: QuoteAnswers;
}

/**
 * Saves the quote in progress and asks for its programs afresh, while the page of programs is still
 * on its way. A browser that keeps nothing is told of but holds nobody up: the draft has it all.
 */
export function useSaveQuote() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, answers }: Unsaved): Promise<Saved> => saveQuote(id, answers),
    onSuccess: ({ quote, isKept }, { answers }) => {
      changeDraft({ id: quote.id, createdAt: quote.createdAt, updatedAt: quote.updatedAt });
      const programs = programsQuery(answers);
      void queryClient.invalidateQueries({ queryKey: programs.queryKey });
      void queryClient.prefetchQuery(programs);
      if (!isKept) showSaveFailure();
    },
    onError: showSaveFailure,
  });
}

function showSaveFailure(): void {
  showAlert({ variant: 'error', label: text.error(), message: text.saveFailed() });
}
