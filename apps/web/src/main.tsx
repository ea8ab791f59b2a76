import { SAVED_QUOTES_KEY } from '@latchkey/domain';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app.tsx';
import { loadPageAt } from '@/app/prefetch.ts';
import { startAuth } from '@/lib/auth/auth-client.ts';
import { applyBrandColors } from '@/lib/brand.ts';
import { logFailure } from '@/lib/log.ts';
import { storage } from '@/lib/storage.ts';
import './ui/base.css';

loadPageAt(location.pathname);
applyBrandColors();
startAuth();
if (storage.read(SAVED_QUOTES_KEY) !== null) void clearExpired();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

/** Clears expired quotes on start, so that they do not stay in storage until a page reads them. */
async function clearExpired(): Promise<void> {
  try {
    const { clearExpiredQuotes } = await import('@/state/quotes/saved-quotes.ts');
    clearExpiredQuotes();
  } catch (error) {
    logFailure('Could not clear expired quotes', error);
  }
}
