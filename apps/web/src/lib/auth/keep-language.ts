import type { Locale } from '@latchkey/texts';
import { authClient } from './auth-client.ts';
import { useAuth } from './auth-state.ts';
import { storeLanguage } from './store-language.ts';

/** Keeps the language that the visitor chose with the account of a signed-in user. */
export async function keepLanguage(locale: Locale): Promise<void> {
  if (useAuth.getState().user) await storeLanguage(await authClient(), locale);
}
