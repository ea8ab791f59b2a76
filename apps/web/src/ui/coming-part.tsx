import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenRead } from '@/lib/when-read.ts';
import { disclose } from './disclosure.tsx';
import { Skeleton } from './skeleton.tsx';
import { useIsNear } from './use-is-near.ts';

/**
 * A part below the first screen, whose code must not keep the figures above it waiting: it is drawn
 * when it comes near the screen, when a link leads into it, or once the page has been read for a
 * moment.
 */
export function ComingPart({ children }: { children: ReactNode }) {
  const [place, isNear] = useIsNear();
  const [isDue, setIsDue] = useState(window.location.hash !== '');
  useEffect(() => {
    const draw = () => setIsDue(true);
    const callOff = whenRead(draw);
    window.addEventListener('hashchange', draw);
    return () => {
      callOff();
      window.removeEventListener('hashchange', draw);
    };
  }, []);

  const coming = (
    <div ref={place}>
      <Skeleton className="h-dvh" />
    </div>
  );
  if (!(isNear || isDue)) return coming;
  return (
    <Suspense fallback={coming}>
      {children}
      <Arrival />
    </Suspense>
  );
}

/** Goes where the address leads: what it names was not there when the link was followed. */
function Arrival() {
  useEffect(() => {
    const named = document.getElementById(window.location.hash.slice(1));
    if (!named) return;
    disclose(named.id);
    named.scrollIntoView();
  }, []);
  return null;
}
