import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { audit } from '../http/audit.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import type { SignedIn } from '../sessions/authenticate.ts';
import { ProviderUnreachable } from '../sessions/fetched-keys.ts';
import { isFromProvider } from '../sessions/provider-method.ts';
import * as sessionRepository from '../sessions/repository.ts';
import type { OidcSettings } from '../settings/oidc-settings.ts';
import { followRoles } from './follow-roles.ts';
import type { ProviderAnswer, ProviderClient } from './provider-client.ts';
import { ProviderRefusal } from './provider-failure.ts';
import { openTokens, sealTokens } from './provider-tokens.ts';
import type { ProviderSession } from './repository.ts';
import * as providerRepository from './repository.ts';
import { staffOf } from './staff-claims.ts';

/**
 * How long the provider's response stays valid, in milliseconds, so that concurrent refreshes send
 * only one request.
 */
const FRESH_MS = 10_000;
/**
 * How long one process may reserve the right to ask the provider, in milliseconds. This is longer
 * than the process's requests to the provider can take.
 */
const RESERVED_MS = 15_000;
/**
 * Pause between checks in milliseconds, and maximum number of checks, while another process asks
 * the provider. In total, the pauses are shorter than a request's deadline.
 */
const PAUSE_MS = 250;
const MAX_LOOKS = 24;

/** Our client for the identity provider, with its settings. */
export interface StaffProvider {
  readonly oidc: OidcSettings;
  readonly client: ProviderClient;
}

/**
 * Call this before refreshing a session that the provider opened. Asks the provider whether the
 * person still has access, and with which roles. Without a refresh token from the provider, the
 * session ends with its first access token. While the provider is down, no session is refreshed, so
 * access ends when the access token expires.
 *
 * @throws {AuthRefusal} `provider_access_ended` after ending the session, or 503 if the provider is
 * down, which makes the client keep the session and try again
 */
export async function confirmAccess(
  context: AuthContext,
  provider: StaffProvider | undefined,
  { session, user }: SignedIn,
  request: FastifyRequest,
): Promise<void> {
  if (!isFromProvider(session)) return;
  const end = async (): Promise<never> => {
    await sessionRepository.end(context.database, session.id);
    audit(request, 'provider-ended', { user: user.id, session: session.id });
    throw new AuthRefusal('provider_access_ended');
  };
  if (!provider) return end();
  const stored = await reserved(context, session.id);
  if (stored === 'fresh') return;
  if (!stored || stored.issuer !== provider.oidc.issuer) return end();
  try {
    const hasAccess = await ask(context, provider, stored);
    if (!hasAccess) return await end();
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    await providerRepository.release(context.database, stored.id);
    request.log.warn({ err: error }, 'cannot reach the identity provider');
    throw new AuthRefusal('request_timeout', {
      status: 503,
      message: 'The identity provider is not responding, please retry after a moment.',
    });
  }
}

/** Waits until this process may ask the provider, or until another process has asked. */
async function reserved(
  { database, clock }: AuthContext,
  sessionId: string,
): Promise<ProviderSession | 'fresh' | undefined> {
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    const stored = await providerRepository.ofSession(database, sessionId);
    if (!stored) return undefined;
    const now = clock();
    if (now.getTime() - stored.checkedAt.getTime() < FRESH_MS) return 'fresh';
    const until = new Date(now.getTime() + RESERVED_MS);
    if (await providerRepository.reserve(database, stored, { now, until })) return stored;
    await pause(PAUSE_MS);
  }
  throw new AuthRefusal('request_timeout', { status: 503 });
}

/**
 * Asks the provider whether the person still has access. Stores the provider's new tokens and the
 * roles.
 *
 * @returns whether the person still has access
 * @throws {ProviderUnreachable}
 */
async function ask(
  context: AuthContext,
  { oidc, client }: StaffProvider,
  stored: ProviderSession,
): Promise<boolean> {
  const { database, sealer, clock } = context;
  const tokens = openTokens(sealer, stored);
  const answer = await refreshed(client, tokens.refreshToken, stored.subject);
  const staff = answer && staffOf(answer.claims, oidc);
  const isStaff = typeof staff === 'object' && staff.person.subject === stored.subject;
  await database.transaction(async (transaction) => {
    const within = { ...context, database: transaction };
    if (isStaff) await followRoles(within, stored.userId, staff.roles);
    // An answer that does not allow access, unlike no answer, says that the roles have ended.
    else if (answer) await followRoles(within, stored.userId, []);
    if (!isStaff || !answer) return;
    await providerRepository.confirm(transaction, stored.id, {
      tokens: sealTokens(sealer, stored.id, {
        refreshToken: answer.refreshToken ?? tokens.refreshToken,
        idToken: answer.idToken ?? tokens.idToken,
      }),
      checkedAt: clock(),
    });
  });
  return isStaff;
}

/** @returns undefined if the provider rejects the refresh token, or never issued one */
async function refreshed(
  client: ProviderClient,
  refreshToken: string | undefined,
  subject: string,
): Promise<ProviderAnswer | undefined> {
  if (refreshToken === undefined) return undefined;
  try {
    return await client.refresh(refreshToken, subject);
  } catch (error) {
    if (error instanceof ProviderRefusal) return undefined;
    throw error;
  }
}
