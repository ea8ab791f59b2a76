import { nextPage, type WizardPage } from '@latchkey/domain';
import { useEffect } from 'react';
import { whenRead } from '@/lib/when-read.ts';
import { pageAtAddress } from '@/lib/wizard.ts';
import { pageComponent } from './quote-pages.ts';

/** Loads the code of the page that comes next while this one is read. */
export function usePrefetchedNextPage(pathname: string): void {
  useEffect(() => {
    const page = pageAtAddress(pathname);
    const next = page && nextPage(page);
    return whenRead(() => load(next));
  }, [pathname]);
}

/** Begins to load the page of an address at once, not only when what is around it is drawn. */
export function loadPageAt(pathname: string): void {
  load(pageAtAddress(pathname));
}

function load(page: WizardPage | null | undefined): void {
  if (!page) return;
  // A page that fails to load now is asked for again when it is drawn.
  pageComponent(page)
    .preload()
    .catch(() => undefined);
}
