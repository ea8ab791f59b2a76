import type { ReactNode } from 'react';
import { useTranslations } from './catalog-text.ts';
import { ShownLanguage } from './compiler-runtime.ts';
import { useLocale } from './text.ts';

/** Content whose texts follow the page's language and the translations of the catalog. */
export function InLanguage({ children }: { children: ReactNode }) {
  const shown = { locale: useLocale(), translations: useTranslations() };
  return <ShownLanguage value={shown}>{children}</ShownLanguage>;
}
