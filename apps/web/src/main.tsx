import { SAVED_QUOTES_KEY } from '@latchkey/domain';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app.tsx';
import { loadPageAt } from '@/app/prefetch.ts';
import { startAuth } from '@/lib/auth/auth-client.ts';
import { applyBrandColors } from '@/lib/brand.ts';
import { logFailure } from '@/lib/log.ts';
import { storage } from '@/lib/storage.ts';
import { loadTexts } from '@/lib/text.ts';
import './ui/base.css';

loadPageAt(location.pathname);
applyBrandColors();
startAuth();
if (storage.read(SAVED_QUOTES_KEY) !== null) void clearExpired();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

start(root).catch((error: unknown) => {
  logFailure('Could not load the text', error);
  root.textContent = 'This page could not be loaded. Check your connection, then reload it.';
});

/**
 * Loads the text and renders the app. Avoids a top-level `await`, because the text files import
 * from this module's own chunk: they would wait for this module, and it would wait for them.
 */
async function start(element: HTMLElement): Promise<void> {
  await loadTexts(['common']);
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
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
