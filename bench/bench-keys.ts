import { generateKeyPairSync, sign } from 'node:crypto';

/** Where servers that take our tokens say that they are. */
export const SITE_URL = 'https://bench.example';

const KID = 'bench';
const HOUR = 3_600;

/** A key that signs tokens of any number of people, without a sign-in of each. */
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** As a server is told of it: AUTH_JWT_KEYS. */
export const jwtKeys = JSON.stringify({
  keys: [{ ...privateKey.export({ format: 'jwk' }), kid: KID }],
});

/** An access token of a session that the database holds, good for some hours. */
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
