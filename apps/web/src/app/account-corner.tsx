import { useAuth } from '@/lib/auth/auth-state.ts';
import { uiText } from '@/lib/texts.ts';
import { openAccountDialog } from '@/state/account/account-dialog.ts';
import { Button } from '@/ui/button.tsx';
import { AccountMenu } from './account-menu.tsx';

/**
 * The account part of the header: the "Sign In" button or the account menu. Until we know whether
 * the visitor is signed in, an empty space of the same size keeps the items next to it in place.
 */
export function AccountCorner() {
  const { user, loading } = useAuth();
  if (user) return <AccountMenu />;
  return (
    <Button
      look="outline"
      onClick={() => openAccountDialog('sign-in')}
      className={`whitespace-nowrap max-sm:px-3 ${loading ? 'invisible' : ''}`}
    >
      {uiText.signIn()}
    </Button>
  );
}
