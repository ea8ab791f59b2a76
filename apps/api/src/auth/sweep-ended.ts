import type { FastifyInstance } from 'fastify';
import { flowStateRepository } from './accounts/flow-state-repository.ts';
import type { AuthContext } from './auth-context.ts';
import { MAX_AGE_MS } from './mails/deliver-account-mail.ts';
import { accountMailRepository } from './mails/repository.ts';
import { sessionRepository } from './sessions/repository.ts';
import { sessionEnds } from './sessions/session-ends.ts';

/** In milliseconds. */
const HOUR = 60 * 60 * 1_000;
/** How long a code that has ended is told from one that never was. */
const CODES_KNOWN = 24 * HOUR;
/** How long a mail may wait to be sent, and then its link to be followed. */
const MAILS_KEPT = MAX_AGE_MS + HOUR;

/** Forgets sessions, links of mails and codes that are over. */
export async function sweepEnded({
  database,
  clock,
  settings,
}: Pick<AuthContext, 'database' | 'clock' | 'settings'>): Promise<void> {
  const now = clock();
  await sessionRepository(database).sweep(sessionEnds(settings, now));
  await accountMailRepository(database).sweep(new Date(now.getTime() - MAILS_KEPT));
  await flowStateRepository(database).sweep(new Date(now.getTime() - CODES_KNOWN));
}

/** Does so each hour for as long as the server runs. */
export function sweepHourly(app: FastifyInstance, context: AuthContext): void {
  const sweep = () => {
    sweepEnded(context).catch((error: unknown) => {
      context.log.error({ err: error }, 'what is over was not forgotten');
    });
  };
  const timer = setInterval(sweep, HOUR).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
