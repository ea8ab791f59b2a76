import { type ReactNode, useDeferredValue } from 'react';
import { useIsHydrated } from '@/lib/use-is-hydrated.ts';

/**
 * Content that depends on what only the browser knows, like the buyer's answers. The server renders
 * `loading` in its place, so it should have the content's final shape. When the page takes over that
 * HTML, the content follows in short tasks, so that the page stays responsive.
 */
export function BrowserOnly({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  return useDeferredValue(useIsHydrated()) ? children : loading;
}
