import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { audit } from '../http/audit.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import * as factorRepository from '../users/factor-repository.ts';
import type { Account, Identity } from '../users/repository.ts';
import { isProviderMethod, type ProviderMethod } from './provider-method.ts';
import type { Session } from './repository.ts';
import * as sessionRepository from './repository.ts';
import { type OpenedSession, type SessionAnswer, sessionAnswer } from './session-answer.ts';
import type { SessionContext } from './session-context.ts';
import { sessionCutoffs } from './session-cutoffs.ts';

/**
 * How the user signed in. All values except `recovery-otp` are the protocol's terms. `recovery-otp`
 * means a reset link followed without PKCE, which the protocol calls `otp` like any other link.
 * `oidc` and `oidc-mfa` mean the staff identity provider, which the protocol calls `oauth`.
 */
export type SignInMethod =
  | 'password'
  | 'otp'
  | 'recovery-otp'
  | 'recovery'
  | 'oauth'
  | ProviderMethod;

const MAX_USER_AGENT_LENGTH = 300;

/** Maximum number of sessions per user. Starting another session ends the oldest one. */
const MAX_SESSIONS = 50;

/** Signs a user in with a new session. */
export async function startSession(
  context: SessionContext,
  account: Account,
  method: SignInMethod,
  request: FastifyRequest,
): Promise<SessionAnswer> {
  return sessionAnswer(context, await openSession(context, account, method, request));
}

/**
 * Opens a session, in the caller's transaction if there is one. The caller then builds the response
 * with `sessionAnswer`.
 */
export async function openSession(
  context: SessionContext,
  { user, identities }: Account,
  method: SignInMethod,
  request: FastifyRequest,
): Promise<OpenedSession> {
  const refreshKey = randomBytes(32);
  const session = newSession(context, { userId: user.id, refreshKey, method }, request);
  const now = session.createdAt;
  const provider = providerOf(method);
  const signIn = { user, provider, isByPassword: method === 'password' } as const;
  // The password may have changed after it was verified.
  const isAdded = await sessionRepository.add(context.database, session, signIn);
  if (!isAdded) throw new AuthRefusal('invalid_credentials');
  const cutoffs = sessionCutoffs(context.settings, now);
  await sessionRepository.keepNewest(context.database, user.id, MAX_SESSIONS, cutoffs);
  audit(request, 'signed-in', { user: user.id, session: session.id, method });
  const account = {
    user: { ...user, lastSignInAt: now, updatedAt: now },
    identities: identities.map((identity) =>
      identity.provider === provider
        ? { ...identity, lastSignInAt: now, updatedAt: now }
        : identity,
    ),
  };
  const factors = await factorRepository.list(context.database, user.id);
  return { account, factors, session, refreshKey };
}

function providerOf(method: SignInMethod): Identity['provider'] {
  if (method === 'oauth') return 'google';
  return isProviderMethod(method) ? 'oidc' : 'email';
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
    factorId: null,
    userAgent: headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
    createdAt: now,
    refreshedAt: now,
    usedAt: now,
    confirmedAt: now,
  };
}
