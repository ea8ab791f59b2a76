import type { Subject } from '@latchkey/domain';
import { create } from 'zustand';

export const accountViews = ['sign-in', 'sign-up', 'reset-password'] as const;
export type AccountView = (typeof accountViews)[number];

/** Query parameter that opens the dialog in one of its views: `?auth=sign-up`. */
export const DIALOG_PARAMETER = 'auth';

/** Delay between closing the dialog and resetting it to its first view, in milliseconds. */
const RESET_AFTER_CLOSING = 300;

/** The name and email to prefill, which the visitor has just typed in another form. */
type Prefill = Pick<Subject, 'fullName' | 'email'>;

const noPrefill: Prefill = { fullName: '', email: '' };

interface AccountDialogState {
  readonly open: boolean;
  readonly view: AccountView;
  readonly prefill: Prefill;
}

/** Which view of the account dialog is open, if any. */
export const useAccountDialog = create<AccountDialogState>(() => ({
  open: false,
  view: 'sign-in',
  prefill: noPrefill,
}));

export function openAccountDialog(view: AccountView, prefill = noPrefill): void {
  useAccountDialog.setState({ open: true, view, prefill });
}

/** Switches the open dialog to another view. */
export function showAccountView(view: AccountView): void {
  useAccountDialog.setState({ view });
}

/** Closes the dialog and resets it to its first view, unless it opens again before the delay ends. */
export function closeAccountDialog(): void {
  useAccountDialog.setState({ open: false });
  setTimeout(
    () => useAccountDialog.setState(({ open, view }) => ({ view: open ? view : 'sign-in' })),
    RESET_AFTER_CLOSING,
  );
}
