import type { Brand } from '@latchkey/domain';
import type { FastifyBaseLogger } from 'fastify';
import { secretToken, tokenHash } from '../../auth/mails/secret-token.ts';
import type { RateLimits } from '../../auth/rate-limits/rate-limits.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Job, Outcome } from '../../db/job-queue.ts';
import { canTryAgain, problemOf } from '../../mail/delivery-failure.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Catalog } from '../../programs/catalog.ts';
import { confirmMail } from '../mails/confirm-mail.ts';
import { noticeMail } from '../mails/notice-mail.ts';
import { noticeTime } from '../notice-time.ts';
import { NoticeContent } from './notice-content.ts';
import { permissionToAsk } from './permission-to-ask.ts';
import { noticeMails } from './queues.ts';
import { type DueNotice, noticeRepository } from './repository.ts';
import type { Outbox } from './write-notice.ts';

/** Everything needed to send a notice. */
export interface DeliveryContext extends Outbox {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly brand: Brand;
  readonly catalog: Catalog;
  readonly mailer: Pick<Mailer, 'deliver'>;
  /** The web app's public address. */
  readonly siteUrl: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** A job that waits for the hours starts its retries again, so the notice counts its attempts. */
const MAX_ATTEMPTS = noticeMails.retries + 1;

/**
 * Handles one notice's job: sends it once and records the result. Puts it off outside of the hours
 * in which notices leave. Two jobs for the same notice send it once: the second one tries again later,
 * in case the first one was killed.
 */
export async function deliverNotice(context: DeliveryContext, job: Job): Promise<Outcome> {
  const { database, clock, hours, jobs, log } = context;
  const outbox = noticeRepository(database);
  const { noticeId = '' } = job.data;
  const due = await outbox.find(noticeId);
  if (due?.notice.state !== 'waiting') return 'completed';
  const { id, kind, attempts } = due.notice;
  if (!due.to || !isWanted(due) || context.brand.legal.postalAddress === null) {
    await outbox.stop(due.notice);
    return 'completed';
  }
  const start = kind === 'confirm' ? clock() : noticeTime(clock(), due.subscription.state, hours);
  if (start > clock()) {
    await jobs.add(database, noticeMails, [{ noticeId }], start);
    return 'completed';
  }
  const permission = kind === 'confirm' ? await permissionToAsk(context, due, due.to) : undefined;
  if (permission === 'never') {
    await outbox.stop(due.notice);
    return 'completed';
  }
  if (permission === 'later') {
    log.warn({ notice: id }, 'notice delayed: too many emails were requested');
    return 'failed';
  }
  if (!(await outbox.begin(due.notice, clock()))) {
    permission?.refund();
    return 'failed';
  }
  try {
    await context.mailer.deliver(await write(context, due, due.to));
  } catch (error) {
    permission?.refund();
    const problem = problemOf(error);
    await outbox.failed(id, problem);
    log.warn({ notice: id, kind, problem }, 'notice not sent');
    return canTryAgain(error) && attempts + 1 < MAX_ATTEMPTS ? 'failed' : 'deadletter';
  }
  await outbox.markDelivered(due.notice, clock());
  log.info({ notice: id, kind }, 'notice sent');
  return 'completed';
}

/** Gives up on a notice that has no retries left. */
export async function abandonNotice(
  { database, log }: Pick<DeliveryContext, 'database' | 'log'>,
  job: Job,
): Promise<Outcome> {
  const { noticeId = '' } = job.data;
  await noticeRepository(database).giveUp(noticeId);
  log.error({ notice: noticeId }, 'notice given up');
  return 'completed';
}

function isWanted({ notice, subscription: { confirmedAt, endedAt } }: DueNotice): boolean {
  return endedAt === null && (notice.kind === 'confirm') === (confirmedAt === null);
}

/** The other subscriptions that an email is about. */
function alsoEnded({ content }: NoticeContent): readonly string[] {
  return 'alsoEnds' in content ? content.alsoEnds : [];
}

async function write(context: DeliveryContext, due: DueNotice, to: string): Promise<Mail> {
  const { database, catalog } = context;
  const { notice, subscription, language } = due;
  const outbox = noticeRepository(database);
  const { id, kind, content } = notice;
  const read = NoticeContent.parse({ kind, content });
  const token = secretToken();
  const addressed = { id, to, language };
  if (read.kind === 'confirm') {
    await outbox.setConfirmToken(tokenHash(token), subscription.id);
    const program = catalog.all.find(({ slug }) => slug === subscription.subject);
    const programName = subscription.kind === 'program' ? (program?.fullName ?? '') : null;
    return confirmMail({ ...addressed, programName, token }, context);
  }
  await outbox.keepEndToken(tokenHash(token), [subscription.id, ...alsoEnded(read)]);
  return noticeMail({ ...addressed, notice: read, subscription, endToken: token }, context);
}
