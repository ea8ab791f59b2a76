import { type PricedAnswers, pricedAnswers, type QuoteAnswers } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { addressOfWhatLacks, useLatestDraft } from '@/state/complete-quote.tsx';
import { confirmationOf } from '@/state/confirmation.ts';
import { FIRST_QUESTION } from '@/state/wizard.ts';

/**
 * Renders content that needs a price, a down payment and a location. They come from a complete
 * quote, or from a shared link that may leave other questions unanswered.
 */
export function PricedQuote({
  children,
}: {
  /** @param complete all answers, or null if one is missing */
  children: (answers: PricedAnswers, complete: QuoteAnswers | null) => ReactNode;
}) {
  const draft = useLatestDraft();
  if (draft === null) return <Navigate to={FIRST_QUESTION} replace />;

  const answers = pricedAnswers(draft);
  const { quote = null } = confirmationOf(draft);
  return answers && (quote || draft.startedFromLink) ? (
    children(answers, quote)
  ) : (
    <Navigate to={addressOfWhatLacks(draft)} replace />
  );
}
