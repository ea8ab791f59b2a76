import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { accountViews, DIALOG_PARAMETER, openAccountDialog } from '@/lib/account-dialog.ts';
import { useAuth } from '@/lib/auth/auth-state.ts';

/**
 * Opens the account dialog for a signed-out visitor whose address asks for it, and takes that part
 * out of the address.
 */
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
