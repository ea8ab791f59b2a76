import type { Locale } from '@latchkey/texts';
import { storage } from '@/lib/storage.ts';
import { locales } from '@/lib/text.ts';

export const CHOSEN_KEY = 'latchkey.language';

/**
 * Stores the language that a visitor chose in the language menu until an account can take it over
 * at the next sign-in. The cookie is not enough, because opening a URL with a language also sets
 * it. The first script stores a choice that the visitor makes before the app starts.
 */
export function noteChosenLanguage(locale: Locale): void {
  storage.write(CHOSEN_KEY, locale);
}

/** The stored language choice. Undefined without one, or if an account already has it. */
export function chosenLanguage(): Locale | undefined {
  const noted = storage.read(CHOSEN_KEY);
  return locales.find((locale) => locale === noted);
}

export function forgetChosenLanguage(): void {
  storage.remove(CHOSEN_KEY);
}
