import type { Factor } from '../users/factor-repository.ts';
import type { Account } from '../users/repository.ts';
import { type UserJson, userJson } from '../users/user-json.ts';
import { signAccessToken } from './access-token.ts';
import { refreshToken } from './refresh-token.ts';
import type { Session } from './repository.ts';
import type { SessionContext } from './session-context.ts';

/** A session in the protocol's JSON format. */
export interface SessionAnswer {
  readonly access_token: string;
  readonly token_type: 'bearer';
  /** Lifetime of the access token, in seconds. */
  readonly expires_in: number;
  /** When the access token expires, in seconds since 1970. */
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: UserJson;
  /** Why the password is weak. Set only if the password is too weak under the current rules. */
  readonly weak_password?: { readonly message: string; readonly reasons: readonly string[] };
}

/** A session with its account and its decrypted key. */
export interface OpenedSession {
  readonly account: Account;
  readonly factors: readonly Factor[];
  readonly session: Session;
  readonly refreshKey: Uint8Array;
}

/** Signs an access token and builds the session's current refresh token. */
export async function sessionAnswer(
  context: SessionContext,
  { account, factors, session, refreshKey }: OpenedSession,
): Promise<SessionAnswer> {
  const { token, expiresAt, expiresIn } = await signAccessToken(context, account, session);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: refreshToken(refreshKey, session.id, session.counter),
    user: userJson(account, factors),
  };
}
