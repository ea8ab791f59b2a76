import { ACCOUNT_QUOTES } from './account-quotes.ts';
import { clearDraft } from './draft.ts';
import { queryClient } from './query-client.ts';
import { clearQuotes } from './saved-quotes.ts';

/**
 * Removes from this browser what the visitor answered: the quote in progress, the saved quotes and what
 * the server replied. The list of an account stays on the screen. The browser does not store it.
 */
export function clearAnswers(): void {
  clearDraft();
  clearQuotes();
  queryClient.removeQueries({ predicate: ({ queryKey: [name] }) => name !== ACCOUNT_QUOTES });
}
