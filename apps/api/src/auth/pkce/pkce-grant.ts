import * as z from 'zod/mini';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { authBody } from '../http/auth-body.ts';
import { tokenHash } from '../one-time-tokens/secret-token.ts';
import { startSession } from '../sessions/start-session.ts';
import type { Grant } from '../tokens/token-routes.ts';
import { liveAccount } from '../users/live-account.ts';
import { challengeOf } from './code-challenge.ts';
import { type FlowState, flowStateRepository } from './repository.ts';

const Body = z.object({
  auth_code: z.optional(z.nullable(z.string())),
  code_verifier: z.optional(z.nullable(z.string())),
});

/** A session for the code of a link, to the browser that asked for the link. */
export function pkceGrant(context: AuthContext): Grant {
  return async (request) => {
    const { auth_code: code, code_verifier: verifier } = authBody(Body, request.body);
    if (!code || !verifier) {
      throw new AuthRefusal('validation_failed', {
        message: 'invalid request: both auth code and code verifier should be non-empty',
      });
    }
    const { userId, method } = await takeCode(context, code, verifier);
    const account = await liveAccount(context, userId);
    return startSession(context, account, method === 'recovery' ? method : 'otp', request);
  };
}

async function takeCode(
  { database, clock }: AuthContext,
  code: string,
  verifier: string,
): Promise<FlowState> {
  const flows = flowStateRepository(database);
  const now = clock();
  const codeHash = tokenHash(code);
  const taken = await flows.take({ codeHash, codeChallenge: challengeOf(verifier), now });
  if (taken) return taken;

  const known = await flows.find(codeHash);
  if (!known) throw new AuthRefusal('flow_state_not_found');
  throw new AuthRefusal(known.expiresAt <= now ? 'flow_state_expired' : 'bad_code_verifier');
}
