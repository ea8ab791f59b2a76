import type { Locale } from '@latchkey/texts';
import { storage } from '@/lib/storage.ts';
import { locales } from '@/lib/text.ts';

export const CHOSEN_KEY = 'latchkey.language';

/**
 * Stores the language that a visitor chose in the language menu. The next account that signs in
 * takes the choice over. The cookie cannot serve this purpose, because opening a URL with a
 * language also sets it. The page's first script stores a choice that the visitor makes before the
 * app starts.
 */
export function noteChosenLanguage(locale: Locale): void {
  storage.write(CHOSEN_KEY, locale);
}

/** Returns the stored language. Undefined if no language is stored, or if an account has it. */
export function chosenLanguage(): Locale | undefined {
  const noted = storage.read(CHOSEN_KEY);
  return locales.find((locale) => locale === noted);
}

export function forgetChosenLanguage(): void {
  storage.remove(CHOSEN_KEY);
}
