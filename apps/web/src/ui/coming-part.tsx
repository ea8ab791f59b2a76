import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenRead } from '@/lib/when-read.ts';
import { Skeleton } from './skeleton.tsx';
import { useIsNear } from './use-is-near.ts';

/**
 * A part below the first screen, whose code must not keep the figures above it waiting: it is drawn
 * when it comes near the screen, or once the page has been read for a moment.
 *
 * @param id what a link to the part leads to until it is there
 */
export function ComingPart({ id, children }: { id: string; children: ReactNode }) {
  const [place, isNear] = useIsNear();
  const [isRead, setIsRead] = useState(false);
  useEffect(() => whenRead(() => setIsRead(true)), []);
  const coming = (
    <div id={id} ref={place}>
      <Skeleton className="h-dvh" />
    </div>
  );
  return isNear || isRead ? <Suspense fallback={coming}>{children}</Suspense> : coming;
}
