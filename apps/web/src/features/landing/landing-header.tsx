import { landingText as text } from '@/lib/texts.ts';
import { openAccountDialog } from '@/state/account/account-dialog.ts';
import { Button } from '@/ui/button.tsx';
import { Logo } from '@/ui/logo.tsx';

export function LandingHeader() {
  return (
    <header className="flex items-center justify-between py-5">
      <Logo />
      <Button look="outline" onClick={() => openAccountDialog('sign-in')}>
        {text.signIn()}
      </Button>
    </header>
  );
}
