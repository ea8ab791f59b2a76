import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the browser is printing the page. Print-only content renders only while this is true. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    // The browser prints as soon as this handler returns. Therefore, render synchronously.
    const start = () => flushSync(() => setPrinting(true));
    window.addEventListener('beforeprint', start, { signal });
    window.addEventListener('afterprint', () => setPrinting(false), { signal });
    return () => leaving.abort();
  }, []);
  return isPrinting;
}
