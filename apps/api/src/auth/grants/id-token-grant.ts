import * as z from 'zod/mini';
import type { AuthContext } from '../auth-context.ts';
import { enterAccount } from '../google/enter-account.ts';
import { type BroughtToken, idTokenVerifier } from '../google/id-token.ts';
import { personOf } from '../google/person.ts';
import { audit } from '../http/audit.ts';
import { authBody } from '../http/auth-body.ts';
import { AuthRefusal, OAuthRefusal } from '../http/auth-refusal.ts';
import { ProviderUnreachable } from '../sessions/fetched-keys.ts';
import { sessionAnswer } from '../sessions/session-answer.ts';
import { openSession } from '../sessions/start-session.ts';
import type { Grant } from './token-routes.ts';

const given = z.optional(z.nullable(z.string()));
export const IdTokenBody = z.object({
  provider: given,
  // What clients said before there were names of providers.
  client_id: given,
  issuer: given,
  id_token: given,
  access_token: given,
  nonce: given,
});
type IdTokenBody = z.infer<typeof IdTokenBody>;

/** A session for Google's word on who somebody is. */
export function idTokenGrant(context: AuthContext): Grant {
  const { google } = context.settings;
  const verify = google && idTokenVerifier({ ...google, clock: context.clock });

  return async (request) => {
    const body = authBody(IdTokenBody, request.body);
    const token = broughtToken(body);
    const provider = providerOf(body);
    if (!verify || (provider !== 'google' && provider !== google.issuer)) {
      throw new AuthRefusal('provider_disabled', {
        message: `Provider (issuer "${provider}") is not enabled`,
      });
    }
    const claims = await verify(token).catch((error: unknown) => {
      if (!(error instanceof ProviderUnreachable)) throw error;
      request.log.warn({ err: error }, 'the provider cannot be reached');
      // Not 4xx: the token may well be good.
      throw new AuthRefusal('request_timeout', {
        status: 503,
        message: 'The identity provider does not answer, please retry after a moment.',
      });
    });
    const { account, way, opened } = await enterAccount(
      context,
      personOf(claims),
      async (within, entered) => ({
        ...entered,
        opened: await openSession(within, entered.account, 'oauth', request),
      }),
    );
    audit(request, 'google-entered', { user: account.user.id, way });
    return sessionAnswer(context, opened);
  };
}

/** By its name, or else by its issuer. */
function providerOf({ provider, client_id: clientId, issuer }: IdTokenBody): string {
  if (provider) return provider;
  if (clientId && issuer) return issuer;
  throw new OAuthRefusal('invalid request', 'provider or client_id and issuer required');
}

function broughtToken({
  id_token: idToken,
  access_token: accessToken,
  nonce,
}: IdTokenBody): BroughtToken {
  if (!idToken) throw new OAuthRefusal('invalid request', 'id_token required');
  return { idToken, accessToken: accessToken || undefined, nonce: nonce || undefined };
}
