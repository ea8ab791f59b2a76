import type { FastifyInstance } from 'fastify';
import { type Expired, removeAll } from '../db/expired.ts';
import type { Tasks } from '../leads/retention/retention.ts';
import { requeue } from '../outbox/requeue.ts';
import type { Site } from '../site/site.ts';
import { abandonMessage, deliverMessage, type MessageContext } from './messages/deliver.ts';
import { erasureJobs, lostErasureJobs } from './messages/queues.ts';
import * as messageRepository from './messages/repository.ts';

/** How often the server looks for messages of the command line, in milliseconds. */
const ONE_MINUTE_MS = 60_000;

/** How many days a message that could not be sent is kept. */
const MESSAGE_DAYS = 30;
const ONE_DAY_MS = 24 * 60 * 60 * 1000;

/** Tells the team and the webhooks about erasures. @returns tasks to run before the daily cleanup */
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
 * Adds a job for each message that has none, because the command line adds no jobs and a backup
 * contains none.
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

/** The messages about erasures that the daily cleanup removes, sent or not. */
export function expiredErasureMessages(now: Date): readonly Expired[] {
  return [messageRepository.writtenBefore(new Date(now.getTime() - MESSAGE_DAYS * ONE_DAY_MS))];
}
