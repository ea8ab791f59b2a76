import { startTransition, useEffect, useState } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Whether the browser has been idle since the component appeared. Use it for content that must not
 * delay the rest of the page. True from the start on the server, and for content that the server
 * rendered.
 */
export function useIsIdle(): boolean {
  const isHydrated = useIsHydrated();
  const [isIdle, setIdle] = useState(!isHydrated);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
}
