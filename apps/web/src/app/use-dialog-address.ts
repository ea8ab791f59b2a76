import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { accountViews, openAccountDialog } from '@/lib/account-dialog.ts';
import { useAuth } from '@/lib/auth/auth-state.ts';

/** In an address, what view of the account dialog is to be open: `?auth=sign-up`. */
const PARAMETER = 'auth';

/** Opens the account dialog where the address asks for it and nobody is signed in yet. */
export function useDialogAddress(): void {
  const { user, loading } = useAuth();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(PARAMETER);
  useEffect(() => {
    if (asked === null || loading) return;
    const view = accountViews.find((each) => each === asked);
    if (view && !user) openAccountDialog(view);
    setParameters(
      (all) => {
        all.delete(PARAMETER);
        return all;
      },
      { replace: true },
    );
  }, [asked, loading, user, setParameters]);
}
