import { randomUUID } from 'node:crypto';
import type { Queue } from '../../db/job-queue.ts';
import type { AuthContext } from '../auth-context.ts';
import type { AccountMail, MailRequest, Notice } from './repository.ts';
import * as accountMailRepository from './repository.ts';

/** Queue of account emails. A job contains only the ID of a row in `account_mails`. */
export const accountMailJobs: Queue = {
  name: 'account-mails',
  atOnce: 4,
  // Retries for more than a day. `deliverAccountMail` gives up after a day.
  retries: 250,
  firstDelay: 5,
  longestDelay: 15 * 60,
};

type Dependencies = Pick<AuthContext, 'database' | 'clock' | 'jobs'>;

/**
 * Stores an email and its job, in the caller's transaction if `database` is a transaction. Start
 * the queue before the transaction. Starting it inside the transaction would deadlock on a single
 * connection.
 */
export async function enqueueMail(
  { database, jobs }: Dependencies,
  mail: MailRequest,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await accountMailRepository.add(transaction, mail);
    await jobs.add(transaction, accountMailJobs, [{ mailId: mail.id }]);
  });
}

/** Enqueues an email with a code. */
export async function enqueueCode(
  context: Dependencies,
  to: Pick<AccountMail, 'email' | 'language'>,
): Promise<void> {
  await context.jobs.start();
  await enqueueMail(context, bareMail(context, 'reauthentication', to));
}

/**
 * Enqueues an email that tells the owner about a change to the account.
 *
 * @param to the owner's address, and the language to write in
 */
export function enqueueNotice(
  context: Dependencies,
  notice: Notice,
  to: Pick<AccountMail, 'email' | 'language'>,
): Promise<void> {
  return enqueueMail(context, bareMail(context, notice, to));
}

/** Returns an account email without a link. The email is not stored yet. */
export function bareMail(
  { clock }: Pick<Dependencies, 'clock'>,
  purpose: AccountMail['purpose'],
  to: Pick<AccountMail, 'email' | 'language'>,
): MailRequest {
  return {
    id: randomUUID(),
    purpose,
    ...to,
    codeChallenge: null,
    redirectTo: null,
    passwordHash: null,
    metadata: null,
    browserHash: null,
    createdAt: clock(),
  };
}
