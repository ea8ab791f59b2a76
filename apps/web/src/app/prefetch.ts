import { nextPage, type WizardPage } from '@latchkey/domain';
import { useEffect } from 'react';
import { whenUsed } from '@/lib/when-used.ts';
import { pageAtAddress } from '@/state/wizard.ts';
import { pageComponent } from './quote-pages.ts';

/** Loads the next page's code while the visitor reads this one, if the visitor has done something. */
export function usePrefetchedNextPage(pathname: string): void {
  useEffect(() => {
    const page = pageAtAddress(pathname);
    const next = page && nextPage(page);
    return whenUsed(() => load(next));
  }, [pathname]);
}

/** Starts loading the page for a path immediately, before React renders its layout. */
export function loadPageAt(pathname: string): void {
  load(pageAtAddress(pathname));
}

function load(page: WizardPage | null | undefined): void {
  if (!page) return;
  // If this fails, rendering the page tries to load it again.
  pageComponent(page)
    .preload()
    .catch(() => undefined);
}
