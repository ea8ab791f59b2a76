import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useIsHydrated } from '@/lib/use-is-hydrated.ts';
import { useIsNear } from '@/lib/use-is-near.ts';
import { firstUse, whenUsed } from '@/lib/when-used.ts';
import { disclose } from './disclose.ts';
import { Skeleton } from './skeleton.tsx';

/**
 * A section that must not delay what is above it, so it renders after the visitor's first action.
 * Earlier only if it is in the viewport, or if a link points into it. What the server rendered stays
 * on the page until the section's code is here.
 */
export function LazySection({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const [isServed] = useState(!isHydrated);
  return isServed ? <Served>{children}</Served> : <Drawn>{children}</Drawn>;
}

/** A section that the server rendered. */
function Served({ children }: { children: ReactNode }) {
  const [hasTakenOver, setHasTakenOver] = useState(false);
  const section = (
    <Suspense>
      <AfterFirstUse tell={setHasTakenOver}>{children}</AfterFirstUse>
    </Suspense>
  );
  const [first] = useState(section);
  // A new element would make React render the section now, and remove it while it loads.
  return hasTakenOver ? section : first;
}

function AfterFirstUse({
  tell,
  children,
}: {
  tell: (hasTakenOver: boolean) => void;
  children: ReactNode;
}) {
  if (!import.meta.env.SSR) use(firstUse());
  return (
    <>
      {children}
      <TakenOver tell={tell} />
    </>
  );
}

/** Reports that the section takes clicks and changes. */
function TakenOver({ tell }: { tell: (hasTakenOver: boolean) => void }) {
  useEffect(() => tell(true), [tell]);
  return null;
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
