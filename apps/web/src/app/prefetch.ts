import { nextPage, type WizardPage } from '@latchkey/domain';
import { useEffect } from 'react';
import { whenRead } from '@/lib/when-read.ts';
import { pageAtAddress } from '@/state/wizard.ts';
import { pageComponent } from './quote-pages.ts';

/** Loads the next page's code while the visitor reads this one. */
export function usePrefetchedNextPage(pathname: string): void {
  useEffect(() => {
    const page = pageAtAddress(pathname);
    const next = page && nextPage(page);
    return whenRead(() => load(next));
  }, [pathname]);
}

/** Starts to load the page for a path at once, before React renders its layout. */
export function loadPageAt(pathname: string): void {
  load(pageAtAddress(pathname));
}

function load(page: WizardPage | null | undefined): void {
  if (!page) return;
  // If this fails, the page loads again when it renders.
  pageComponent(page)
    .preload()
    .catch(() => undefined);
}
