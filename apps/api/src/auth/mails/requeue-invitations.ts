import type { FastifyInstance } from 'fastify';
import { requeue } from '../../outbox/requeue.ts';
import type { AuthContext } from '../auth-context.ts';
import { accountMailJobs } from './enqueue.ts';
import * as accountMailRepository from './repository.ts';

/** How often the server looks for invitations of the command line, in milliseconds. */
const LOOK_EVERY_MS = 10_000;

/** Adds jobs for invitations that have none, because the command line adds no jobs. */
export function requeueInvitations(app: FastifyInstance, context: AuthContext): void {
  const look = async () => {
    try {
      const ids = await accountMailRepository.waitingInvitations(context.database);
      await requeue(
        context,
        ids.map((mailId) => ({ queue: accountMailJobs, data: { mailId } })),
      );
    } catch (error) {
      context.log.warn({ err: error }, 'could not look for invitations');
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));
}
