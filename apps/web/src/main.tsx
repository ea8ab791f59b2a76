import { SAVED_QUOTES_KEY } from '@latchkey/domain';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '@/app/app.tsx';
import { loadPageAt } from '@/app/prefetch.ts';
import { startAuth } from '@/lib/auth/auth-client.ts';
import { leaveOldBuild } from '@/lib/leave-old-build.ts';
import { logFailure } from '@/lib/log.ts';
import { storage } from '@/lib/storage.ts';
import { loadTexts } from '@/lib/text.ts';
import './ui/base.css';

const failures = import.meta.glob<{ readonly words: string }>(
  '../../../packages/texts/src/*/load-failure.ts',
  { eager: true, import: 'loadFailure' },
);

const page = loadPageAt(location.pathname);
leaveOldBuild();
startAuth();
if (storage.read(SAVED_QUOTES_KEY) !== null) void clearExpired();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

start(root).catch((error: unknown) => {
  logFailure('Could not load the text', error);
  root.textContent = failureWords();
});

/** What the page says without any text. It is part of this file, in each language. */
function failureWords(): string {
  const inLanguage = (language: string) =>
    failures[`../../../packages/texts/src/${language}/load-failure.ts`]?.words;
  return inLanguage(document.documentElement.lang) ?? inLanguage('en') ?? '';
}

/**
 * Loads the text and the page's code, and renders the app. Avoids a top-level `await`, because the
 * text files import from this module's own chunk: they would wait for this module, and it would wait
 * for them.
 */
async function start(element: HTMLElement): Promise<void> {
  await Promise.all([loadTexts(['common']), page]);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // As a transition, React stops for the visitor's events and the browser's paints.
  startTransition(() => {
    if (element.firstElementChild) hydrateRoot(element, app, { onRecoverableError: logRendering });
    else createRoot(element).render(app);
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
