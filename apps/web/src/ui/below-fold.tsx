import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useIsHydrated } from '@/lib/use-is-hydrated.ts';
import { useIsIdle } from '@/lib/use-is-idle.ts';
import { disclose } from './disclose.ts';
import { Skeleton } from './skeleton.tsx';

/**
 * A section that must not delay the content above it. Server-rendered content hydrates in a
 * separate task. Otherwise, the section renders when the browser is idle, or right away if the URL
 * has a hash.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const [isServed] = useState(!isHydrated);
  return isServed ? <Suspense>{children}</Suspense> : <Drawn>{children}</Drawn>;
}

function Drawn({ children }: { children: ReactNode }) {
  const isIdle = useIsIdle();
  const [hasTarget] = useState(window.location.hash !== '');
  const placeholder = <Skeleton className="h-dvh" />;
  if (!isIdle && !hasTarget) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      {children}
      <ScrollToHash />
    </Suspense>
  );
}

/**
 * Scrolls to the element that the URL's hash refers to. The element did not exist when the page
 * loaded.
 */
function ScrollToHash() {
  useEffect(() => {
    const named = document.getElementById(window.location.hash.slice(1));
    if (!named) return;
    disclose(named.id);
    named.scrollIntoView();
  }, []);
  return null;
}
