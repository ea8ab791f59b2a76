import type { FastifyInstance } from 'fastify';
import { type Expired, removeAll } from '../db/expired.ts';
import type { Tasks } from '../leads/retention/retention.ts';
import { requeue } from '../outbox/requeue.ts';
import type { Site } from '../site/site.ts';
import { abandonMessage, deliverMessage, type MessageContext } from './messages/deliver.ts';
import { erasureJobs, lostErasureJobs } from './messages/queues.ts';
import * as messageRepository from './messages/repository.ts';

/** How often the server looks for messages from the command-line tool, in milliseconds. */
const ONE_MINUTE_MS = 60_000;

/** Number of days that the server keeps a message that it could not send. */
const MESSAGE_DAYS = 30;
const ONE_DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Notifies the team and the webhooks about erasures. @returns tasks to run before the daily cleanup
 */
export function workOnErasures(
  app: FastifyInstance,
  context: MessageContext & Pick<Site, 'jobs'>,
): Tasks {
  const { database, clock, jobs, log } = context;
  jobs.handle(erasureJobs, (job) => deliverMessage(context, job));
  jobs.handle(lostErasureJobs, (job) => abandonMessage(context, job));
  const look = () =>
    requeueMessages(context).catch((error: unknown) =>
      log.warn({ err: error }, 'could not look for messages about erasures'),
    );
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void look(), ONE_MINUTE_MS).unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));
  return {
    erasures: () => removeAll(database, expiredErasureMessages(clock())),
  };
}

/**
 * Adds a job for each message that has no job, because the command-line tool does not add jobs and
 * a backup does not contain jobs.
 *
 * @returns the number of jobs added
 */
async function requeueMessages(
  context: Pick<MessageContext, 'database' | 'clock'> & Pick<Site, 'jobs'>,
): Promise<number> {
  const due = await messageRepository.due(context.database, context.clock());
  return requeue(
    context,
    due.map(({ id }) => ({ queue: erasureJobs, data: { messageId: id } })),
  );
}

/** Selects the messages about erasures that the daily cleanup removes, sent or not. */
export function expiredErasureMessages(now: Date): readonly Expired[] {
  return [messageRepository.writtenBefore(new Date(now.getTime() - MESSAGE_DAYS * ONE_DAY_MS))];
}
