import { openAccountDialog } from '@/lib/account-dialog.ts';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { Button } from '@/ui/button.tsx';
import { text as uiText } from '@/ui/ui-text.ts';
import { AccountMenu } from './account-menu.tsx';

/** The corner of a header: the way to sign in, or the account. Empty until it is known which. */
export function AccountCorner() {
  const { user, loading } = useAuth();
  if (loading) return <div className="size-13" />;
  if (user) return <AccountMenu />;
  return (
    <Button look="outline" onClick={() => openAccountDialog('sign-in')}>
      {uiText.signIn()}
    </Button>
  );
}
