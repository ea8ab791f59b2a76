import { randomUUID } from 'node:crypto';
import type { AuthContext } from '../auth-context.ts';
import { redirectRules } from '../http/redirect-rules.ts';
import { enqueueMail } from './enqueue.ts';
import type { MailRequest, Purpose } from './repository.ts';

/**
 * The values of a sign-up form, and the browser that sent them. A new account uses the given ID.
 */
type SignUpAttempt = Pick<MailRequest, 'id' | 'passwordHash' | 'metadata' | 'browserHash'>;

interface LinkRequest extends Pick<MailRequest, 'email' | 'codeChallenge' | 'language'> {
  readonly purpose: Purpose;
  /** URL that the link should open. Ignored if the URL is not allowed. */
  readonly redirectTo: unknown;
  readonly attempt?: SignUpAttempt;
}

const noAttempt = { passwordHash: null, metadata: null, browserHash: null };

/**
 * Stores a request for an email with a link, and the job that sends it. The job looks up the
 * account, so a request takes the same time for every address.
 */
export async function requestLink(
  context: AuthContext,
  { redirectTo, attempt, ...request }: LinkRequest,
): Promise<void> {
  const mail = {
    ...request,
    ...(attempt ?? { ...noAttempt, id: randomUUID() }),
    redirectTo: redirectRules(context.settings)(redirectTo)?.href ?? null,
    createdAt: context.clock(),
  };
  await context.jobs.start();
  await enqueueMail(context, mail);
}
