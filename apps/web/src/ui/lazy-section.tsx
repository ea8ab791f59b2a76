import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useIsNear } from '@/lib/use-is-near.ts';
import { whenUsed } from '@/lib/when-used.ts';
import { disclose } from './disclose.ts';
import { Skeleton } from './skeleton.tsx';

/**
 * A section below the fold. Its code must not delay the figures above it, so it renders after the
 * visitor's first action. Earlier only if it is in the viewport, or if a link points into it.
 */
export function LazySection({ children }: { children: ReactNode }) {
  const [place, isNear] = useIsNear('0px');
  const [isDue, setIsDue] = useState(window.location.hash !== '');
  useEffect(() => {
    const draw = () => setIsDue(true);
    const callOff = whenUsed(draw, 0);
    window.addEventListener('hashchange', draw);
    return () => {
      callOff();
      window.removeEventListener('hashchange', draw);
    };
  }, []);

  const placeholder = (
    <div ref={place}>
      <Skeleton className="h-dvh" />
    </div>
  );
  if (!(isNear || isDue)) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      {children}
      <ScrollToHash />
    </Suspense>
  );
}

/** Scrolls to the URL hash's element, which did not exist when the browser looked for it. */
function ScrollToHash() {
  useEffect(() => {
    const named = document.getElementById(window.location.hash.slice(1));
    if (!named) return;
    disclose(named.id);
    named.scrollIntoView();
  }, []);
  return null;
}
