import type { Job, Outcome } from '../../db/job-queue.ts';
import { canTryAgain, causeOf } from '../../mail/delivery-failure.ts';
import type { Mail } from '../../mail/mail.ts';
import type { AuthContext } from '../auth-context.ts';
import { type User, userRepository } from '../users/repository.ts';
import { noticeMail } from './auth-mails.ts';
import { takeMailBudget } from './mail-budget.ts';
import { type AccountMail, accountMailRepository, isLinkMail } from './repository.ts';
import { writeCodeMail } from './send-code.ts';
import { accountToMail, writeLinkMail } from './send-link.ts';

/** How long delivery is retried, in milliseconds. */
export const MAX_AGE_MS = 24 * 60 * 60 * 1_000;

/**
 * Delivers one account email. Retries while the budget is used up or the mail server is down.
 * Deletes the row once the email is sent or dropped, but keeps the row of a link or a code until it is
 * used or expires.
 */
export async function deliverAccountMail(context: AuthContext, job: Job): Promise<Outcome> {
  const mails = accountMailRepository(context.database);
  const { mailId = '' } = job.data;
  const mail = await mails.find(mailId);
  if (!mail) return 'completed';
  const log = { mail: mail.purpose, id: mail.id };
  if (context.clock().getTime() - mail.createdAt.getTime() > MAX_AGE_MS) {
    context.log.error(log, 'email dropped after a day');
    await mails.remove(mail.id);
    return 'completed';
  }
  const user = await recipientOf(context, mail);
  if (isSecret(mail) && !user) {
    await mails.remove(mail.id);
    return 'completed';
  }
  const budget = user ? await takeMailBudget(context.limits, mail, user) : unlimited;
  if (!budget) {
    context.log.warn(log, 'email delayed: too many emails were requested');
    return 'failed';
  }
  try {
    const written = await write(context, mail, user);
    if (written) await context.mailer.deliver(written);
    else budget.refund();
    if (!written || !isSecret(mail)) await mails.remove(mail.id);
    return 'completed';
  } catch (error) {
    budget.refund();
    if (canTryAgain(error)) {
      context.log.warn({ ...log, ...causeOf(error) }, 'email not sent yet');
      return 'failed';
    }
    context.log.error({ ...log, ...causeOf(error) }, 'email dropped: the mail server rejected it');
    await mails.remove(mail.id);
    return 'completed';
  }
}

/** Notices need no budget, because account changes are already rate-limited. */
const unlimited = { refund: () => {} };

/** Whether an email has a link or a code. */
function isSecret(mail: AccountMail): boolean {
  return isLinkMail(mail) || mail.purpose === 'reauthentication';
}

/** The user who gets a link or a code. */
async function recipientOf(context: AuthContext, mail: AccountMail): Promise<User | undefined> {
  if (isLinkMail(mail)) return accountToMail(context, mail);
  return isSecret(mail) ? userRepository(context.database).byEmail(mail.email) : undefined;
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
    default:
      return noticeMail(context, { purpose, email, language, createdAt });
  }
}
