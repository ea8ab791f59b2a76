import type { Subject } from '@latchkey/domain';
import { create } from 'zustand';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { forgetSessionEnd } from '@/lib/auth/session-ended.ts';

export const accountViews = ['sign-in', 'sign-up', 'reset-password'] as const;
export type AccountView = (typeof accountViews)[number];

/** A view of the dialog. `second-step` replaces every other view until the user completes it. */
type DialogView = AccountView | 'second-step';

/** Query parameter that opens a view of the account dialog: `?auth=sign-up`. */
export const DIALOG_PARAMETER = 'auth';

/** The delay between closing the dialog and resetting it to its first view, in milliseconds. */
const RESET_AFTER_CLOSING = 300;

/** The name and email that the visitor just typed into another form. Used to prefill the dialog. */
type Prefill = Pick<Subject, 'fullName' | 'email'>;

const noPrefill: Prefill = { fullName: '', email: '' };

interface AccountDialogState {
  readonly open: boolean;
  readonly view: DialogView;
  readonly prefill: Prefill;
}

/** The current view of the account dialog. Null if the dialog is closed. */
export const useAccountDialog = create<AccountDialogState>(() => ({
  open: false,
  view: 'sign-in',
  prefill: noPrefill,
}));

export function openAccountDialog(view: AccountView, prefill = noPrefill): void {
  const isPending = useAuth.getState().pending !== null;
  useAccountDialog.setState({ open: true, view: isPending ? 'second-step' : view, prefill });
}

/**
 * Closes the dialog after a sign-in. If the account requires a second step, shows that step
 * instead.
 */
export function endSignIn(): void {
  if (useAuth.getState().pending) useAccountDialog.setState({ view: 'second-step' });
  else closeAccountDialog();
}

/** Switches the open dialog to another view. */
export function showAccountView(view: AccountView): void {
  useAccountDialog.setState({ view });
}

/**
 * Closes the dialog. After a delay, resets it to its first view, unless it has been opened again.
 */
export function closeAccountDialog(): void {
  forgetSessionEnd();
  useAccountDialog.setState({ open: false });
  setTimeout(
    () => useAccountDialog.setState(({ open, view }) => ({ view: open ? view : 'sign-in' })),
    RESET_AFTER_CLOSING,
  );
}
