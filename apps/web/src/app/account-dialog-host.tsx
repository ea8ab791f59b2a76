import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { lazyWithText } from '@/lib/lazy-with-text.ts';
import {
  accountViews,
  DIALOG_PARAMETER,
  openAccountDialog,
  useAccountDialog,
} from '@/state/account/account-dialog.ts';
import { takeStaffReturn } from '@/state/account/staff-return.ts';
import { useStayedOpen } from './use-stayed-open.ts';

const AccountDialog = lazyWithText(
  ['account', 'validation'],
  async () => (await import('@/features/account/account-dialog.tsx')).AccountDialog,
);

/** Loads the account dialog when it opens for the first time. */
export function AccountDialogHost() {
  useDialogAddress();
  const wasOpened = useStayedOpen(useAccountDialog((state) => state.open));
  return wasOpened ? (
    <Suspense>
      <AccountDialog />
    </Suspense>
  ) : null;
}

/**
 * Opens the account dialog for a signed-out visitor if the URL has the parameter for it. Then
 * removes that parameter, and the parameters of a staff sign-in, from the URL.
 */
function useDialogAddress(): void {
  const { user, loading } = useAuth();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(DIALOG_PARAMETER);
  useEffect(() => {
    if (asked === null || loading) return;
    const view = accountViews.find((each) => each === asked);
    if (view && !user) openAccountDialog(view);
    setParameters(takeStaffReturn, { replace: true });
  }, [asked, loading, user, setParameters]);
}
