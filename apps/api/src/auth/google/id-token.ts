import { createHash } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import { OAuthRefusal } from '../http/auth-refusal.ts';
import { providerKeys } from './provider-keys.ts';

/** How far clocks may differ, in seconds. */
const SKEW = 30;
/** The one algorithm that Google signs with; a token may not choose. */
const ALGORITHM = 'RS256';

/** Who may vouch for whom. */
export interface Provider {
  /** As tokens name it; its keys are found from there. */
  readonly issuer: string;
  /** Us, as the provider knows us. */
  readonly clientIds: readonly string[];
  readonly clock: Clock;
}

/** What a client brings. */
export interface BroughtToken {
  readonly idToken: string;
  /** What the client made up for this sign-in; the token holds its hash. */
  readonly nonce: string | undefined;
  /** Comes with some tokens, which then hold its hash. */
  readonly accessToken: string | undefined;
}

/** No longer than a person's name or picture needs, and nothing that a database cannot keep. */
const plain = z.string().check(
  z.maxLength(500),
  z.refine((text) => text.isWellFormed() && !text.includes('\0')),
);
/** What is no such text was not said. */
const text = z.catch(z.optional(plain), undefined);
const email = z.email().check(z.maxLength(254));

/** What the provider says of a person. */
export const PersonClaims = z.object({
  iss: z.string(),
  sub: plain.check(z.minLength(1), z.maxLength(255)),
  email: z.catch(z.optional(email), undefined),
  // Some providers write it as a word.
  email_verified: z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => value === true || value === 'true'),
  ),
  name: text,
  picture: text,
});
export type PersonClaims = z.infer<typeof PersonClaims>;

/**
 * Makes the function that tells who a provider's token is about, once signature, issuer, audience,
 * times and nonce are found good.
 *
 * The function throws `OAuthRefusal` for a token that is not, and `ProviderUnreachable` where that
 * cannot be told.
 *
 * @see OpenID Connect Core 1.0, section 3.1.3.7
 */
export function idTokenVerifier({ issuer, clientIds, clock }: Provider) {
  const keys = providerKeys(issuer, clock);
  // Google writes its own name in both ways.
  const issuers = [issuer, issuer.replace(/^https:\/\/(accounts\.google\.com)$/, '$1')];

  return async ({ idToken, nonce, accessToken }: BroughtToken): Promise<PersonClaims> => {
    const payload = await signedClaims(idToken, {
      keys,
      options: {
        issuer: issuers,
        algorithms: [ALGORITHM],
        currentDate: clock(),
        clockTolerance: SKEW,
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

/** A token for several is good only if it was given to us. */
function checkAudience({ aud = [], azp }: JWTPayload, clientIds: readonly string[]): void {
  const audience = [aud].flat();
  const isOurs = audience.some((one) => clientIds.includes(one));
  const isGivenToUs = audience.length === 1 || clientIds.includes(String(azp));
  if (isOurs && isGivenToUs) return;
  throw new OAuthRefusal(
    'invalid request',
    `Unacceptable audience in id_token: [${audience.join(' ')}]`,
  );
}

function checkNonce(inToken: unknown, brought: string | undefined): void {
  if (Boolean(inToken) !== Boolean(brought)) {
    throw new OAuthRefusal(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    );
  }
  if (brought && createHash('sha256').update(brought).digest('hex') !== inToken) {
    throw new OAuthRefusal('invalid nonce', 'Nonces mismatch');
  }
}

/** @see OpenID Connect Core 1.0, section 3.1.3.6: half of the hash of the token */
function checkAccessToken(hash: unknown, accessToken: string | undefined): void {
  if (accessToken === undefined || hash === undefined) return;
  const half = createHash('sha256').update(accessToken).digest().subarray(0, 16);
  if (half.toString('base64url') !== hash) throw badToken();
}

function badToken(): OAuthRefusal {
  return new OAuthRefusal('invalid request', 'Bad ID token');
}
