import { type ReactNode, Suspense, use } from 'react';
import { browser } from 'react-dom';

/**
 * Content that depends on what only the browser knows, like the buyer's answers. The server renders
 * `loading` in its place, so it should have the content's final shape.
 */
export function BrowserOnly({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  return (
    <Suspense fallback={loading}>
      <InBrowser>{children}</InBrowser>
    </Suspense>
  );
}

function InBrowser({ children }: { children: ReactNode }) {
  use(browser());
  return children;
}
