import { pagePaths } from '@latchkey/contract';
import { nextPage, type WizardPage } from '@latchkey/domain';
import { useEffect } from 'react';
import { publicPath } from '@/lib/language.ts';
import type { LazyPage } from '@/lib/lazy-page.ts';
import { whenUsed } from '@/lib/when-used.ts';
import { pageAtAddress } from '@/state/wizard.ts';
import { LandingPage } from './pages.ts';
import { layoutsOf, pageComponent } from './quote-pages.ts';

/** Loads the next page's code while the visitor reads this one, if the visitor has done something. */
export function usePrefetchedNextPage(pathname: string): void {
  useEffect(() => {
    const page = pageAtAddress(pathname);
    const next = page && nextPage(page);
    return whenUsed(() => void load(next));
  }, [pathname]);
}

/**
 * Loads the code of the landing page or of a wizard page. A page that takes over the server's HTML
 * takes clicks at once if its code is here.
 */
export async function loadPageAt(pathname: string): Promise<void> {
  if (publicPath(pathname) === pagePaths.landing) await settled(LandingPage);
  else await load(pageAtAddress(pathname));
}

async function load(page: WizardPage | null | undefined): Promise<void> {
  if (page) await Promise.all([pageComponent(page), ...layoutsOf(page)].map(settled));
}

async function settled(page: LazyPage): Promise<void> {
  // If this fails, rendering the page tries to load it again.
  await page.preload().catch(() => undefined);
}
