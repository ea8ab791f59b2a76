import { useAuth } from '@/lib/auth/auth-state.ts';
import { uiText } from '@/lib/texts.ts';
import { openAccountDialog } from '@/state/account/account-dialog.ts';
import { Button } from '@/ui/button.tsx';
import { AccountMenu } from './account-menu.tsx';

/**
 * Header corner: a Sign In button or the account menu. Until the user is known, it only keeps the
 * button's place, so that what stands next to it does not move.
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
