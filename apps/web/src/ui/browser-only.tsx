import { type ReactNode, useDeferredValue } from 'react';
import { useIsHydrated } from '@/lib/use-is-hydrated.ts';

/**
 * Content that depends on data that only the browser has, such as the buyer's answers. The server
 * renders `loading` instead. `loading` should have the same layout. After hydration, the content
 * renders in short tasks, so that the page stays responsive.
 */
export function BrowserOnly({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  return useDeferredValue(useIsHydrated()) ? children : loading;
}
