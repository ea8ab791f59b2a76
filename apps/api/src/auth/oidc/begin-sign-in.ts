import { STAFF_PROVIDER } from '@latchkey/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import * as z from 'zod/mini';
import { browserMarker } from '../accounts/browser-marker.ts';
import { codeChallenge, pkceFields } from '../accounts/code-challenge.ts';
import { redirectTarget } from '../accounts/follow-link.ts';
import type { AuthContext } from '../auth-context.ts';
import { authBody } from '../http/auth-body.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { tokenHash } from '../mails/secret-token.ts';
import { ProviderUnreachable } from '../sessions/fetched-keys.ts';
import { failedPage } from './failed-page.ts';
import type { ProviderClient } from './provider-client.ts';
import * as signInRepository from './sign-in-repository.ts';

/** How long a person has to sign in at the provider, in milliseconds. */
const LIFETIME_MS = 10 * 60 * 1_000;

export const AuthorizeQuery = z.object({
  provider: z.optional(z.string()),
  redirect_to: z.optional(z.string()),
  ...pkceFields,
});

export type AuthorizeQuery = z.infer<typeof AuthorizeQuery>;
type AuthorizeRequest = FastifyRequest<{ Querystring: AuthorizeQuery }>;

/**
 * Starts a sign-in at the provider, and returns the URL to redirect the browser to. If the provider
 * is down, returns the URL of our own page with the reason.
 *
 * @throws {AuthRefusal} `validation_failed` for an unsupported provider, or if the code challenge
 * is missing
 */
export async function beginSignIn(
  context: AuthContext,
  provider: ProviderClient,
  request: AuthorizeRequest,
  reply: Pick<FastifyReply, 'setCookie'>,
): Promise<string> {
  const query = authBody(AuthorizeQuery, request.query);
  if (query.provider !== STAFF_PROVIDER) throw unsupportedProvider();
  const challenge = codeChallenge(query);
  if (challenge === null) {
    throw new AuthRefusal('validation_failed', { message: 'code_challenge is required' });
  }
  const target = redirectTarget(context, request).href;
  const secrets = {
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
  };
  const url = await provider.signInUrl(secrets).catch((error: unknown) => {
    if (!(error instanceof ProviderUnreachable)) throw error;
    request.log.warn({ err: error }, 'cannot reach the identity provider');
    return undefined;
  });
  if (url === undefined) return failedPage(target, 'provider-down');
  const now = context.clock();
  await signInRepository.add(context.database, {
    stateHash: tokenHash(secrets.state),
    browserHash: browserMarker(context.settings).mark(request, reply),
    nonce: secrets.nonce,
    codeVerifier: secrets.codeVerifier,
    codeChallenge: challenge,
    redirectTo: target,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  });
  return url;
}

/** The error for a provider that is not configured. */
export function unsupportedProvider(): AuthRefusal {
  return new AuthRefusal('validation_failed', {
    message: 'Unsupported provider: provider is not enabled',
  });
}
