import { create } from 'zustand';

export const accountViews = ['sign-in', 'sign-up', 'reset-password'] as const;
export type AccountView = (typeof accountViews)[number];

/** The part of an address's query that opens the dialog at one of its views: `?auth=sign-up`. */
export const DIALOG_PARAMETER = 'auth';

/** How long after closing the dialog is back at its first view, in milliseconds. */
const RESET_AFTER_CLOSING = 300;

/** Which view of the account dialog is open, if any. */
export const useAccountDialog = create<{ open: boolean; view: AccountView }>(() => ({
  open: false,
  view: 'sign-in',
}));

export function openAccountDialog(view: AccountView): void {
  useAccountDialog.setState({ open: true, view });
}

/** Leads from one view to another while the dialog is open. */
export function showAccountView(view: AccountView): void {
  useAccountDialog.setState({ view });
}

/** For the next time it opens it is back at its first view, unless it is open again by then. */
export function closeAccountDialog(): void {
  useAccountDialog.setState({ open: false });
  setTimeout(
    () => useAccountDialog.setState(({ open, view }) => ({ view: open ? view : 'sign-in' })),
    RESET_AFTER_CLOSING,
  );
}
