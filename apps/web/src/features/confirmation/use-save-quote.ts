import type { QuoteAnswers, QuoteDraft } from '@latchkey/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showAlert } from '@/lib/alerts.ts';
import { ApiProblem } from '@/lib/api/call.ts';
import { knownUser } from '@/lib/auth/auth-state.ts';
import { causeOf } from '@/lib/call-failure.ts';
import { confirmationText as text } from '@/lib/texts.ts';
import { attachDraft } from '@/state/draft.ts';
import { countStep } from '@/state/funnel/count-step.ts';
import { knownFactsAt } from '@/state/known-facts.ts';
import { programsQuery } from '@/state/queries.ts';
import { saveToAccount } from '@/state/quotes/account-quotes.ts';
import { type Saved, saveQuote } from '@/state/quotes/saved-quotes.ts';

interface Unsaved {
  readonly draft: QuoteDraft;
  readonly answers: QuoteAnswers;
}

/**
 * Hook that saves the quote in progress to the signed-in user's account or, if the visitor is not
 * signed in, in this browser. Then reloads the quote's programs while the programs page opens. If
 * the browser cannot store the quote, shows an alert and continues, because the draft still
 * contains every answer.
 */
export function useSaveQuote() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: ({ quote, isKept }, { answers }) => {
      attachDraft(quote);
      countStep('confirmed');
      const programs = programsQuery(answers, knownFactsAt(answers.homeLocation.id));
      void queryClient.invalidateQueries({ queryKey: programs.queryKey });
      void queryClient.prefetchQuery(programs);
      if (!isKept) showSaveFailure();
    },
    onError: (error) => showSaveFailure(isFull(error) ? text.accountFull() : undefined),
  });
}

async function save({ draft, answers }: Unsaved): Promise<Saved> {
  const user = await knownUser();
  if (!user) return saveQuote(draft.id, answers);

  const { quote, isSecond } = await saveToAccount(user.id, draft, answers);
  const wasDeletedHere = draft.deletedId !== null;
  if (isSecond || wasDeletedHere) {
    const message = wasDeletedHere ? text.deletedHere() : text.bothKept();
    showAlert({ variant: 'success', label: text.savedAsNew(), message });
  }
  return { quote, isKept: true };
}

function isFull(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof ApiProblem && cause.code === 'too-many-quotes';
}

function showSaveFailure(message = text.saveFailed()): void {
  showAlert({ variant: 'error', label: text.error(), message });
}
