import { SAVED_QUOTES_KEY } from '@latchkey/domain';
import { defaultLocale } from '@latchkey/texts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '@/app/app.tsx';
import { loadPageAt } from '@/app/prefetch.ts';
import { startAuth } from '@/lib/auth/auth-client.ts';
import { everyPageText } from '@/lib/every-page.ts';
import { InLanguage } from '@/lib/in-language.tsx';
import { publicPath } from '@/lib/language.ts';
import { leaveOldBuild } from '@/lib/leave-old-build.ts';
import { logFailure } from '@/lib/log.ts';
import { firstAreas } from '@/lib/product.ts';
import { storage } from '@/lib/storage.ts';
import { loadTexts } from '@/lib/text.ts';
import { loadStoredDraft } from '@/state/draft.ts';
import './ui/base.css';

// The draft's schemas run in a task of their own, before the page's code.
const page = loadStoredDraft().then(() => loadPageAt(location.pathname));
leaveOldBuild();
startAuth();
if (storage.read(SAVED_QUOTES_KEY) !== null) void clearExpired();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

start(root).catch((error: unknown) => {
  logFailure('Could not load the page', error);
  // What the server sent of a public page can be read without the app.
  const isReadable = publicPath(location.pathname) !== undefined && root.firstElementChild;
  if (!isReadable) root.textContent = failureWords();
});

/** What the page says without any text. */
function failureWords(): string {
  const text = everyPageText(document.documentElement.lang) ?? everyPageText(defaultLocale);
  return text?.loadFailure ?? '';
}

/**
 * Loads the text, the page's code and the stored draft, and renders the app. Avoids a top-level
 * `await`, because the text files import from this module's own chunk: they would wait for this
 * module, and it would wait for them.
 */
async function start(element: HTMLElement): Promise<void> {
  await Promise.all([loadTexts(firstAreas()), page]);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <InLanguage>
          <App />
        </InLanguage>
      </BrowserRouter>
    </StrictMode>
  );
  // As a transition, React stops for the visitor's events and the browser's paints.
  startTransition(() => {
    if (element.firstElementChild) hydrateRoot(element, app, { onRecoverableError: logRendering });
    else createRoot(element).render(app);
    if (globalThis.earlyClick) globalThis.earlyClick.hasListener = true;
  });
}

/** The page works, but it was rendered a second time, because the server's HTML differed. */
function logRendering(error: unknown): void {
  logFailure('The server rendered the page differently', error);
}

/** Clears expired quotes on startup. Otherwise they stay in storage until a page reads them. */
async function clearExpired(): Promise<void> {
  try {
    const { clearExpiredQuotes } = await import('@/state/quotes/saved-quotes.ts');
    clearExpiredQuotes();
  } catch (error) {
    logFailure('Could not clear expired quotes', error);
  }
}
