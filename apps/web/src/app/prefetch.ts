import { nextPage } from '@latchkey/domain';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/when-idle.ts';
import { pageAtAddress } from '@/lib/wizard.ts';
import { pageComponent } from './quote-pages.ts';

/** Loads the code of the page that comes next while nothing else is to do. */
export function usePrefetchedNextPage(pathname: string): void {
  useEffect(() => {
    const page = pageAtAddress(pathname);
    const next = page && nextPage(page);
    // A page that fails to load now is asked for again when somebody goes there.
    if (next)
      whenIdle(() =>
        pageComponent(next)
          .preload()
          .catch(() => undefined),
      );
  }, [pathname]);
}
