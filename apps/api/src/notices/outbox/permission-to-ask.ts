import { takeConfirmationBudget, takeConfirmationTo } from '../../auth/mails/mail-budget.ts';
import type { RateLimits } from '../../auth/rate-limits/rate-limits.ts';
import type { Database } from '../../db/database.ts';
import type { MailBudget } from '../../outbox/deliver-once.ts';
import { isFull } from '../is-full.ts';
import * as subscriptionRepository from '../repository.ts';
import type { DueNotice } from './repository.ts';
import * as noticeRepository from './repository.ts';

/**
 * How long to wait before the server asks the same address again to confirm the same subscription.
 */
const ONE_HOUR_MS = 60 * 60 * 1000;

/**
 * Whether the server may send an email that asks for confirmation. The API request for notices does
 * not check this, because its response time would reveal whether an address gets notices.
 *
 * @param to the recipient's email address
 * @returns `never` if an email in the last hour already asked about the same subscription, the
 * address has 50 topics, or its mailbox got three such emails today; `later` if the hourly budget
 * is used up
 */
export async function permissionToAsk(
  { database, limits }: { readonly database: Database; readonly limits: RateLimits },
  due: DueNotice,
  to: string,
): Promise<MailBudget | 'later' | 'never'> {
  const hourBefore = new Date(due.notice.createdAt.getTime() - ONE_HOUR_MS);
  if (await noticeRepository.isAskedSince(database, due, hourBefore)) return 'never';
  const active = await subscriptionRepository.active(database, { userId: null, email: to });
  if (isFull(active)) return 'never';
  const own = await takeConfirmationTo(limits, to);
  if (!own) return 'never';
  const shared = await takeConfirmationBudget(limits);
  if (!shared) {
    own.refund();
    return 'later';
  }
  return {
    refund() {
      own.refund();
      shared.refund();
    },
  };
}
