import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { useOutside } from '@/lib/use-outside.ts';
import { currentDraft } from '@/state/draft.ts';
import { returnAfterQuestions } from '@/state/return-address.ts';
import { FIRST_QUESTION } from '@/state/wizard.ts';

/**
 * Redirects to the first question if there is no quote in progress. Checks only on navigation, so
 * clearing a quote in another tab does not close the page that the buyer is reading.
 *
 * @param isShared whether a shared link has the figures to start a quote
 */
export function DraftOnly({ isShared = false }: { isShared?: boolean }) {
  const address = useLocation();
  const { programId } = useParams();
  const isUnknown = programId !== undefined && !/^\d+$/.test(programId);
  const hasDraft = useOutside(
    () => currentDraft() !== null,
    () => true,
  );
  const hasQuote = isShared || hasDraft;
  useEffect(() => {
    if (!hasQuote) returnAfterQuestions(address);
  }, [hasQuote, address]);
  return isUnknown || !hasQuote ? <ToFirstQuestion /> : <Outlet />;
}

export function ToFirstQuestion() {
  return <Navigate to={FIRST_QUESTION} replace />;
}
