import { Suspense } from 'react';
import { useConfirmation } from '@/lib/auth/confirmation.ts';
import { lazyWithText } from '@/lib/lazy-with-text.ts';
import { useStayedOpen } from './use-stayed-open.ts';

const ConfirmIdentityDialog = lazyWithText(
  ['account'],
  async () =>
    (await import('@/features/account/confirm-identity-dialog.tsx')).ConfirmIdentityDialog,
);

/** Loads the dialog that asks who it is when a request needs it for the first time. */
export function ConfirmationHost() {
  const wasAsked = useStayedOpen(useConfirmation(({ settle }) => settle !== null));
  return wasAsked ? (
    <Suspense>
      <ConfirmIdentityDialog />
    </Suspense>
  ) : null;
}
