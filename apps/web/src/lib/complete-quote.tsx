import {
  confirmDraft,
  firstOpenQuestion,
  type QuoteAnswers,
  type QuoteDraft,
} from '@latchkey/domain';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router';
import { useDraft } from './draft.ts';
import { addressOf, CONFIRMATION, FIRST_QUESTION } from './wizard.ts';

/** Draws what needs every answer; a quote that lacks one leads to where it is given. */
export function CompleteQuote({ children }: { children: (quote: QuoteAnswers) => ReactNode }) {
  const draft = useLatestDraft();
  if (draft === null) return <Navigate to={FIRST_QUESTION} replace />;

  const { quote } = confirmDraft(draft);
  return quote ? children(quote) : <Navigate to={addressOfWhatLacks(draft)} replace />;
}

/**
 * Where an incomplete quote goes on: at the confirmation, which says what is wrong, or, where it
 * started from a link and so was never asked, at its first open question.
 */
export function addressOfWhatLacks(draft: QuoteDraft): string {
  const question = draft.startedFromLink ? firstOpenQuestion(draft) : undefined;
  return question ? addressOf(question) : CONFIRMATION;
}

/** The draft as it changes; one that another tab clears stays on this page until the next step. */
export function useLatestDraft(): QuoteDraft | null {
  const draft = useDraft();
  const [latest, setLatest] = useState(draft);
  if (draft !== null && draft !== latest) setLatest(draft);
  return draft ?? latest;
}
