import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useIsHydrated } from '@/lib/use-is-hydrated.ts';
import { useIsNear } from '@/lib/use-is-near.ts';
import { firstUse, whenUsed } from '@/lib/when-used.ts';
import { disclose } from './disclose.ts';
import { Skeleton } from './skeleton.tsx';

/**
 * A section below the fold. Its code must not delay the figures above it, so it renders after the
 * visitor's first action. Earlier only if it is in the viewport, or if a link points into it. The
 * server renders it at once: its HTML costs the browser little, and stays as it is until then.
 */
export function LazySection({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const [isServed] = useState(!isHydrated);
  return isServed ? (
    <Suspense>
      <Served>{children}</Served>
    </Suspense>
  ) : (
    <Drawn>{children}</Drawn>
  );
}

function Served({ children }: { children: ReactNode }) {
  if (!import.meta.env.SSR) use(firstUse());
  return children;
}

function Drawn({ children }: { children: ReactNode }) {
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
