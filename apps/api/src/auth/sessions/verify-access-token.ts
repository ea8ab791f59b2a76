import {
  type CryptoKey,
  errors,
  type JWTHeaderParameters,
  type JWTPayload,
  type JWTVerifyResult,
  jwtVerify,
} from 'jose';
import * as z from 'zod/mini';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { AUDIENCE } from './access-token.ts';
import { ALGORITHM } from './key-pair.ts';
import type { AssuranceLevel } from './second-factor.ts';
import type { SessionContext } from './session-context.ts';

/** Allowed clock skew, in seconds. */
const CLOCK_SKEW = 30;

/** Headers with which a token could supply its own key. */
const KEY_HEADERS = ['jku', 'jwk', 'x5u', 'x5c'];

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly level: AssuranceLevel;
}

/**
 * Verifies an access token. Checking a signature costs as much as two SQL statements, so verified
 * tokens are cached until they expire or their key is removed.
 *
 * @throws {AuthRefusal} `bad_jwt`, or `validation_failed` for another audience
 */
export async function verifyAccessToken(
  context: SessionContext,
  token: string,
): Promise<AccessClaims> {
  const now = Math.floor(context.clock().getTime() / 1_000);
  const cached = context.verifiedTokens.find(token, now);
  if (cached && (cached.kid === undefined || (await context.keys.find(cached.kid)))) return cached;

  const { payload, protectedHeader } = await signedClaims(context, token);
  const claims = claimsOf(context, payload);
  // jose requires `exp`, see `requiredClaims` below.
  const until = (payload.exp ?? 0) + CLOCK_SKEW;
  context.verifiedTokens.add(token, { ...claims, kid: protectedHeader.kid, checkedAt: now, until });
  return claims;
}

/**
 * @throws {AuthRefusal} if the subject, audience, issuer, role or session is not valid for one of
 *   our tokens
 */
function claimsOf(
  { issuer }: SessionContext,
  { sub, aud, iss, role, session_id: session, aal }: JWTPayload,
): AccessClaims {
  if (!sub) throw badClaim('missing sub claim');
  if (!isUuid(sub)) {
    throw new AuthRefusal('bad_jwt', {
      status: 400,
      message: 'invalid claim: sub claim must be a UUID',
    });
  }
  if (aud !== AUDIENCE) {
    throw new AuthRefusal('validation_failed', {
      message: "Token audience doesn't match request audience",
    });
  }
  if (iss !== issuer) throw badClaim('iss claim is not this service');
  if (role !== 'authenticated') throw badClaim('role claim is not the role of a user');
  if (!isUuid(session)) throw badClaim('session_id claim must be a UUID');
  return { userId: sub, sessionId: session, level: aal === 'aal2' ? 'aal2' : 'aal1' };
}

async function signedClaims(context: SessionContext, token: string): Promise<JWTVerifyResult> {
  try {
    return await jwtVerify(token, (header) => keyFor(context, header), {
      currentDate: context.clock(),
      clockTolerance: CLOCK_SKEW,
      requiredClaims: ['exp'],
    });
  } catch (error) {
    if (error instanceof errors.JOSEError)
      throw new AuthRefusal('bad_jwt', { message: messageOf(error) });
    throw error;
  }
}

/**
 * Finds the key for a token. Each kind of key allows only one algorithm. The shared secret is only
 * for tokens without a `kid`.
 */
async function keyFor(
  { keys, settings: { jwtKeys, jwtSecret } }: SessionContext,
  header: JWTHeaderParameters,
): Promise<CryptoKey | Uint8Array> {
  if (KEY_HEADERS.some((name) => name in header)) throw new errors.JWTInvalid('foreign key');
  if (header.alg === 'HS256' && header.kid === undefined && jwtSecret !== undefined) {
    return Buffer.from(jwtSecret);
  }
  const isAsymmetric = jwtSecret === undefined || jwtKeys !== undefined;
  const key =
    isAsymmetric && header.alg === ALGORITHM && header.kid !== undefined
      ? await keys.find(header.kid)
      : undefined;
  if (!key) throw new errors.JWSSignatureVerificationFailed('unknown key');
  return key.publicKey;
}

function badClaim(fault: string): AuthRefusal {
  return new AuthRefusal('bad_jwt', { message: `invalid claim: ${fault}` });
}

const Uuid = z.uuid();

function isUuid(value: unknown): value is string {
  return Uuid.safeParse(value).success;
}

function messageOf(error: errors.JOSEError): string {
  const fault = 'invalid JWT: unable to parse or verify signature';
  if (error instanceof errors.JWTExpired) {
    return `${fault}, token has invalid claims: token is expired`;
  }
  if (error instanceof errors.JWTClaimValidationFailed) {
    return `${fault}, token has invalid claims: ${error.claim}`;
  }
  return error instanceof errors.JWSInvalid
    ? `${fault}, token is malformed`
    : `${fault}, token signature is invalid`;
}
