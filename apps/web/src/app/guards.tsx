import { useEffect, useState } from 'react';
import { Navigate, Outlet, useSearchParams } from 'react-router';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { useSessionEnded } from '@/lib/auth/session-ended.ts';
import { ToMarketingSite } from '@/lib/marketing-site.ts';
import { useIsHydrated } from '@/lib/use-is-hydrated.ts';
import {
  DIALOG_PARAMETER,
  openAccountDialog,
  useAccountDialog,
} from '@/state/account/account-dialog.ts';
import { DASHBOARD } from '@/state/account/pages.ts';
import { LoadingStatus } from '@/ui/skeleton.tsx';

/**
 * Redirects signed-in users to their dashboard. The server renders the page for everyone. If the
 * visitor may be signed in, the page's first script hides the page until the sign-in state is
 * known.
 */
export function SignedOutOnly() {
  const { user, loading } = useAuth();
  const asksForDialog = useAsksForDialog();
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!loading) delete document.documentElement.dataset.mayBeSignedIn;
  }, [loading]);
  if (!isHydrated) return <Outlet />;
  if (loading || (user && asksForDialog)) return <NotYetKnown />;
  return user ? <Navigate to={DASHBOARD} replace /> : <Outlet />;
}

/**
 * Redirects signed-out visitors to the marketing site, unless the sign-in dialog is open. If the
 * user has not completed the second sign-in step, asks for it first. If the server has just ended
 * the session of a user with a role, opens the sign-in dialog. The user then returns to this page.
 */
export function SignedInOnly() {
  const { user, loading } = useAuth();
  const asksForDialog = useAsksForDialog();
  const asksForStep = useAsksForSecondStep();
  const isDialogOpen = useAccountDialog(({ open }) => open);
  const hasEnded = useSessionEnded(({ reason }) => reason !== null);
  const opensDialog = !(loading || user || isDialogOpen) && hasEnded;
  useEffect(() => {
    if (opensDialog) openAccountDialog('sign-in');
  }, [opensDialog]);
  if (loading || asksForStep || opensDialog || (!user && asksForDialog)) return <NotYetKnown />;
  if (user) return <Outlet />;
  return isDialogOpen ? <main className="min-h-dvh" /> : <ToMarketingSite />;
}

/**
 * Shows the page only to signed-in visitors. Asks others to sign in first. Visitors who close the
 * dialog or sign out later are redirected to the marketing site.
 */
export function SignInFirst() {
  const { user, loading } = useAuth();
  const [hasArrived, setHasArrived] = useState(false);
  useEffect(() => {
    if (loading || hasArrived) return;
    if (!user) openAccountDialog('sign-in');
    setHasArrived(true);
  }, [user, loading, hasArrived]);
  return user || hasArrived ? <SignedInOnly /> : <NotYetKnown />;
}

/**
 * Whether the URL still has the parameter that opens the account dialog. `useDialogAddress` removes
 * that parameter, and a redirect must wait until it is removed. If both navigated at the same time,
 * only the later navigation would take effect.
 */
function useAsksForDialog(): boolean {
  const [parameters] = useSearchParams();
  return parameters.has(DIALOG_PARAMETER);
}

/** Opens the dialog for the second step. Returns true until the dialog is open. */
function useAsksForSecondStep(): boolean {
  const pendingId = useAuth(({ pending }) => pending?.id ?? null);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  useEffect(() => {
    if (pendingId !== null) openAccountDialog('sign-in');
    setAskedFor(pendingId);
  }, [pendingId]);
  return pendingId !== null && askedFor !== pendingId;
}

/** An empty page. Shown until we know whether to redirect the visitor. */
function NotYetKnown() {
  return (
    <main className="min-h-dvh">
      <LoadingStatus />
    </main>
  );
}
