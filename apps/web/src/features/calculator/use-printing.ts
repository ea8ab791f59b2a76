import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: what only paper shows is drawn then and not before. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    // The browser takes the page as it is when this returns.
    const start = () => flushSync(() => setPrinting(true));
    window.addEventListener('beforeprint', start, { signal });
    window.addEventListener('afterprint', () => setPrinting(false), { signal });
    return () => leaving.abort();
  }, []);
  return isPrinting;
}
