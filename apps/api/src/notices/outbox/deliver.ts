import { secretToken, tokenHash } from '../../auth/mails/secret-token.ts';
import type { Job, Outcome } from '../../db/job-queue.ts';
import type { Mail } from '../../mail/mail.ts';
import { deliverOnce, giveUp, NotWanted, type OutboxContext } from '../../outbox/deliver-once.ts';
import type { Site } from '../../site/site.ts';
import { confirmMail } from '../mails/confirm-mail.ts';
import { noticeMail } from '../mails/notice-mail.ts';
import { noticeTime } from '../notice-time.ts';
import type { Subscription } from '../repository.ts';
import { NoticeContent } from './notice-content.ts';
import { permissionToAsk } from './permission-to-ask.ts';
import { noticeMails } from './queues.ts';
import * as noticeRepository from './repository.ts';
import { type DueNotice, isOfActive, noticeOutbox } from './repository.ts';
import { wantedContent } from './wanted-content.ts';
import type { NoticeQueue } from './write-notice.ts';

/** The dependencies for sending a notice. */
export type DeliveryContext = OutboxContext &
  NoticeQueue &
  Pick<Site, 'limits' | 'brand' | 'catalog' | 'mailer' | 'siteUrl'>;

/** Runs a notice's job. Sends the notice once, or postpones it until the allowed hours. */
export async function deliverNotice(context: DeliveryContext, job: Job): Promise<Outcome> {
  const { database, clock, hours, jobs, log, mailer, brand } = context;
  const { noticeId = '' } = job.data;
  const due = await noticeRepository.find(database, noticeId);
  if (due?.notice.state !== 'waiting') return 'completed';
  const { notice, subscription, to } = due;
  const { id, kind } = notice;
  const topics = wantedTopics(due);
  if (!to || topics.length === 0 || brand.legal.postalAddress === null) {
    await noticeRepository.stop(database, notice);
    return 'completed';
  }
  const start = kind === 'confirm' ? clock() : noticeTime(clock(), subscription.state, hours);
  if (start > clock()) {
    await jobs.add(database, noticeMails, [{ noticeId }], start);
    return 'completed';
  }
  const permission = kind === 'confirm' ? await permissionToAsk(context, due, to) : undefined;
  if (permission === 'never') {
    await noticeRepository.stop(database, notice);
    return 'completed';
  }
  if (permission === 'later') {
    log.warn({ notice: id }, 'notice delayed: too many emails were requested');
    return 'failed';
  }
  return deliverOnce(context, noticeOutbox, {
    id,
    kind,
    rows: isOfActive(id, topics),
    budget: permission,
    send: async () => mailer.deliver(await write(context, due, topics, to)),
    // The outcome of a correction is the last notice of its subscription.
    async whenDelivered(transaction) {
      if (kind === 'outcome') await noticeRepository.end(transaction, subscription.id, clock());
    },
  });
}

/** Gives up on a notice that has no retries left. */
export async function abandonNotice(
  context: Pick<DeliveryContext, 'database' | 'log'>,
  job: Job,
): Promise<Outcome> {
  const { noticeId = '' } = job.data;
  const due = await noticeRepository.find(context.database, noticeId);
  if (due) await giveUp(context, noticeOutbox, [due.notice]);
  return 'completed';
}

/** Returns the subscriptions that the notice should still be sent for. */
function wantedTopics({ notice, topics }: DueNotice): Subscription[] {
  const asksToConfirm = notice.kind === 'confirm';
  return topics.filter(
    ({ confirmedAt, endedAt }) => endedAt === null && asksToConfirm === (confirmedAt === null),
  );
}

async function write(
  context: DeliveryContext,
  due: DueNotice,
  topics: readonly Subscription[],
  to: string,
): Promise<Mail> {
  const { database, catalog } = context;
  const { notice, subscription, language } = due;
  const { id, kind } = notice;
  const read = NoticeContent.parse({ kind, content: notice.content });
  const content = wantedContent(read, { all: due.topics, active: topics }, catalog);
  if (!content) throw new NotWanted();
  const token = secretToken();
  const addressed = { id, to, language };
  if (content.kind === 'confirm') {
    await noticeRepository.setConfirmToken(database, tokenHash(token), subscription.id);
    const program = catalog.all.find(({ slug }) => slug === subscription.subject);
    const programName = subscription.kind === 'program' ? (program?.fullName ?? '') : null;
    return confirmMail({ ...addressed, programName, token }, context);
  }
  const ended = topics.map((one) => one.id);
  await noticeRepository.keepEndToken(database, tokenHash(token), ended);
  return noticeMail({ ...addressed, notice: content, subscription, endToken: token }, context);
}
