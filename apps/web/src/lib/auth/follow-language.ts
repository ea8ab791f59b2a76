import { LANGUAGE_NAME } from '@latchkey/contract';
import type { GoTrueClient, User } from '@supabase/auth-js';
import { languageOf, rememberLocale, showLocale } from '@/lib/language.ts';
import { currentLocale, locales } from '@/lib/text.ts';
import { chosenLanguage, forgetChosenLanguage } from './chosen-language.ts';
import { storeLanguage } from './store-language.ts';

/**
 * Shows the page in the language that the account keeps. An address with a language decides for
 * itself, and a browser that keeps a language keeps it until the next sign-in. A choice that was made
 * with the switch, but is not with the account yet, becomes the account's, unless the user signs in to
 * one that has a language.
 *
 * @param isSignIn whether the user has just signed in, rather than opened a page
 */
export async function followLanguage(
  client: GoTrueClient,
  { user_metadata: { language } }: Pick<User, 'user_metadata'>,
  isSignIn: boolean,
): Promise<void> {
  const kept = locales.find((locale) => locale === language);
  const chosen = chosenLanguage();
  if (chosen !== undefined && (kept === undefined || !isSignIn)) {
    return storeLanguage(client, chosen);
  }
  forgetChosenLanguage();
  const isDecided = languageOf(location.pathname) !== undefined;
  if (kept === undefined || kept === currentLocale() || isDecided) return;
  const isKeptHere = document.cookie
    .split('; ')
    .some((cookie) => cookie.startsWith(`${LANGUAGE_NAME}=`));
  if (isKeptHere && !isSignIn) return;
  rememberLocale(kept);
  await showLocale(kept);
}
