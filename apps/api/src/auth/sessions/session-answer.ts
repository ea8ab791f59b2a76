import type { Account } from '../users/repository.ts';
import { type UserJson, userJson } from '../users/user-json.ts';
import { signAccessToken } from './access-token.ts';
import { refreshToken } from './refresh-token.ts';
import type { Session } from './repository.ts';
import type { SessionContext } from './session-context.ts';

/** A session as clients get it. */
export interface SessionAnswer {
  readonly access_token: string;
  readonly token_type: 'bearer';
  /** Seconds. */
  readonly expires_in: number;
  /** Seconds since 1970. */
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: UserJson;
  /** Where the password that was used is too weak by today's rules. */
  readonly weak_password?: { readonly message: string; readonly reasons: readonly string[] };
}

/** A session, whose it is, and its key as it is before it is sealed. */
export interface OpenedSession {
  readonly account: Account;
  readonly session: Session;
  readonly refreshKey: Uint8Array;
}

/** A new access token, and the refresh token of the session's counter. */
export async function sessionAnswer(
  context: SessionContext,
  { account, session, refreshKey }: OpenedSession,
): Promise<SessionAnswer> {
  const { token, expiresAt } = await signAccessToken(context, account, session);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: context.settings.tokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken(refreshKey, session.id, session.counter),
    user: userJson(account),
  };
}
