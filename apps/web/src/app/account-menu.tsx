import { Suspense } from 'react';
import { lazyWithText } from '@/lib/lazy-with-text.ts';

const AvatarMenu = lazyWithText(
  ['account'],
  async () => (await import('@/features/account/avatar-menu.tsx')).AvatarMenu,
);

/** Account menu for signed-in users. Visitors without an account never load its code. */
export function AccountMenu() {
  return (
    <Suspense fallback={<div className="size-13" />}>
      <AvatarMenu />
    </Suspense>
  );
}
