import * as z from 'zod/mini';
import type { AuthContext } from '../auth-context.ts';
import { authBody } from '../http/auth-body.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { type RefreshClaim, readRefreshToken } from '../sessions/refresh-token.ts';
import { sessionAnswer } from '../sessions/session-answer.ts';
import { refresh } from './refresh.ts';
import type { Grant } from './token-routes.ts';

export const RefreshBody = z.object({ refresh_token: z.optional(z.nullable(z.string())) });

/** The hosted service's first tokens had this length: whoever brings one hears that it is gone. */
const OLD_LENGTH = 12;

/** A new access token, and the next refresh token, for a refresh token. */
export function refreshGrant(context: AuthContext): Grant {
  return async (request) => {
    const { refresh_token: token } = authBody(RefreshBody, request.body);
    const { user, identities, ...refreshed } = await refresh(
      context,
      claimOf(token ?? ''),
      request,
    );
    return sessionAnswer(context, { account: { user, identities }, ...refreshed });
  };
}

function claimOf(token: string): RefreshClaim {
  const claim = readRefreshToken(token);
  if (claim) return claim;
  if (token.length === OLD_LENGTH) throw new AuthRefusal('refresh_token_not_found');
  throw new AuthRefusal('validation_failed', { message: 'Refresh token is not valid' });
}
