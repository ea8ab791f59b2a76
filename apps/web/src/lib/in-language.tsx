import type { ReactNode } from 'react';
import { useTranslations } from './catalog-text.ts';
import { ShownLanguage } from './compiler-runtime.ts';
import { usePageSite } from './page-site.ts';
import { SiteContext } from './site.ts';
import { useLocale } from './text.ts';

/**
 * Provides the site, with UI text in the page's language, to its children. Rerenders them when
 * translations arrive.
 */
export function InLanguage({ children }: { children: ReactNode }) {
  const shown = { locale: useLocale(), translations: useTranslations() };
  return (
    <ShownLanguage value={shown}>
      <SiteContext value={usePageSite()}>{children}</SiteContext>
    </ShownLanguage>
  );
}
