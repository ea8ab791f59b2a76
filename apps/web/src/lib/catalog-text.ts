import { defaultLocale, type Locale } from '@latchkey/texts';
import { create } from 'zustand';
import { currentLocale } from './text.ts';

/** Translations of catalog sentences, by language and English sentence. */
const useStore = create<ReadonlyMap<string, string>>(() => new Map());

/** Hook that returns all translations. Rerenders the component when new translations arrive. */
export function useTranslations(): ReadonlyMap<string, string> {
  return useStore();
}

/** Adds the translations from an API response. */
export function addTranslations(
  locale: Locale,
  found: Readonly<Record<string, string>> = {},
): void {
  const translations = useStore.getState();
  const added = Object.entries(found)
    .map(([english, translation]) => [`${locale} ${english}`, translation] as const)
    .filter(([key, translation]) => translations.get(key) !== translation);
  if (added.length > 0) useStore.setState(new Map([...translations, ...added]), true);
}

/** Whether any text in these facts from the catalog has a translation in the page's language. */
export function hasTranslation(facts: unknown): boolean {
  if (typeof facts === 'string') return useStore.getState().has(`${currentLocale()} ${facts}`);
  return typeof facts === 'object' && facts !== null && Object.values(facts).some(hasTranslation);
}

/**
 * Returns a catalog sentence in the page's language. If there is no translation, returns the
 * English sentence in an `<en>` tag. `CatalogText` marks the tag's content as English for screen
 * readers.
 */
export function catalogText(english: string): string {
  const locale = currentLocale();
  if (locale === defaultLocale || english.trim() === '') return english;
  return useStore.getState().get(`${locale} ${english}`) ?? `<en>${english}</en>`;
}
