import type { Locale } from '@latchkey/texts';
import { storage } from '@/lib/storage.ts';
import { locales } from '@/lib/text.ts';

export const CHOSEN_KEY = 'latchkey.language';

/**
 * Stores the language that a visitor chose in the language menu. The next account that signs in
 * adopts it. A cookie would not work, because opening a URL with a language also sets the cookie.
 * If the visitor chooses a language before the app starts, the page's first script stores it.
 */
export function noteChosenLanguage(locale: Locale): void {
  storage.write(CHOSEN_KEY, locale);
}

/**
 * Returns the stored language. Undefined if no language is stored, or if an account has already
 * adopted it.
 */
export function chosenLanguage(): Locale | undefined {
  const noted = storage.read(CHOSEN_KEY);
  return locales.find((locale) => locale === noted);
}

export function forgetChosenLanguage(): void {
  storage.remove(CHOSEN_KEY);
}
