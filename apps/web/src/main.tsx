import { SAVED_QUOTES_KEY } from '@latchkey/domain';
import { defaultLocale } from '@latchkey/texts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { prefetchNextPage } from '@/app/prefetch.ts';
import { routes } from '@/app/routes.tsx';
import { startAuth } from '@/lib/auth/auth-client.ts';
import { everyPageText } from '@/lib/every-page.ts';
import { InLanguage } from '@/lib/in-language.tsx';
import { publicPath } from '@/lib/language.ts';
import { leaveOldBuild } from '@/lib/leave-old-build.ts';
import { logFailure } from '@/lib/log.ts';
import { embedded } from '@/lib/page-data.ts';
import { usePageSite } from '@/lib/page-site.ts';
import { isFailedQuery, queryClient } from '@/lib/query-client.ts';
import { firstAreas } from '@/lib/site.ts';
import { storage } from '@/lib/storage.ts';
import { loadTexts } from '@/lib/text.ts';
import { showStoredDraft } from '@/state/draft.ts';
import { keepAnswers } from '@/state/page-answers.ts';
import './ui/base.css';

showStoredDraft();
leaveOldBuild();
startAuth();
if (storage.read(SAVED_QUOTES_KEY) !== null) void clearExpired();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

start(root).catch((error: unknown) => {
  logFailure('Could not load the page', error);
  // If the app fails to start, visitors can still read the HTML that the server rendered for a
  // public page.
  const isReadable = publicPath(location.pathname) !== undefined && root.firstElementChild;
  if (!isReadable) root.textContent = failureWords();
});

/** Returns the error message for a page whose UI text failed to load. */
function failureWords(): string {
  const text = everyPageText(document.documentElement.lang) ?? everyPageText(defaultLocale);
  return text?.loadFailure ?? '';
}

/**
 * Loads the UI text and the page's code, and renders the app. This code is in a function, because a
 * top-level `await` would cause a deadlock. The text files import from this module's chunk, so they
 * and this module would wait for each other.
 */
async function start(element: HTMLElement): Promise<void> {
  await whenParsed();
  keepAnswers(embedded('answers') ?? {}, queryClient, location.pathname);
  const router = createBrowserRouter(routes);
  const { product } = usePageSite.getState();
  await Promise.all([loadTexts(firstAreas(product)), whenReady(router)]);
  const app = (
    <StrictMode>
      <InLanguage>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} onError={logDefect} />
        </QueryClientProvider>
      </InLanguage>
    </StrictMode>
  );
  const options = { onRecoverableError: logRendering, onCaughtError: logDefect };
  // If the page failed to load, React cannot hydrate the server's HTML.
  const isServed = element.firstElementChild !== null && router.state.errors === null;
  // In a transition, React yields to user events and to the browser's paints.
  startTransition(() => {
    if (isServed) hydrateRoot(element, app, options);
    else createRoot(element, options).render(app);
    if (globalThis.earlyClick) globalThis.earlyClick.hasListener = true;
  });
  router.subscribe(({ location }) => prefetchNextPage(routes, location.pathname));
  prefetchNextPage(routes, router.state.location.pathname);
}

/**
 * Resolves when the whole document has arrived. The page's first script loads the app right after
 * the first paint. On a slow network, the end of the document, which contains the page's data,
 * arrives later.
 */
function whenParsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

/** Resolves when the first page's code has loaded or failed to load. */
function whenReady(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Logs that React had to render the page again because the server's HTML did not match. */
function logRendering(error: unknown): void {
  logFailure('The server rendered the page differently', error);
}

/**
 * Logs an error, unless it is a failed call. A failed call is not a bug, and its page shows the
 * error and a Retry button.
 */
function logDefect(error: unknown): void {
  if (!isFailedQuery(error)) logFailure('Could not show the page', error);
}

/** Deletes expired quotes on startup. Otherwise, they would remain until a page reads them. */
async function clearExpired(): Promise<void> {
  try {
    const { clearExpiredQuotes } = await import('@/state/quotes/saved-quotes.ts');
    clearExpiredQuotes();
  } catch (error) {
    logFailure('Could not clear expired quotes', error);
  }
}
