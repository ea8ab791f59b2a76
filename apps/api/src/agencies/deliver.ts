import { AGENCY_LINK_MINUTES } from '@latchkey/contract';
import { takeAgencyLink } from '../auth/mails/mail-budget.ts';
import { secretToken, tokenHash } from '../auth/mails/secret-token.ts';
import type { Job, Outcome } from '../db/job-queue.ts';
import type { Mail } from '../mail/mail.ts';
import { noticeTime } from '../notices/notice-time.ts';
import { deliverOnce, giveUp, type OutboxContext } from '../outbox/deliver-once.ts';
import type { Site } from '../site/site.ts';
import { agencyMail, MONTHLY_LINK_DAYS } from './agency-letters.ts';
import * as contactRepository from './contact-repository.ts';
import type { AgencyMail } from './mail-repository.ts';
import * as mailRepository from './mail-repository.ts';
import { agencyMailJobs } from './queues.ts';
import { programsInScope } from './scope.ts';

export type DeliveryContext = OutboxContext &
  Pick<Site, 'jobs' | 'limits' | 'brand' | 'catalog' | 'mailer' | 'siteUrl'>;

type Programs = Awaited<ReturnType<typeof programsInScope>>;

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/**
 * The hours of the day when monthly emails are sent, in the local time of the agency's first
 * program.
 */
const MONTHLY_HOURS = { from: 9, until: 17 };

/**
 * Runs the job that sends an email to an agency. Drops a request for a link if the address is not
 * eligible for one. The route that accepts the request cannot check this, because its response must
 * not reveal who is invited.
 */
export async function deliverAgencyMail(context: DeliveryContext, job: Job): Promise<Outcome> {
  const { database, catalog, limits, log } = context;
  const mail = await mailRepository.find(database, job.data.mailId ?? '');
  if (mail?.state !== 'waiting') return 'completed';
  const programs = await programsInScope(database, catalog, mail.email);
  if (mail.kind === 'monthly') return deliverMonthly(context, mail, programs);
  if (programs.length === 0) {
    await mailRepository.removeWaiting(database, mail.id);
    return 'completed';
  }
  const budget = await takeAgencyLink(limits, mail.email);
  if (!budget) {
    log.warn({ email: mail.id }, 'link for an agency not sent: too many were requested');
    await mailRepository.removeWaiting(database, mail.id);
    return 'completed';
  }
  return deliverOnce(context, mailRepository.agencyOutbox, {
    id: mail.id,
    kind: 'agency-link',
    budget,
    send: async () => context.mailer.deliver(await write(context, mail, programs)),
  });
}

async function deliverMonthly(
  context: DeliveryContext,
  mail: AgencyMail,
  programs: Programs,
): Promise<Outcome> {
  const { database, clock, jobs, brand, mailer } = context;
  const contact = await contactRepository.find(database, mail.email);
  const isWanted = contact?.monthlySince && programs.length > 0;
  if (!isWanted || brand.legal.postalAddress === null) {
    await mailRepository.stop(database, mail.id);
    return 'completed';
  }
  const start = monthlyTime(clock(), programs);
  if (start > clock()) {
    await jobs.add(database, agencyMailJobs, [{ mailId: mail.id }], start);
    return 'completed';
  }
  return deliverOnce(context, mailRepository.agencyOutbox, {
    id: mail.id,
    kind: 'agency-monthly',
    send: async () => mailer.deliver(await write(context, mail, programs)),
  });
}

/**
 * Returns when a monthly email may be sent: now, or when office hours start in the program's state.
 */
export function monthlyTime(now: Date, [first]: Programs): Date {
  return noticeTime(now, first?.coverage.state ?? null, MONTHLY_HOURS);
}

/** Gives up on an email that has used all its retries. */
export async function abandonAgencyMail(
  context: Pick<DeliveryContext, 'database' | 'log'>,
  job: Job,
): Promise<Outcome> {
  const mail = await mailRepository.find(context.database, job.data.mailId ?? '');
  if (mail) await giveUp(context, mailRepository.agencyOutbox, [mail]);
  return 'completed';
}

async function write(
  context: DeliveryContext,
  mail: AgencyMail,
  programs: Programs,
): Promise<Mail> {
  const [token, stopToken] = [secretToken(), secretToken()];
  const isMonthly = mail.kind === 'monthly';
  const lifetime = isMonthly ? MONTHLY_LINK_DAYS * DAY : AGENCY_LINK_MINUTES * MINUTE;
  await mailRepository.setTokens(context.database, mail.id, {
    tokenHash: tokenHash(token),
    expiresAt: new Date(context.clock().getTime() + lifetime),
    stopHash: isMonthly ? tokenHash(stopToken) : null,
  });
  return agencyMail({ mail, programs, token, stopToken }, context);
}
