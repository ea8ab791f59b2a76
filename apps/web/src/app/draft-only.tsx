import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { useIsHydrated } from '@/lib/use-is-hydrated.ts';
import { currentDraft } from '@/state/draft.ts';
import { returnAfterQuestions } from '@/state/return-address.ts';
import { FIRST_QUESTION, isProgramId } from '@/state/wizard.ts';

/**
 * Redirects to the first question if there is no quote in progress. Checks only on navigation, so
 * that a page stays open if the buyer clears the quote in another tab.
 *
 * @param isShared whether the URL is a shared link with enough figures to start a quote
 */
export function DraftOnly({ isShared = false }: { isShared?: boolean }) {
  const address = useLocation();
  const { programId } = useParams();
  const isUnknown = programId !== undefined && !isProgramId(programId);
  const hadDraft = useDraftOnArrival();
  const hasQuote = isShared || hadDraft;
  useEffect(() => {
    if (!hasQuote) returnAfterQuestions(address);
  }, [hasQuote, address]);
  return isUnknown || !hasQuote ? <ToFirstQuestion /> : <Outlet />;
}

/** Hook that returns whether there was a quote in progress when the visitor opened this page. */
function useDraftOnArrival(): boolean {
  const { key } = useLocation();
  const isHydrated = useIsHydrated();
  const [arrival, setArrival] = useState(() => arrivalAt(key));
  if (arrival.key !== key) setArrival(arrivalAt(key));
  return !isHydrated || arrival.hasDraft;
}

function arrivalAt(key: string) {
  return { key, hasDraft: currentDraft() !== null };
}

export function ToFirstQuestion() {
  return <Navigate to={FIRST_QUESTION} replace />;
}
