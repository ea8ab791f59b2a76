import { Link } from 'react-router';
import { openAccountDialog } from '@/lib/account-dialog.ts';
import { Button } from '@/ui/button.tsx';
import { Logo } from '@/ui/logo.tsx';
import { text as uiText } from '@/ui/ui-text.ts';

/** The slim header of a phone and a tablet. */
export function ShellHeader() {
  return (
    <header className="flex min-h-18 items-center justify-between gap-3 px-5 lg:hidden">
      <Link to="/" className="rounded-small">
        <Logo />
      </Link>
      <Button look="outline" onClick={() => openAccountDialog('sign-in')}>
        {uiText.signIn()}
      </Button>
    </header>
  );
}
