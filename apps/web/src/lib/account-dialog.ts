import { create } from 'zustand';

export type AccountView = 'sign-in' | 'sign-up' | 'reset-password';

/** Which view of the account dialog is open, if any. */
export const useAccountDialog = create<{ open: boolean; view: AccountView }>(() => ({
  open: false,
  view: 'sign-in',
}));

export function openAccountDialog(view: AccountView): void {
  useAccountDialog.setState({ open: true, view });
}

export function closeAccountDialog(): void {
  useAccountDialog.setState({ open: false });
}

/** Back to the first view, for the next time it opens; not while it is open again already. */
export function resetAccountView(): void {
  useAccountDialog.setState(({ open, view }) => ({ view: open ? view : 'sign-in' }));
}
