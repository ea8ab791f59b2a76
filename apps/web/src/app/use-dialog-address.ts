import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useAuth } from '@/lib/auth/auth-state.ts';
import {
  accountViews,
  DIALOG_PARAMETER,
  openAccountDialog,
} from '@/state/account/account-dialog.ts';

/** Opens the account dialog if the URL asks for it and the visitor is signed out, then cleans the URL. */
export function useDialogAddress(): void {
  const { user, loading } = useAuth();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(DIALOG_PARAMETER);
  useEffect(() => {
    if (asked === null || loading) return;
    const view = accountViews.find((each) => each === asked);
    if (view && !user) openAccountDialog(view);
    setParameters(
      (all) => {
        all.delete(DIALOG_PARAMETER);
        return all;
      },
      { replace: true },
    );
  }, [asked, loading, user, setParameters]);
}
