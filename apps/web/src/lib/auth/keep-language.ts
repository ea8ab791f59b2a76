import type { Locale } from '@latchkey/texts';
import { authClient } from './auth-client.ts';
import { useAuth } from './auth-state.ts';
import { noteChosenLanguage } from './chosen-language.ts';
import { storeLanguage } from './store-language.ts';

/**
 * Stores the language that the visitor chose in the language menu. For a signed-in user, the
 * account stores the language. Otherwise, this browser stores it until the next sign-in.
 */
export async function keepLanguage(locale: Locale): Promise<void> {
  if (useAuth.getState().user) await storeLanguage(await authClient(), locale);
  else noteChosenLanguage(locale);
}
