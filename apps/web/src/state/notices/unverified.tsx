import { noticesText as text } from '@/lib/texts.ts';
import { openAccountDialog } from '@/state/account/account-dialog.ts';
import { Button } from '@/ui/button.tsx';

/** Explains why an account gets no emails, and what the user can do about it. */
export function Unverified() {
  return (
    <div className="mt-2 rounded-control border border-line bg-panel p-4 text-sm">
      <p>{text.unverified()}</p>
      <Button
        look="outline"
        onClick={() => openAccountDialog('reset-password')}
        className="mt-3 bg-surface"
      >
        {text.sendLink()}
      </Button>
    </div>
  );
}
