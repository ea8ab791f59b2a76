import { Suspense } from 'react';
import { lazyPage } from '@/lib/lazy-page.ts';
import { pageConfig } from '@/lib/page-config.ts';
import { TellMeSkeleton } from './tell-me-skeleton.tsx';
import type { Told } from './told.ts';

const TellMeControl = lazyPage(
  ['notices'],
  async () => (await import('./tell-me-control.tsx')).TellMeControl,
);

/** A button that asks for emails about changes. Nothing if the site sends none. */
export function TellMe(told: Told) {
  if (!pageConfig().sendsNotices) return null;
  return (
    <Suspense fallback={<TellMeSkeleton />}>
      <TellMeControl {...told} />
    </Suspense>
  );
}
