import type { Locale } from '@latchkey/texts';
import type { GoTrueClient } from '@supabase/auth-js';
import { logFailure } from '@/lib/log.ts';
import { forgetChosenLanguage } from './chosen-language.ts';

/** Stores a language in the signed-in user's account, for emails and other devices. */
export async function storeLanguage(client: GoTrueClient, locale: Locale): Promise<void> {
  const { error } = await client.updateUser({ data: { language: locale } });
  if (error) logFailure('Could not keep the language with the account', error);
  else forgetChosenLanguage();
}
