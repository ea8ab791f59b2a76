import { randomUUID } from 'node:crypto';
import type { AuthContext } from '../auth-context.ts';
import { redirectRules } from '../http/redirect-rules.ts';
import { enqueueMail } from './enqueue.ts';
import type { MailRequest, Purpose } from './repository.ts';

/**
 * What was typed at sign-up, and in which browser. The id becomes that of the account if the address
 * has none.
 */
type SignUpAttempt = Pick<MailRequest, 'id' | 'passwordHash' | 'metadata' | 'browserHash'>;

interface Wanted extends Pick<MailRequest, 'email' | 'codeChallenge'> {
  readonly purpose: Purpose;
  /** Where the caller wants the link to lead; ignored if that is not allowed. */
  readonly redirectTo: unknown;
  readonly attempt?: SignUpAttempt;
}

const noAttempt = { passwordHash: null, metadata: null, browserHash: null };

/**
 * Stores a request for a mail with a link, and the job that sends it. A job looks for the account:
 * the work here is the same for every address, and so is the time it takes.
 */
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
  await context.jobs.start();
  await enqueueMail(context, mail);
}
