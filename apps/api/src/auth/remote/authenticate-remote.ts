import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Authenticate } from '../../http/caller.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { bearerToken } from '../http/bearer-token.ts';
import type { RemoteSettings } from '../settings/remote-settings.ts';
import { isBanned } from '../users/live-account.ts';
import { remoteUserRepository } from './repository.ts';
import { type RemoteClaims, remoteTokenVerifier } from './verify-remote-token.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly remote: RemoteSettings;
}

/**
 * Tells who sends a request by the token of a hosted service. Its sessions are its own: a token is
 * good until it expires, an hour at most by that service's defaults.
 */
export function authenticateRemote({ database, clock, remote }: Dependencies): Authenticate {
  const verify = remoteTokenVerifier(remote, clock);
  const users = remoteUserRepository(database);

  return async (request) => {
    const claims = await verify(bearerToken(request));
    const email = claims.email?.toLowerCase() || null;
    const user = await users.known({ id: claims.sub, email, now: clock() });
    if (isBanned(user, clock())) throw new AuthRefusal('user_banned', { status: 403 });
    return { user, session: { id: claims.session_id, createdAt: signedInAt(claims) } };
  };
}

/** When the person last showed who they are; long ago where the token does not say. */
function signedInAt({ amr = [] }: RemoteClaims): Date {
  return new Date(Math.max(0, ...amr.map(({ timestamp }) => timestamp)) * 1_000);
}
