import { SignJWT } from 'jose';
import type { AuthContext } from '../auth-context.ts';
import { ALGORITHM } from '../keys/key-pair.ts';
import type { Session } from '../sessions/repository.ts';
import type { Account } from '../users/repository.ts';
import { appMetadata } from '../users/user-json.ts';

export const AUDIENCE = 'authenticated';

interface AccessToken {
  readonly token: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** What the person shows with each call: who they are, and by which session. */
export async function signAccessToken(
  context: AuthContext,
  { user, identities }: Account,
  session: Session,
): Promise<AccessToken> {
  const { clock, issuer, settings } = context;
  const now = Math.floor(clock().getTime() / 1_000);
  const expiresAt = now + settings.tokenSeconds;
  const jwt = new SignJWT({
    email: user.email ?? '',
    phone: '',
    app_metadata: appMetadata(identities),
    user_metadata: user.metadata,
    role: 'authenticated',
    aal: 'aal1',
    amr: session.amr.map(inProtocol),
    session_id: session.id,
    is_anonymous: false,
  })
    .setIssuer(issuer)
    .setSubject(user.id)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt);
  return { token: await signed(context, jwt), expiresAt };
}

function inProtocol({ method, timestamp }: Session['amr'][number]) {
  return { method: method === 'recovery-otp' ? 'otp' : method, timestamp };
}

async function signed({ keys, settings }: AuthContext, jwt: SignJWT): Promise<string> {
  const { jwtKeys, jwtSecret } = settings;
  if (jwtSecret !== undefined && jwtKeys === undefined) {
    return jwt.setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(Buffer.from(jwtSecret));
  }
  const { kid, privateKey } = await keys.current();
  return jwt.setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid }).sign(privateKey);
}
