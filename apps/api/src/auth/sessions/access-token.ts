import { createHmac, sign } from 'node:crypto';
import { promisify } from 'node:util';
import type { AuthSettings } from '../settings/auth-settings.ts';
import type { Account, User } from '../users/repository.ts';
import { hasRole } from '../users/roles.ts';
import { appMetadata } from '../users/user-json.ts';
import { ALGORITHM } from './key-pair.ts';
import { isProviderMethod } from './provider-method.ts';
import type { Session } from './repository.ts';
import { assuranceLevel, methodsOf } from './second-factor.ts';
import type { SessionContext } from './session-context.ts';
import { sessionEnd } from './session-end.ts';

export const AUDIENCE = 'authenticated';

const signOffThread = promisify(sign);

interface AccessToken {
  readonly token: string;
  /** The time when the token expires, in seconds since 1970. */
  readonly expiresAt: number;
  /** Lifetime of the token, in seconds. */
  readonly expiresIn: number;
}

/**
 * Signs an access token that contains the user ID and the session ID. If the account has a role,
 * the token expires no later than the session.
 */
export async function signAccessToken(
  context: SessionContext,
  { user, identities }: Account,
  session: Session,
): Promise<AccessToken> {
  const { clock, issuer, settings } = context;
  const now = Math.floor(clock().getTime() / 1_000);
  const expiresAt = now + lifetimeOf(session, user, now, settings);
  const token = await signed(context, {
    email: user.email ?? '',
    phone: '',
    app_metadata: appMetadata(identities),
    user_metadata: user.metadata,
    role: 'authenticated',
    aal: assuranceLevel(session),
    amr: methodsOf(session).map(protocolAmr),
    session_id: session.id,
    is_anonymous: false,
    iss: issuer,
    sub: user.id,
    aud: AUDIENCE,
    iat: now,
    exp: expiresAt,
  });
  return { token, expiresAt, expiresIn: expiresAt - now };
}

/**
 * Returns the lifetime of an access token, in seconds. At least 1, because clients ignore a token
 * with a lifetime of 0.
 */
function lifetimeOf(session: Session, user: User, now: number, settings: AuthSettings): number {
  if (!hasRole(user)) return settings.tokenSeconds;
  const end = Math.floor(sessionEnd(session, true, settings).at.getTime() / 1_000);
  return Math.max(1, Math.min(settings.tokenSeconds, end - now));
}

function protocolAmr({ method, timestamp }: Session['amr'][number]) {
  if (isProviderMethod(method)) return { method: 'oauth', timestamp };
  return { method: method === 'recovery-otp' ? 'otp' : method, timestamp };
}

async function signed({ keys, settings }: SessionContext, claims: object): Promise<string> {
  const { jwtKeys, jwtSecret } = settings;
  if (jwtSecret !== undefined && jwtKeys === undefined) {
    return signedToken({ alg: 'HS256', typ: 'JWT' }, claims, async (input) =>
      createHmac('sha256', jwtSecret).update(input).digest(),
    );
  }
  const { kid, privateKey } = await keys.current();
  return signedToken({ alg: ALGORITHM, typ: 'JWT', kid }, claims, (input) =>
    // JWS requires r and s concatenated (RFC 7518, section 3.4), not DER.
    signOffThread('sha256', input, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
  );
}

/**
 * Creates a JSON Web Token in compact form (RFC 7515, section 3.1). Node's own `sign`, on another
 * thread, takes half as long as jose, which uses Web Crypto.
 */
async function signedToken(
  header: object,
  claims: object,
  sign: (input: Buffer) => Promise<Buffer>,
): Promise<string> {
  const input = `${encoded(header)}.${encoded(claims)}`;
  return `${input}.${(await sign(Buffer.from(input))).toString('base64url')}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
