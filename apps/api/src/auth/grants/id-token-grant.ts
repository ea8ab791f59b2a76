import * as z from 'zod/mini';
import { requestLanguage } from '../../site/languages.ts';
import type { AuthContext } from '../auth-context.ts';
import { findOrCreateAccount } from '../google/find-or-create-account.ts';
import { idTokenVerifier, type PresentedIdToken } from '../google/id-token.ts';
import { personOf } from '../google/person.ts';
import { audit } from '../http/audit.ts';
import { authBody } from '../http/auth-body.ts';
import { AuthRefusal, OAuthRefusal } from '../http/auth-refusal.ts';
import { ProviderUnreachable } from '../sessions/fetched-keys.ts';
import { sessionAnswer } from '../sessions/session-answer.ts';
import { openSession } from '../sessions/start-session.ts';
import type { Grant } from './token-routes.ts';

const optionalText = z.optional(z.nullable(z.string()));
export const IdTokenBody = z.object({
  provider: optionalText,
  // Older clients send these two fields instead of `provider`.
  client_id: optionalText,
  issuer: optionalText,
  id_token: optionalText,
  access_token: optionalText,
  nonce: optionalText,
});
type IdTokenBody = z.infer<typeof IdTokenBody>;

/** Grant that exchanges a Google ID token for a session. */
export function idTokenGrant(context: AuthContext): Grant {
  const { google } = context.settings;
  const verify = google && idTokenVerifier({ ...google, clock: context.clock });

  return async (request) => {
    const body = authBody(IdTokenBody, request.body);
    const token = presentedToken(body);
    const provider = providerOf(body);
    if (!verify || (provider !== 'google' && provider !== google.issuer)) {
      throw new AuthRefusal('provider_disabled', {
        message: `Provider (issuer "${provider}") is not enabled`,
      });
    }
    const claims = await verify(token).catch((error: unknown) => {
      if (!(error instanceof ProviderUnreachable)) throw error;
      request.log.warn({ err: error }, 'cannot reach the provider');
      // The status is not 4xx, because the token may be valid.
      throw new AuthRefusal('request_timeout', {
        status: 503,
        message: 'The identity provider is not responding, please retry after a moment.',
      });
    });
    const { account, way, opened } = await findOrCreateAccount(
      context,
      personOf(claims, 'google'),
      requestLanguage(request),
      async (within, entered) => ({
        ...entered,
        opened: await openSession(within, entered.account, 'oauth', request),
      }),
    );
    audit(request, 'google-entered', { user: account.user.id, way });
    return sessionAnswer(context, opened);
  };
}

/** Returns the provider's name or, if the request has no name, the provider's issuer. */
function providerOf({ provider, client_id: clientId, issuer }: IdTokenBody): string {
  if (provider) return provider;
  if (clientId && issuer) return issuer;
  throw new OAuthRefusal('invalid request', 'provider or client_id and issuer required');
}

function presentedToken({
  id_token: idToken,
  access_token: accessToken,
  nonce,
}: IdTokenBody): PresentedIdToken {
  if (!idToken) throw new OAuthRefusal('invalid request', 'id_token required');
  return { idToken, accessToken: accessToken || undefined, nonce: nonce || undefined };
}
