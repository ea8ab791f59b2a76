import type { FastifyInstance } from 'fastify';
import * as flowStateRepository from './accounts/flow-state-repository.ts';
import type { AuthContext } from './auth-context.ts';
import { MAX_AGE_MS } from './mails/deliver-account-mail.ts';
import * as invitationRepository from './mails/invitation-repository.ts';
import * as accountMailRepository from './mails/repository.ts';
import * as providerRepository from './oidc/repository.ts';
import * as signInRepository from './oidc/sign-in-repository.ts';
import { CHALLENGE_LIFETIME } from './second-factor/challenge.ts';
import * as secondFactorRepository from './second-factor/repository.ts';
import * as sessionRepository from './sessions/repository.ts';
import { sessionCutoffs } from './sessions/session-cutoffs.ts';

/** One hour, in milliseconds. */
const HOUR = 60 * 60 * 1_000;
/** How long the server reports an expired code as expired rather than unknown, in milliseconds. */
const KEEP_CODES_MS = 24 * HOUR;
/** The time until an unverified second factor is deleted, in milliseconds. */
const KEEP_UNVERIFIED_MS = HOUR;
/**
 * How long the page of an expired invitation can report that the invitation expired or was used, in
 * milliseconds.
 */
const KEEP_INVITATIONS_MS = 30 * 24 * HOUR;
/** How long an email is kept: the maximum delay before it is sent, plus its link's lifetime. */
const KEEP_MAILS_MS = MAX_AGE_MS + HOUR;

/** Deletes expired sessions, links and codes, and second factors that no one verified. */
export async function sweepEnded({
  database,
  clock,
  settings,
}: Pick<AuthContext, 'database' | 'clock' | 'settings'>): Promise<void> {
  const now = clock();
  await sessionRepository.sweep(database, sessionCutoffs(settings, now));
  await accountMailRepository.sweep(database, new Date(now.getTime() - KEEP_MAILS_MS));
  await flowStateRepository.sweep(database, new Date(now.getTime() - KEEP_CODES_MS));
  await invitationRepository.sweep(database, new Date(now.getTime() - KEEP_INVITATIONS_MS));
  await signInRepository.sweep(database, now);
  await providerRepository.sweep(database, {
    unused: new Date(now.getTime() - HOUR),
    now,
    lastSignIn: sessionCutoffs(settings, now).createdAt,
  });
  await secondFactorRepository.sweep(database, {
    challenges: new Date(now.getTime() - CHALLENGE_LIFETIME),
    unverified: new Date(now.getTime() - KEEP_UNVERIFIED_MS),
  });
}

/** Runs `sweepEnded` every hour until the server stops. */
export function sweepHourly(app: FastifyInstance, context: AuthContext): void {
  const sweep = () => {
    sweepEnded(context).catch((error: unknown) => {
      context.log.error({ err: error }, 'could not delete expired sessions, links and codes');
    });
  };
  const timer = setInterval(sweep, HOUR).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
