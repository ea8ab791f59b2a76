import { clearDraft } from './draft.ts';
import { queryClient } from './query-client.ts';
import { clearQuotes } from './saved-quotes.ts';

/** Takes all that a visitor told out of this browser: quote in progress, saved quotes, answers. */
export function clearAnswers(): void {
  clearDraft();
  clearQuotes();
  queryClient.clear();
}
