import type { FastifyRequest } from 'fastify';
import { requestLanguage } from '../../site/languages.ts';
import type { AuthContext } from '../auth-context.ts';
import { audit } from '../http/audit.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import type { SignedIn } from '../sessions/authenticate.ts';
import * as sessionRepository from '../sessions/repository.ts';
import { factorMethods } from '../sessions/second-factor.ts';
import {
  type OpenedSession,
  type SessionAnswer,
  sessionAnswer,
} from '../sessions/session-answer.ts';
import { activeAccount } from '../users/active-account.ts';
import type { Factor } from '../users/factor-repository.ts';
import * as factorRepository from '../users/factor-repository.ts';
import { notifyOwner } from './notify-owner.ts';
import { recordEvent } from './record-event.ts';
import * as secondFactorRepository from './repository.ts';

/** A factor that the caller has just verified. */
interface Proved {
  readonly factor: Factor;
  /**
   * Marks the code or challenge as used, in the same transaction.
   *
   * @throws {AuthRefusal} if it was used before
   */
  readonly take: (context: AuthContext) => Promise<void>;
}

/**
 * Upgrades the caller's session to two factors, and responds with the session's new tokens. If the
 * factor is verified for the first time, adds it to the account and sends the owner an email. Ends
 * the user's sessions that have only one factor.
 *
 * @throws {AuthRefusal} `session_not_found`, or the error of `take`
 */
export async function confirmFactor(
  context: AuthContext,
  request: FastifyRequest,
  caller: SignedIn,
  proved: Proved,
): Promise<SessionAnswer> {
  const { factor } = proved;
  const isNew = factor.verifiedAt === null;
  // On a single connection, starting the queue inside the transaction would deadlock.
  if (isNew || factor.type === 'recovery_code') await context.jobs.start();
  const opened = await context.database.transaction(async (database) => {
    const within = { ...context, database };
    const account = await activeAccount(within, caller.user.id);
    await proved.take(within);
    const session = await strengthened(within, caller, factor);
    if (isNew) await establish(within, request, caller, factor);
    else await secondFactorRepository.change(database, factor.id, { updatedAt: context.clock() });
    if (factor.type === 'recovery_code') {
      await notifyOwner(within, 'recovery-code-used', account.user, requestLanguage(request));
    }
    const details = { factor: factor.type };
    await recordEvent(within, account.user, 'factor-verified', details);
    const factors = await factorRepository.list(database, caller.user.id);
    return { account, factors, session, refreshKey: keyOf(context, session) };
  });
  const about = { user: caller.user.id, session: caller.session.id, factor: factor.id };
  audit(request, isNew ? 'factor-added' : 'factor-verified', about);
  return sessionAnswer(context, opened satisfies OpenedSession);
}

async function strengthened(
  { database, clock }: AuthContext,
  { session: { id, userId, amr } }: SignedIn,
  { id: factorId, type }: Factor,
) {
  const now = clock();
  const method = factorMethods[type];
  const timestamp = Math.floor(now.getTime() / 1_000);
  const earlier = amr.filter((one) => one.method !== method);
  const session = await sessionRepository.strengthen(
    database,
    { id, userId },
    { factorId, amr: [{ method, timestamp }, ...earlier], now },
  );
  if (!session) throw new AuthRefusal('session_not_found');
  return session;
}

/** Adds a factor to the account after the user has verified it. */
async function establish(
  context: AuthContext,
  request: FastifyRequest,
  { user }: SignedIn,
  factor: Factor,
): Promise<void> {
  const { database, clock } = context;
  const now = clock();
  await secondFactorRepository.change(database, factor.id, { verifiedAt: now, updatedAt: now });
  await secondFactorRepository.removeUnverified(database, factor);
  await notifyOwner(context, 'factor-added', user, requestLanguage(request));
  await recordEvent(context, user, 'factor-added', { factor: factor.type });
}

function keyOf({ sealer }: AuthContext, { id, refreshKey }: sessionRepository.Session): Buffer {
  const key = sealer.open(refreshKey, id);
  if (!key) throw new AuthRefusal('session_not_found');
  return key;
}
