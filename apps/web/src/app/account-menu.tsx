import { Suspense } from 'react';
import { lazyPage } from './lazy-page.ts';

const AvatarMenu = lazyPage(
  async () => (await import('@/features/account/avatar-menu.tsx')).AvatarMenu,
);

/** The menu of whoever is signed in. Its code comes with the first of them. */
export function AccountMenu() {
  return (
    <Suspense fallback={<div className="size-13" />}>
      <AvatarMenu />
    </Suspense>
  );
}
