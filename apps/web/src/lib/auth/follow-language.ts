import { LANGUAGE_NAME } from '@latchkey/contract';
import type { GoTrueClient, User } from '@supabase/auth-js';
import { languageOf, rememberLocale, showLocale } from '@/lib/language.ts';
import { currentLocale, locales } from '@/lib/text.ts';
import { chosenLanguage, forgetChosenLanguage } from './chosen-language.ts';
import { storeLanguage } from './store-language.ts';

/**
 * Shows the page in the account's language. A language in the URL takes precedence over the
 * account's language. Until the next sign-in, the language that this browser stored also takes
 * precedence. A language chosen in the menu replaces the account's language, except right after
 * sign-in to an account that already has one.
 *
 * @param isSignIn whether the user has just signed in. False if the user has only opened a page
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
