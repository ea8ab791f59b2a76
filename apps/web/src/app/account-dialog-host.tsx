import { lazy, Suspense } from 'react';
import { useAccountDialog } from '@/state/account/account-dialog.ts';
import { useDialogAddress } from './use-dialog-address.ts';
import { useStayedOpen } from './use-stayed-open.ts';

const AccountDialog = lazy(async () => {
  const { AccountDialog } = await import('@/features/account/account-dialog.tsx');
  return { default: AccountDialog };
});

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
