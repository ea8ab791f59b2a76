import type { ReactNode } from 'react';
import { type AccountView, showAccountView } from '@/state/account/account-dialog.ts';

/** Link to another view of the account dialog. */
export function ViewLink({ to, children }: { to: AccountView; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={() => showAccountView(to)}
      className="min-h-11 rounded-small font-semibold text-brand underline-offset-2 hover:underline"
    >
      {children}
    </button>
  );
}
