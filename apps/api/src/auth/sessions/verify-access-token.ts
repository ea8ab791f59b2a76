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
import type { SessionContext } from './session-context.ts';

/** How far clocks may differ, in seconds. */
const SKEW = 30;

/** Headers that would have a token bring its own key. */
const FOREIGN_KEYS = ['jku', 'jwk', 'x5u', 'x5c'];

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * Who sends an access token. The signature costs as much as two statements, so what was found good
 * is not checked anew while its time and its key are good; the session is looked up each time.
 *
 * @throws {AuthRefusal} `bad_jwt`, or `validation_failed` for another audience
 */
export async function verifyAccessToken(
  context: SessionContext,
  token: string,
): Promise<AccessClaims> {
  const now = Math.floor(context.clock().getTime() / 1_000);
  const known = context.verifiedTokens.find(token, now);
  if (known && (known.kid === undefined || (await context.keys.find(known.kid)))) return known;

  const { payload, protectedHeader } = await signedClaims(context, token);
  const claims = claimsOf(context, payload);
  // jose has seen to it that there is such a time.
  const until = (payload.exp ?? 0) + SKEW;
  context.verifiedTokens.add(token, { ...claims, kid: protectedHeader.kid, checkedAt: now, until });
  return claims;
}

/** @throws {AuthRefusal} where issuer, audience, role or names are not a token's of ours */
function claimsOf(
  { issuer }: SessionContext,
  { sub, aud, iss, role, session_id: session }: JWTPayload,
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
  if (iss !== issuer) throw badClaim('iss claim is not of this service');
  if (role !== 'authenticated') throw badClaim('role claim is not of a user');
  if (!isUuid(session)) throw badClaim('session_id claim must be a UUID');
  return { userId: sub, sessionId: session };
}

async function signedClaims(context: SessionContext, token: string): Promise<JWTVerifyResult> {
  try {
    return await jwtVerify(token, (header) => keyFor(context, header), {
      currentDate: context.clock(),
      clockTolerance: SKEW,
      requiredClaims: ['exp'],
    });
  } catch (error) {
    if (error instanceof errors.JOSEError)
      throw new AuthRefusal('bad_jwt', { message: said(error) });
    throw error;
  }
}

/** One algorithm for each kind of key; the shared secret is only for tokens that name no key. */
async function keyFor(
  { keys, settings: { jwtKeys, jwtSecret } }: SessionContext,
  header: JWTHeaderParameters,
): Promise<CryptoKey | Uint8Array> {
  if (FOREIGN_KEYS.some((name) => name in header)) throw new errors.JWTInvalid('foreign key');
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

function said(error: errors.JOSEError): string {
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
