import { LANGUAGE_NAME } from '@latchkey/contract';
import type { GoTrueClient, User } from '@supabase/auth-js';
import { languageOf, rememberLocale, showLocale } from '@/lib/language.ts';
import { currentLocale, locales } from '@/lib/text.ts';
import { storeLanguage } from './store-language.ts';

/**
 * Shows the page in the language that the account keeps. An address with a language decides for
 * itself, and a browser in which the user chose a language keeps it until the next sign-in. An
 * account without a language takes over the browser's.
 *
 * @param isSignIn whether the user has just signed in, rather than opened a page
 */
export async function followLanguage(
  client: GoTrueClient,
  { user_metadata: { language } }: Pick<User, 'user_metadata'>,
  isSignIn: boolean,
): Promise<void> {
  const isChosenHere = document.cookie
    .split('; ')
    .some((cookie) => cookie.startsWith(`${LANGUAGE_NAME}=`));
  const kept = locales.find((locale) => locale === language);
  if (kept === undefined) {
    if (isChosenHere) await storeLanguage(client, currentLocale());
  } else if (kept !== currentLocale() && languageOf(location.pathname) === undefined) {
    if (isChosenHere && !isSignIn) return;
    rememberLocale(kept);
    await showLocale(kept);
  }
}
