import { useAuth } from '@/lib/auth/auth-state.ts';
import { uiText } from '@/lib/texts.ts';
import { openAccountDialog } from '@/state/account/account-dialog.ts';
import { Button } from '@/ui/button.tsx';
import { AccountMenu } from './account-menu.tsx';

/** Header corner: a Sign In button or the account menu. Empty until the user is known. */
export function AccountCorner() {
  const { user, loading } = useAuth();
  if (loading) return <div className="size-13" />;
  if (user) return <AccountMenu />;
  return (
    <Button
      look="outline"
      onClick={() => openAccountDialog('sign-in')}
      className="whitespace-nowrap max-sm:px-3"
    >
      {uiText.signIn()}
    </Button>
  );
}
