import type { Locale } from '@latchkey/texts';
import { storage } from '@/lib/storage.ts';
import { locales } from '@/lib/text.ts';

export const CHOSEN_KEY = 'latchkey.language';

/**
 * Notes the language that a visitor chose with the switch, for the account of the next sign-in. The
 * cookie cannot tell: a visit to an address with a language sets it too. The first script notes the
 * choice of a visitor who is faster than the app.
 */
export function noteChosenLanguage(locale: Locale): void {
  storage.write(CHOSEN_KEY, locale);
}

/** The noted language, if no account has it yet. */
export function chosenLanguage(): Locale | undefined {
  const noted = storage.read(CHOSEN_KEY);
  return locales.find((locale) => locale === noted);
}

export function forgetChosenLanguage(): void {
  storage.remove(CHOSEN_KEY);
}
