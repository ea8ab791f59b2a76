import type { FastifyRequest } from 'fastify';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '../../process/clock.ts';
import type { AuthContext } from '../auth-context.ts';
import { providerKeys } from '../google/provider-keys.ts';
import { audit } from '../http/audit.ts';
import { authBody } from '../http/auth-body.ts';
import { AuthRefusal, OAuthRefusal } from '../http/auth-refusal.ts';
import { tokenHash } from '../mails/secret-token.ts';
import { ProviderUnreachable } from '../sessions/fetched-keys.ts';
import type { OidcSettings } from '../settings/oidc-settings.ts';
import * as providerRepository from './repository.ts';

/** Allowed clock skew, in seconds. */
const CLOCK_SKEW = 30;
/** Maximum age of a message, in seconds. */
const MAX_AGE_SECONDS = 5 * 60;
/**
 * How long a used message is remembered, in milliseconds. This is longer than a message can be
 * valid.
 */
const REMEMBERED_MS = 15 * 60 * 1_000;
/** Public-key algorithms. Tokens that are unsigned or signed with a shared secret are rejected. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384'];
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

export const LogoutBody = z.object({ logout_token: z.string().check(z.maxLength(10_000)) });
export type LogoutBody = z.infer<typeof LogoutBody>;

const text = z.string().check(z.minLength(1), z.maxLength(255));
const LogoutClaims = z
  .object({
    jti: text,
    sub: z.optional(text),
    sid: z.optional(text),
    events: z.object({ [EVENT]: z.looseObject({}) }),
    // With a nonce, it could be an ID token that someone passes off as a message.
    nonce: z.optional(z.undefined()),
  })
  .check(z.refine(({ sub, sid }) => sub !== undefined || sid !== undefined));
type LogoutClaims = z.infer<typeof LogoutClaims>;

type VerifyLogout = (token: string) => Promise<LogoutClaims & { readonly iss: string }>;

/**
 * Returns a function that checks a sign-out message from the provider. It checks the signature,
 * issuer, audience, age and event, and that the message identifies a session or a person.
 *
 * @see OpenID Connect Back-Channel Logout 1.0, section 2.6
 */
export function logoutVerifier({ issuer, clientId }: OidcSettings, clock: Clock): VerifyLogout {
  const keys = providerKeys(issuer, clock);
  return async (token) => {
    const options = {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      currentDate: clock(),
      clockTolerance: CLOCK_SKEW,
      maxTokenAge: MAX_AGE_SECONDS,
      requiredClaims: ['jti', 'iat'],
    };
    const payload = await signed(() => jwtVerify(token, keys, options));
    const claims = LogoutClaims.safeParse(payload);
    if (!claims.success) throw badToken();
    return { ...claims.data, iss: issuer };
  };
}

async function signed(verify: () => Promise<{ payload: JWTPayload }>): Promise<JWTPayload> {
  try {
    return (await verify()).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) throw badToken();
    if (error instanceof ProviderUnreachable)
      throw new AuthRefusal('request_timeout', { status: 503 });
    throw error;
  }
}

function badToken(): OAuthRefusal {
  return new OAuthRefusal('invalid_request', 'The logout token is not valid');
}

/**
 * Ends the sessions that the provider's sign-out message identifies. Each message works once.
 *
 * @throws {OAuthRefusal} for an invalid message, or one that was already used
 */
export async function followLogout(
  { database, clock }: AuthContext,
  verify: VerifyLogout,
  request: FastifyRequest,
): Promise<void> {
  const { logout_token: token } = authBody(LogoutBody, request.body);
  const { iss, jti, sub, sid } = await verify(token);
  const expiresAt = new Date(clock().getTime() + REMEMBERED_MS);
  const users = await database.transaction(async (transaction) => {
    const idHash = tokenHash(`${iss} ${jti}`);
    const isNew = await providerRepository.useLogoutToken(transaction, { idHash, expiresAt });
    if (!isNew) throw badToken();
    return providerRepository.end(transaction, { issuer: iss, subject: sub, sid });
  });
  for (const user of users) audit(request, 'provider-ended', { user });
}
