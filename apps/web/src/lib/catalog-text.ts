import { defaultLocale, type Locale } from '@latchkey/texts';
import { currentLocale } from './text.ts';

/** Translations of catalog sentences, by language and English sentence. */
const translations = new Map<string, string>();

/** Adds the translations that came with an answer of our API. */
export function addTranslations(
  locale: Locale,
  found: Readonly<Record<string, string>> = {},
): void {
  for (const [english, translation] of Object.entries(found)) {
    translations.set(`${locale} ${english}`, translation);
  }
}

/** Whether a text somewhere in these facts of the catalog has a translation into the page's language. */
export function hasTranslation(facts: unknown): boolean {
  if (typeof facts === 'string') return translations.has(`${currentLocale()} ${facts}`);
  return typeof facts === 'object' && facts !== null && Object.values(facts).some(hasTranslation);
}

/**
 * A sentence of the catalog in the page's language. A sentence without a translation is in English,
 * in an `<en>` tag, which `CatalogText` marks for screen readers.
 */
export function catalogText(english: string): string {
  const locale = currentLocale();
  if (locale === defaultLocale || english.trim() === '') return english;
  return translations.get(`${locale} ${english}`) ?? `<en>${english}</en>`;
}
