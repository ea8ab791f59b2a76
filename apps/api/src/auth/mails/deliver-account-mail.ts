import type { Job, Outcome } from '../../db/job-queue.ts';
import { canTryAgain, causeOf } from '../../mail/delivery-failure.ts';
import type { Mail } from '../../mail/mail.ts';
import type { AuthContext } from '../auth-context.ts';
import { noticeMail } from './auth-mails.ts';
import { takeMailBudget } from './mail-budget.ts';
import { type AccountMail, accountMailRepository, isLinkMail } from './repository.ts';
import { accountToMail, writeLinkMail } from './send-link.ts';

/** How long delivery is retried, in milliseconds. */
export const MAX_AGE_MS = 24 * 60 * 60 * 1_000;

/**
 * Delivers one account email. Retries while the budget is used up or the mail server is down.
 * Deletes the row once the email is sent or dropped, but keeps a link's row until the link is
 * followed or expires.
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
  const user = isLinkMail(mail) ? await accountToMail(context, mail) : undefined;
  if (isLinkMail(mail) && !user) {
    await mails.remove(mail.id);
    return 'completed';
  }
  const budget =
    isLinkMail(mail) && user ? await takeMailBudget(context.limits, mail, user) : unlimited;
  if (!budget) {
    context.log.warn(log, 'email delayed: too many emails were requested');
    return 'failed';
  }
  try {
    const written = await write(context, mail);
    if (written) await context.mailer.deliver(written);
    else budget.refund();
    if (!written || !isLinkMail(mail)) await mails.remove(mail.id);
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

async function write(context: AuthContext, mail: AccountMail): Promise<Mail | undefined> {
  const { purpose, email, language, createdAt } = mail;
  return purpose === 'signup' || purpose === 'recovery'
    ? writeLinkMail(context, { ...mail, purpose })
    : noticeMail(context, { purpose, email, language, createdAt });
}
