import { queryClient } from '@/lib/query-client.ts';
import { clearDraft } from '@/state/draft.ts';
import { keepRent } from '@/state/rent.ts';
import { forgetSentRequest } from '@/state/sent-request.ts';
import { forgetSource } from '@/state/visit-source.ts';
import { ACCOUNT_QUOTES } from './account-quotes.ts';
import { clearQuotes } from './saved-quotes.ts';
import { clearSeen } from './seen-programs.ts';
import { clearSentRequests } from './sent-requests.ts';

/**
 * Removes the visitor's answers from this browser: the quote in progress, the sent request and the
 * saved quotes. Also removes the most recently shown matches, the rent, the labels of the link that
 * the visitor followed, and cached responses. The account's list of quotes stays on screen, because
 * the browser does not store it.
 */
export function clearAnswers(): void {
  clearDraft();
  forgetSentRequest();
  forgetSource();
  clearQuotes();
  clearSentRequests();
  clearSeen();
  keepRent(null);
  queryClient.removeQueries({ predicate: ({ queryKey: [name] }) => name !== ACCOUNT_QUOTES });
}
