import { randomUUID } from 'node:crypto';
import type { AuthContext } from '../auth-context.ts';
import { redirectRules } from '../redirects/redirect-rules.ts';
import { accountMailRepository, type MailRequest } from './repository.ts';
import { sendLink } from './send-link.ts';

/**
 * What was typed at sign-up, and in which browser. The id becomes that of the account if the address
 * has none.
 */
type SignUpAttempt = Pick<MailRequest, 'id' | 'passwordHash' | 'metadata' | 'browserHash'>;

interface Wanted extends Pick<MailRequest, 'purpose' | 'email' | 'codeChallenge'> {
  /** Where the caller wants the link to lead; ignored if that is not allowed. */
  readonly redirectTo: unknown;
  readonly attempt?: SignUpAttempt;
}

const noAttempt = { passwordHash: null, metadata: null, browserHash: null };

/** Keeps a request for a mail with a link and sends it soon. The work is the same for every address. */
export async function requestLink(
  context: AuthContext,
  { redirectTo, attempt, ...wanted }: Wanted,
): Promise<void> {
  const mail = {
    ...wanted,
    ...(attempt ?? { ...noAttempt, id: randomUUID() }),
    redirectTo: redirectRules(context.settings)(redirectTo)?.href ?? null,
    createdAt: context.clock(),
  };
  await accountMailRepository(context.database).add(mail);
  sendLink(context, mail);
}
