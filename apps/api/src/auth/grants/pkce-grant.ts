import * as z from 'zod/mini';
import { challengeOf } from '../accounts/code-challenge.ts';
import type { FlowState } from '../accounts/flow-state-repository.ts';
import * as flowStateRepository from '../accounts/flow-state-repository.ts';
import type { AuthContext } from '../auth-context.ts';
import { authBody } from '../http/auth-body.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { tokenHash } from '../mails/secret-token.ts';
import * as providerRepository from '../oidc/repository.ts';
import { isProviderMethod } from '../sessions/provider-method.ts';
import { sessionAnswer } from '../sessions/session-answer.ts';
import { openSession } from '../sessions/start-session.ts';
import { activeAccount } from '../users/active-account.ts';
import type { Account } from '../users/repository.ts';
import type { Grant } from './token-routes.ts';

export const CodeBody = z.object({
  auth_code: z.optional(z.nullable(z.string())),
  code_verifier: z.optional(z.nullable(z.string())),
});

/** Grant that exchanges a code for a session, in the browser that requested the link. */
export function pkceGrant(context: AuthContext): Grant {
  return async (request) => {
    const { auth_code: code, code_verifier: verifier } = authBody(CodeBody, request.body);
    if (!code || !verifier) {
      throw new AuthRefusal('validation_failed', {
        message: 'invalid request: both auth code and code verifier should be non-empty',
      });
    }
    const opened = await context.database.transaction(async (database) => {
      const within = { ...context, database };
      const { account, method } = await takeCode(within, code, verifier);
      if (isProviderMethod(method)) {
        const opened = await openSession(within, account, method, request);
        const isBound = await providerRepository.bind(database, tokenHash(code), opened.session.id);
        if (!isBound) throw new AuthRefusal('flow_state_not_found');
        return opened;
      }
      return openSession(within, account, method === 'recovery' ? method : 'otp', request);
    });
    return sessionAnswer(context, opened);
  };
}

interface TakenCode {
  readonly account: Account;
  readonly method: FlowState['method'];
}

async function takeCode(context: AuthContext, code: string, verifier: string): Promise<TakenCode> {
  const now = context.clock();
  const codeHash = tokenHash(code);
  const flow = await flowStateRepository.find(context.database, codeHash);
  if (!flow) throw new AuthRefusal('flow_state_not_found');
  if (flow.expiresAt <= now) throw new AuthRefusal('flow_state_expired');
  const codeChallenge = challengeOf(verifier);
  if (codeChallenge !== flow.codeChallenge) throw new AuthRefusal('bad_code_verifier');

  const account = await activeAccount(context, flow.userId);
  const taken = await flowStateRepository.take(context.database, { codeHash, codeChallenge, now });
  if (!taken) throw new AuthRefusal('flow_state_not_found');
  return { account, method: taken.method };
}
