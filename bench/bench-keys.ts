import { generateKeyPairSync, sign } from 'node:crypto';

/** Public URL of the benchmark servers, and issuer of the tokens that we sign. */
export const SITE_URL = 'https://bench.example';

const KID = 'bench';
const HOUR = 3_600;

/**
 * The private key that signs access tokens, so that the benchmark does not have to sign in as each
 * user.
 */
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The value of the setting AUTH_JWT_KEYS. */
export const jwtKeys = JSON.stringify({
  keys: [{ ...privateKey.export({ format: 'jwk' }), kid: KID }],
});

/** Returns a signed access token for a stored session. The token is valid for several hours. */
export function accessToken(userId: string, sessionId: string): string {
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: `${SITE_URL}/auth/v1`,
    sub: userId,
    aud: 'authenticated',
    role: 'authenticated',
    session_id: sessionId,
    iat: now,
    exp: now + 4 * HOUR,
  };
  const signed = [{ alg: 'ES256', typ: 'JWT', kid: KID }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(signed), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `${signed}.${signature.toString('base64url')}`;
}
