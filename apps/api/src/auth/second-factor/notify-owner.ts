import type { Locale } from '@latchkey/texts';
import type { AuthContext } from '../auth-context.ts';
import { enqueueNotice } from '../mails/enqueue.ts';
import type { Notice } from '../mails/repository.ts';
import { chosenLanguage } from '../users/metadata.ts';
import type { User } from '../users/repository.ts';

/** Sends the account's owner an email about a second factor, in the caller's transaction. */
export async function notifyOwner(
  context: Pick<AuthContext, 'database' | 'clock' | 'jobs'>,
  notice: Extract<Notice, `factor${string}` | 'recovery-code-used'>,
  user: Pick<User, 'email' | 'metadata'>,
  language: Locale,
): Promise<void> {
  const { email } = user;
  if (email === null) return;
  await enqueueNotice(context, notice, { email, language: chosenLanguage(user) ?? language });
}
