import { Suspense } from 'react';
import { lazyWithText } from '@/lib/lazy-with-text.ts';

const AvatarMenu = lazyWithText(
  ['account'],
  async () => (await import('@/features/account/avatar-menu.tsx')).AvatarMenu,
);

/** The account menu for signed-in users. Other visitors never load its code. */
export function AccountMenu() {
  return (
    <Suspense fallback={<div className="size-13" />}>
      <AvatarMenu />
    </Suspense>
  );
}
