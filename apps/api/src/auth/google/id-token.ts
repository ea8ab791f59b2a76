import { createHash } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '../../process/clock.ts';
import { OAuthRefusal } from '../http/auth-refusal.ts';
import { providerKeys } from './provider-keys.ts';

/** Allowed clock skew, in seconds. */
const CLOCK_SKEW = 30;
/** The only algorithm that Google signs with. A token cannot choose another algorithm. */
const ALGORITHM = 'RS256';

/** A provider, and our client IDs at that provider. */
export interface Provider {
  /** The issuer in the provider's tokens, and the base URL of its discovery document. */
  readonly issuer: string;
  /** Our client IDs at the provider. */
  readonly clientIds: readonly string[];
  readonly clock: Clock;
}

/** An ID token from a client, with the values to check it against. */
export interface PresentedIdToken {
  readonly idToken: string;
  /** The nonce that the client generated for this sign-in. The token contains the nonce's hash. */
  readonly nonce: string | undefined;
  /**
   * The access token, if the client sent one. Checked only if the ID token contains the access
   * token's hash.
   */
  readonly accessToken: string | undefined;
}

/**
 * Text that the database can store. The maximum length is long enough for a name or a picture URL.
 */
const plain = z.string().check(
  z.maxLength(500),
  z.refine((text) => text.isWellFormed() && !text.includes('\0')),
);
/** Drops text that the database cannot store. */
const text = z.catch(z.optional(plain), undefined);
const email = z.email().check(z.maxLength(254));

/** The claims about a user that the server reads from an ID token. */
export const PersonClaims = z.object({
  iss: z.string(),
  sub: plain.check(z.minLength(1), z.maxLength(255)),
  email: z.catch(z.optional(email), undefined),
  // Some providers send a string instead of a boolean.
  email_verified: z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => value === true || value === 'true'),
  ),
  name: text,
  picture: text,
});
export type PersonClaims = z.infer<typeof PersonClaims>;

/**
 * Returns a function that verifies a provider's token (signature, issuer, audience, times, nonce) and
 * returns its claims.
 *
 * The function throws `OAuthRefusal` for an invalid token, and `ProviderUnreachable` if it cannot
 * fetch the provider's keys.
 *
 * @see OpenID Connect Core 1.0, section 3.1.3.7
 */
export function idTokenVerifier({ issuer, clientIds, clock }: Provider) {
  const keys = providerKeys(issuer, clock);
  // Google uses both forms of its issuer.
  const issuers = [issuer, issuer.replace(/^https:\/\/(accounts\.google\.com)$/, '$1')];

  return async ({ idToken, nonce, accessToken }: PresentedIdToken): Promise<PersonClaims> => {
    const payload = await signedClaims(idToken, {
      keys,
      options: {
        issuer: issuers,
        algorithms: [ALGORITHM],
        currentDate: clock(),
        clockTolerance: CLOCK_SKEW,
        requiredClaims: ['sub', 'aud', 'exp', 'iat'],
      },
    });
    checkAudience(payload, clientIds);
    checkNonce(payload.nonce, nonce);
    checkAccessToken(payload.at_hash, accessToken);
    const claims = PersonClaims.safeParse(payload);
    if (!claims.success) throw badToken();
    return { ...claims.data, iss: issuer };
  };
}

interface Check {
  readonly keys: ReturnType<typeof providerKeys>;
  readonly options: Parameters<typeof jwtVerify>[2];
}

async function signedClaims(token: string, { keys, options }: Check): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, keys, options)).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) throw badToken();
    throw error;
  }
}

/**
 * Checks the audience. If a token has several audiences, one of our client IDs must be the
 * authorized party.
 */
function checkAudience({ aud = [], azp }: JWTPayload, clientIds: readonly string[]): void {
  const audience = [aud].flat();
  const isOurs = audience.some((one) => clientIds.includes(one));
  const isIssuedToUs = audience.length === 1 || clientIds.includes(String(azp));
  if (isOurs && isIssuedToUs) return;
  throw new OAuthRefusal(
    'invalid request',
    `Unacceptable audience in id_token: [${audience.join(' ')}]`,
  );
}

function checkNonce(hash: unknown, nonce: string | undefined): void {
  if (Boolean(hash) !== Boolean(nonce)) {
    throw new OAuthRefusal(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    );
  }
  if (nonce && createHash('sha256').update(nonce).digest('hex') !== hash) {
    throw new OAuthRefusal('invalid nonce', 'Nonces mismatch');
  }
}

/** @see OpenID Connect Core 1.0, section 3.1.3.6: the left half of the token's hash */
function checkAccessToken(hash: unknown, accessToken: string | undefined): void {
  if (accessToken === undefined || hash === undefined) return;
  const half = createHash('sha256').update(accessToken).digest().subarray(0, 16);
  if (half.toString('base64url') !== hash) throw badToken();
}

function badToken(): OAuthRefusal {
  return new OAuthRefusal('invalid request', 'Bad ID token');
}
