import type { Job, Outcome } from '../../db/job-queue.ts';
import type { Mail } from '../../mail/mail.ts';
import { deliverOnce, NotWanted } from '../../outbox/deliver-once.ts';
import type { AuthContext } from '../auth-context.ts';
import type { User } from '../users/repository.ts';
import * as userRepository from '../users/repository.ts';
import { noticeMail } from './auth-mails.ts';
import { takeMailBudget } from './mail-budget.ts';
import * as accountMailRepository from './repository.ts';
import { type AccountMail, accountMailOutbox, isLinkMail } from './repository.ts';
import { writeCodeMail } from './send-code.ts';
import { writeInvitation } from './send-invitation.ts';
import { accountToMail, writeLinkMail } from './send-link.ts';

/** How long the server retries a delivery, in milliseconds. */
export const MAX_AGE_MS = 24 * 60 * 60 * 1_000;

/**
 * Delivers one account email. Retries if the email budget is used up or the mail server is down.
 * Deletes the row once the email is sent or dropped. After a link or a code is sent, the row stays
 * until the link or code is used or expires.
 */
export async function deliverAccountMail(context: AuthContext, job: Job): Promise<Outcome> {
  const { mailId = '' } = job.data;
  const mail = await accountMailRepository.find(context.database, mailId);
  if (!mail) return 'completed';
  const about = { email: mail.id, kind: mail.purpose };
  if (context.clock().getTime() - mail.createdAt.getTime() > MAX_AGE_MS) {
    context.log.error(about, 'email dropped after a day');
    await accountMailRepository.remove(context.database, mail.id);
    return 'completed';
  }
  const user = await recipientOf(context, mail);
  if (isSecret(mail) && !user) {
    await accountMailRepository.remove(context.database, mail.id);
    return 'completed';
  }
  // Notices need no budget, because account changes are already rate-limited.
  const budget = user && (await takeMailBudget(context.limits, mail, user));
  if (user && !budget) {
    context.log.warn(about, 'email delayed: too many emails were requested');
    return 'failed';
  }
  const outcome = await deliverOnce(context, accountMailOutbox, {
    id: mail.id,
    kind: mail.purpose,
    budget,
    async send() {
      const written = await write(context, mail, user);
      if (!written) {
        await accountMailRepository.remove(context.database, mail.id);
        throw new NotWanted();
      }
      await context.mailer.deliver(written);
    },
    async whenDelivered(transaction) {
      if (!isSecret(mail)) await accountMailRepository.remove(transaction, mail.id);
    },
  });
  if (outcome !== 'deadletter') return outcome;
  context.log.error(about, 'email dropped: the mail server rejected it');
  await accountMailRepository.remove(context.database, mail.id);
  return 'completed';
}

/** Whether an email has a link or a code. */
function isSecret(mail: AccountMail): boolean {
  return isLinkMail(mail) || mail.purpose === 'reauthentication';
}

/** Returns the user who receives a link or a code. */
async function recipientOf(context: AuthContext, mail: AccountMail): Promise<User | undefined> {
  if (isLinkMail(mail)) return accountToMail(context, mail);
  return isSecret(mail) ? userRepository.byEmail(context.database, mail.email) : undefined;
}

async function write(
  context: AuthContext,
  mail: AccountMail,
  user: User | undefined,
): Promise<Mail | undefined> {
  const { purpose, email, language, createdAt } = mail;
  switch (purpose) {
    case 'signup':
    case 'recovery':
      return writeLinkMail(context, { ...mail, purpose });
    case 'reauthentication':
      return user && writeCodeMail(context, mail, user);
    case 'invitation':
      return writeInvitation(context, mail);
    default:
      return noticeMail(context, { purpose, email, language, createdAt });
  }
}
