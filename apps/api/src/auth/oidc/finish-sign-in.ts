import { randomUUID } from 'node:crypto';
import type { ProviderSignInFailure } from '@latchkey/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { withDeadline } from '../../http/with-deadline.ts';
import { Failure } from '../../process/failure.ts';
import { requestLanguage } from '../../site/languages.ts';
import { browserMarker } from '../accounts/browser-marker.ts';
import { issueCode } from '../accounts/issue-code.ts';
import type { AuthContext } from '../auth-context.ts';
import { findOrCreateAccount } from '../google/find-or-create-account.ts';
import { audit } from '../http/audit.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { tokenHash } from '../mails/secret-token.ts';
import { ProviderUnreachable } from '../sessions/fetched-keys.ts';
import type { StaffProvider } from './confirm-access.ts';
import { failedPage, signInPage } from './failed-page.ts';
import { followRoles } from './follow-roles.ts';
import type { ProviderAnswer, ProviderClient } from './provider-client.ts';
import { ProviderRefusal } from './provider-failure.ts';
import { sealTokens } from './provider-tokens.ts';
import * as providerRepository from './repository.ts';
import * as signInRepository from './sign-in-repository.ts';
import { type Staff, staffOf } from './staff-claims.ts';

/**
 * How long a sign-in waits for the provider's response, in milliseconds. This is shorter than the
 * deadline of every request, so that the person sees a page instead of a timeout.
 */
const TIMEOUT_MS = 7_000;

/** The query of the provider's redirect. The library checks the other parameters. */
const CallbackQuery = z.looseObject({ state: z.string().check(z.maxLength(200)) });

/**
 * Finishes a sign-in at the provider, and returns the URL to redirect the browser to. The URL opens
 * our page, with a code for the session or with the reason why the sign-in failed. Each `state`
 * works once, and only in the browser that started the sign-in.
 */
export async function finishSignIn(
  context: AuthContext,
  { oidc, client }: StaffProvider,
  request: FastifyRequest,
): Promise<string> {
  const { database, clock, settings } = context;
  const state = CallbackQuery.safeParse(request.query).data?.state;
  const browserHash = browserMarker(settings).read(request);
  const signIn =
    state !== undefined && browserHash !== null
      ? await signInRepository.take(database, { stateHash: tokenHash(state), browserHash })
      : undefined;
  const fail = (target: string, failure: ProviderSignInFailure) => {
    audit(request, 'provider-refused', { failure });
    return failedPage(target, failure);
  };
  if (!signIn || state === undefined) return fail(signInPage(settings), 'expired');
  const { redirectTo, nonce, codeVerifier, codeChallenge } = signIn;
  if (signIn.expiresAt <= clock()) return fail(redirectTo, 'expired');

  const query = request.url.slice(request.url.indexOf('?'));
  const answer = await exchanged(client, request, query, { state, nonce, codeVerifier });
  if (typeof answer === 'string') return fail(redirectTo, answer);
  const staff = staffOf(answer.claims, oidc);
  if (typeof staff === 'string') return fail(redirectTo, staff);

  try {
    const code = await enter(context, request, { staff, answer, codeChallenge });
    const url = new URL(redirectTo);
    url.searchParams.set('code', code);
    return url.href;
  } catch (error) {
    if (!(error instanceof AuthRefusal) || error.status >= 500) throw error;
    return fail(redirectTo, 'rejected');
  }
}

/** Returns the provider's response, or the reason why the exchange failed. */
async function exchanged(
  client: ProviderClient,
  { log }: FastifyRequest,
  ...[query, secrets]: Parameters<ProviderClient['exchange']>
): Promise<ProviderAnswer | ProviderSignInFailure> {
  try {
    return await withDeadline(client.exchange(query, secrets), TIMEOUT_MS);
  } catch (error) {
    if (error instanceof ProviderRefusal) {
      log.info({ err: error }, 'the identity provider refused a sign-in');
      return error.isCanceled ? 'canceled' : 'rejected';
    }
    if (!(error instanceof ProviderUnreachable || error instanceof Failure)) throw error;
    log.warn({ err: error }, 'cannot reach the identity provider');
    return 'provider-down';
  }
}

interface Entry {
  readonly staff: Staff;
  readonly answer: ProviderAnswer;
  readonly codeChallenge: string;
}

/**
 * Finds or creates the account, stores its roles and the provider's tokens, and issues the code for
 * the session, in one transaction.
 *
 * @throws {AuthRefusal} if the account is banned
 */
async function enter(
  context: AuthContext,
  request: FastifyRequest,
  { staff, answer, codeChallenge }: Entry,
): Promise<string> {
  const { sealer, clock } = context;
  const { person, roles, sid } = staff;
  const now = clock();
  const { code, user, way } = await findOrCreateAccount(
    context,
    person,
    requestLanguage(request),
    async (within, { account: { user }, way }) => {
      await followRoles(within, user.id, roles);
      const method = staff.isStrong ? 'oidc-mfa' : 'oidc';
      const code = await issueCode(within, { userId: user.id, codeChallenge, method });
      const id = randomUUID();
      await providerRepository.add(within.database, {
        id,
        userId: user.id,
        codeHash: tokenHash(code),
        sessionId: null,
        issuer: person.issuer,
        subject: person.subject,
        sid,
        tokens: sealTokens(sealer, id, answer),
        checkedAt: now,
        askingUntil: null,
        createdAt: now,
      });
      return { code, user, way };
    },
  );
  audit(request, 'provider-entered', { user: user.id, way });
  return code;
}
