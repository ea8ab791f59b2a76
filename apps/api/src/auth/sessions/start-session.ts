import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { audit } from '../http/audit.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import type { Account } from '../users/repository.ts';
import { type Session, sessionRepository } from './repository.ts';
import { type OpenedSession, type SessionAnswer, sessionAnswer } from './session-answer.ts';
import type { SessionContext } from './session-context.ts';
import { sessionEnds } from './session-ends.ts';

/**
 * How a person showed who they are, in the protocol's words but for `recovery-otp`: a link for a new
 * password that was followed without PKCE, which the protocol calls `otp` as it does any other link.
 */
export type SignInMethod = 'password' | 'otp' | 'recovery-otp' | 'recovery' | 'oauth';

const LONGEST_USER_AGENT = 300;

/** How many sessions a person may have at the same time. The oldest ends for a new one. */
const MAX_SESSIONS = 50;

/** Signs a person in: a session of its own for each time. */
export async function startSession(
  context: SessionContext,
  account: Account,
  method: SignInMethod,
  request: FastifyRequest,
): Promise<SessionAnswer> {
  return sessionAnswer(context, await openSession(context, account, method, request));
}

/** Opens a session, also within a transaction; what the client gets of it is made afterwards. */
export async function openSession(
  context: SessionContext,
  { user, identities }: Account,
  method: SignInMethod,
  request: FastifyRequest,
): Promise<OpenedSession> {
  const refreshKey = randomBytes(32);
  const session = newSession(context, { userId: user.id, refreshKey, method }, request);
  const now = session.createdAt;
  const provider = method === 'oauth' ? 'google' : 'email';
  const signIn = { user, provider, isByPassword: method === 'password' } as const;
  // A password that was changed since it was found right opens nothing more.
  const isLetIn = await sessionRepository(context.database).add(session, signIn);
  if (!isLetIn) throw new AuthRefusal('invalid_credentials');
  const ends = sessionEnds(context.settings, now);
  await sessionRepository(context.database).keepNewest(user.id, MAX_SESSIONS, ends);
  audit(request, 'signed-in', { user: user.id, session: session.id, method });
  const account = {
    user: { ...user, lastSignInAt: now, updatedAt: now },
    identities: identities.map((identity) =>
      identity.provider === provider
        ? { ...identity, lastSignInAt: now, updatedAt: now }
        : identity,
    ),
  };
  return { account, session, refreshKey };
}

interface NewSession {
  readonly userId: string;
  readonly refreshKey: Uint8Array;
  readonly method: SignInMethod;
}

function newSession(
  { clock, sealer }: SessionContext,
  { userId, refreshKey, method }: NewSession,
  { headers }: FastifyRequest,
): Session {
  const now = clock();
  const id = randomUUID();
  return {
    id,
    userId,
    refreshKey: sealer.seal(refreshKey, id),
    counter: 0,
    amr: [{ method, timestamp: Math.floor(now.getTime() / 1_000) }],
    userAgent: headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
    createdAt: now,
    refreshedAt: now,
  };
}
