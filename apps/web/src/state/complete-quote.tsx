import { firstOpenQuestion, type QuoteAnswers, type QuoteDraft } from '@latchkey/domain';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router';
import { confirmationOf } from './confirmation.ts';
import { useDraft } from './draft.ts';
import { addressOf, CONFIRMATION, FIRST_QUESTION } from './wizard.ts';

/**
 * Renders content that needs every answer. If an answer is missing, redirects to the page where the
 * buyer can complete the quote.
 */
export function CompleteQuote({ children }: { children: (quote: QuoteAnswers) => ReactNode }) {
  const draft = useLatestDraft();
  if (draft === null) return <Navigate to={FIRST_QUESTION} replace />;

  const { quote } = confirmationOf(draft);
  return quote ? children(quote) : <Navigate to={addressOfWhatLacks(draft)} replace />;
}

/**
 * Returns the URL where the buyer completes a quote: the confirmation page, which lists the
 * problems. If the quote started from a shared link, returns the first unanswered question instead.
 */
export function addressOfWhatLacks(draft: QuoteDraft): string {
  const question = draft.startedFromLink ? firstOpenQuestion(draft) : undefined;
  return question ? addressOf(question) : CONFIRMATION;
}

/**
 * Returns the current draft. If another tab clears the draft, returns the last draft until the next
 * navigation.
 */
export function useLatestDraft(): QuoteDraft | null {
  const draft = useDraft();
  const [latest, setLatest] = useState(draft);
  if (draft !== null && draft !== latest) setLatest(draft);
  return draft ?? latest;
}
