import { ENDED_NOTICE_DAYS } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { type Expired, removeAll } from '../db/expired.ts';
import { requeue } from '../outbox/requeue.ts';
import * as contactRepository from './contact-repository.ts';
import { abandonAgencyMail, type DeliveryContext, deliverAgencyMail } from './deliver.ts';
import * as eventRepository from './event-repository.ts';
import * as mailRepository from './mail-repository.ts';
import { askMonthly } from './monthly.ts';
import { agencyMailJobs, lostAgencyMails, monthlyQuestions } from './queues.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Number of days that an event is kept: two years, the same as for a closed task. */
const EVENT_DAYS = 730;
/**
 * How long an email may wait without a delivery attempt. This is longer than any wait for office
 * hours.
 */
const ORPHANED_AFTER_MS = 26 * HOUR;

/**
 * Sends emails to agencies. Every hour, writes the monthly emails that are due.
 *
 * @returns tasks for the daily cleanup, keyed by their names in the log
 */
export function workOnAgencies(
  app: FastifyInstance,
  context: DeliveryContext,
): Readonly<Record<string, () => Promise<void>>> {
  const { database, clock, jobs, log } = context;
  jobs.handle(agencyMailJobs, (job) => deliverAgencyMail(context, job));
  jobs.handle(lostAgencyMails, (job) => abandonAgencyMail(context, job));
  jobs.handle(monthlyQuestions, () => askMonthly(context));
  askHourly(app, context);
  return {
    async requeueAgencyMails() {
      const since = new Date(clock().getTime() - ORPHANED_AFTER_MS);
      const waiting = await mailRepository.orphaned(database, since);
      const needed = waiting.map((mailId) => ({ queue: agencyMailJobs, data: { mailId } }));
      const requeued = await requeue(context, needed);
      if (requeued > 0)
        log.warn({ emails: requeued }, 'added jobs for agency emails without a job');
    },
    agencies: () => removeAll(database, expiredAgencyRows(clock())),
  };
}

/** Selects the agency emails, contacts and events that the daily cleanup deletes. */
export function expiredAgencyRows(now: Date): readonly Expired[] {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  return [
    mailRepository.writtenBefore(before(ENDED_NOTICE_DAYS)),
    contactRepository.endedBefore(before(ENDED_NOTICE_DAYS)),
    eventRepository.recordedBefore(before(EVENT_DAYS)),
  ];
}

function askHourly(app: FastifyInstance, { jobs, log }: DeliveryContext): void {
  let hourly: NodeJS.Timeout | undefined;
  const begin = () => {
    jobs.addOncePer(HOUR / 1000, monthlyQuestions).catch((err: unknown) => {
      log.warn({ err }, 'could not add a job that asks agencies');
    });
  };
  app.addHook('onListen', async () => {
    begin();
    hourly = setInterval(begin, HOUR).unref();
  });
  app.addHook('preClose', async () => clearInterval(hourly));
}
