import type { Subject } from '@latchkey/domain';
import { create } from 'zustand';

export const accountViews = ['sign-in', 'sign-up', 'reset-password'] as const;
export type AccountView = (typeof accountViews)[number];

/** Query parameter that opens a view of the account dialog: `?auth=sign-up`. */
export const DIALOG_PARAMETER = 'auth';

/** The delay after the dialog closes before it returns to its first view, in milliseconds. */
const RESET_AFTER_CLOSING = 300;

/** The name and email that the visitor just typed into another form. Used to prefill the dialog. */
type Prefill = Pick<Subject, 'fullName' | 'email'>;

const noPrefill: Prefill = { fullName: '', email: '' };

interface AccountDialogState {
  readonly open: boolean;
  readonly view: AccountView;
  readonly prefill: Prefill;
}

/** The current view of the account dialog. Null if the dialog is closed. */
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

/**
 * Closes the dialog. After a delay, resets it to its first view, unless it has been opened again.
 */
export function closeAccountDialog(): void {
  useAccountDialog.setState({ open: false });
  setTimeout(
    () => useAccountDialog.setState(({ open, view }) => ({ view: open ? view : 'sign-in' })),
    RESET_AFTER_CLOSING,
  );
}
