import { appText as text } from '@/lib/texts.ts';
import { openAccountDialog } from './account-dialog.ts';

/** Invites a visitor to create an account. */
export function AccountInvitation() {
  return (
    <>
      <p className="text-ink-soft">{text.comeBack()}</p>
      <button
        type="button"
        className="min-h-11 rounded-small font-semibold text-brand hover:underline"
        onClick={() => openAccountDialog('sign-up')}
      >
        {text.createAccount()}
      </button>
    </>
  );
}
