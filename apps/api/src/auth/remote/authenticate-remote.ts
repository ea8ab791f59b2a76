import type { Database } from '../../db/database.ts';
import type { Authenticate } from '../../http/caller.ts';
import type { Clock } from '../../process/clock.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { bearerToken } from '../http/bearer-token.ts';
import { isConfirmed } from '../sessions/session-end.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';
import type { RemoteSettings } from '../settings/remote-settings.ts';
import { isBanned } from '../users/active-account.ts';
import * as remoteUserRepository from './repository.ts';
import { type RemoteClaims, remoteTokenVerifier } from './verify-remote-token.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly remote: RemoteSettings;
  readonly settings: Pick<AuthSettings, 'staffNeedsSecondFactor'>;
}

/**
 * Identifies the caller by the hosted service's token. The hosted service stores the sessions, so
 * this server accepts a token until it expires. By default, the service's tokens expire after an
 * hour.
 */
export function authenticateRemote({
  database,
  clock,
  remote,
  settings: { staffNeedsSecondFactor },
}: Dependencies): Authenticate {
  const verify = remoteTokenVerifier(remote, clock);

  return async (request) => {
    const claims = await verify(bearerToken(request));
    const email = claims.email?.toLowerCase() || null;
    const caller = { id: claims.sub, email, now: clock() };
    const user = await remoteUserRepository.findOrAdd(database, caller);
    if (isBanned(user, clock())) throw new AuthRefusal('user_banned', { status: 403 });
    const createdAt = signedInAt(claims);
    return {
      user,
      session: { id: claims.session_id, createdAt },
      isConfirmed: isConfirmed(createdAt, clock()),
      // The service stores the factors, so only its token says whether one was verified.
      missingFactor: staffNeedsSecondFactor && claims.aal !== 'aal2' ? 'set-up' : null,
    };
  };
}

/** Returns when the user signed in, or 1970 if the token does not contain the time. */
function signedInAt({ amr = [] }: RemoteClaims): Date {
  return new Date(Math.max(0, ...amr.map(({ timestamp }) => timestamp)) * 1_000);
}
