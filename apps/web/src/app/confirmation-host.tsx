import { Suspense } from 'react';
import { useConfirmation } from '@/lib/auth/confirmation.ts';
import { lazyWithText } from '@/lib/lazy-with-text.ts';
import { useStayedOpen } from './use-stayed-open.ts';

const ConfirmIdentityDialog = lazyWithText(
  ['account'],
  async () =>
    (await import('@/features/account/confirm-identity-dialog.tsx')).ConfirmIdentityDialog,
);

/**
 * Loads the dialog that asks users to confirm their identity, the first time a request needs it.
 */
export function ConfirmationHost() {
  const wasAsked = useStayedOpen(useConfirmation(({ settle }) => settle !== null));
  return wasAsked ? (
    <Suspense>
      <ConfirmIdentityDialog />
    </Suspense>
  ) : null;
}
