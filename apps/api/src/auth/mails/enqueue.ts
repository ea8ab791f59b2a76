import { randomUUID } from 'node:crypto';
import type { Queue } from '../../db/job-queue.ts';
import type { AuthContext } from '../auth-context.ts';
import {
  type AccountMail,
  accountMailRepository,
  type MailRequest,
  type Notice,
} from './repository.ts';

/** Mails of accounts. A job names a row of `account_mails` and holds nothing else. */
export const accountMailJobs: Queue = {
  name: 'account-mails',
  atOnce: 4,
  // Tries for more than a day, at least every 15 minutes; `deliverAccountMail` gives up after a day.
  retries: 250,
  firstDelay: 5,
  longestDelay: 15 * 60,
};

type Within = Pick<AuthContext, 'database' | 'clock' | 'jobs'>;

/**
 * Stores a mail and its job, in the caller's transaction if `database` is one. Start the queue
 * before the transaction: on a single connection the start would wait for its end.
 */
export async function enqueueMail({ database, jobs }: Within, mail: MailRequest): Promise<void> {
  await database.transaction(async (transaction) => {
    await accountMailRepository(transaction).add(mail);
    await jobs.add(transaction, accountMailJobs, [{ mailId: mail.id }]);
  });
}

/** Tells the owner of an address about a change of their account. */
export function enqueueNotice(
  context: Within,
  notice: Notice,
  email: AccountMail['email'],
): Promise<void> {
  return enqueueMail(context, {
    id: randomUUID(),
    purpose: notice,
    email,
    codeChallenge: null,
    redirectTo: null,
    passwordHash: null,
    metadata: null,
    browserHash: null,
    createdAt: context.clock(),
  });
}
