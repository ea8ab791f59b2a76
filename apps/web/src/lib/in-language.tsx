import type { ReactNode } from 'react';
import { useTranslations } from './catalog-text.ts';
import { ShownLanguage } from './compiler-runtime.ts';
import { usePageSite } from './page-site.ts';
import { SiteContext } from './site.ts';
import { useLocale } from './text.ts';

/**
 * Renders content whose site and texts follow the page's language and the catalog's translations.
 */
export function InLanguage({ children }: { children: ReactNode }) {
  const shown = { locale: useLocale(), translations: useTranslations() };
  return (
    <ShownLanguage value={shown}>
      <SiteContext value={usePageSite()}>{children}</SiteContext>
    </ShownLanguage>
  );
}
