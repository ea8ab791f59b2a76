import { Suspense } from 'react';
import { useAccountDialog } from '@/state/account/account-dialog.ts';
import { lazyPage } from './lazy-page.ts';
import { useDialogAddress } from './use-dialog-address.ts';
import { useStayedOpen } from './use-stayed-open.ts';

const AccountDialog = lazyPage(
  ['account', 'validation'],
  async () => (await import('@/features/account/account-dialog.tsx')).AccountDialog,
);

/** Loads the account dialog the first time it opens. */
export function AccountDialogHost() {
  useDialogAddress();
  const wasOpened = useStayedOpen(useAccountDialog((state) => state.open));
  return wasOpened ? (
    <Suspense>
      <AccountDialog />
    </Suspense>
  ) : null;
}
