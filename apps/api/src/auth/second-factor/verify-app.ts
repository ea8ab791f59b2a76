import type { FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { factorCode } from '../rate-limits/actions.ts';
import { limitAttempts } from '../rate-limits/limiters.ts';
import type { SignedIn } from '../sessions/authenticate.ts';
import type { SessionAnswer } from '../sessions/session-answer.ts';
import type { Factor } from '../users/factor-repository.ts';
import { confirmFactor } from './confirm-factor.ts';
import type { Challenge } from './repository.ts';
import * as secondFactorRepository from './repository.ts';
import { checkCode } from './totp.ts';

interface TypedCode {
  readonly factor: Factor;
  readonly challenge: Challenge;
  readonly code: string;
}

/**
 * Checks a code from an authenticator app. Each code works only once, even if many requests send it
 * at the same moment. The number of wrong codes is limited for the factor and for the account.
 *
 * @throws {AuthRefusal} `mfa_verification_failed`, `mfa_code_expired`, `mfa_code_reused`, or 429
 */
export async function verifyApp(
  context: AuthContext,
  request: FastifyRequest,
  caller: SignedIn,
  typed: TypedCode,
): Promise<SessionAnswer> {
  const action = factorCode(caller.user.id, typed.factor.id);
  const attempt = await limitAttempts(context.limits, action, () =>
    attempted(context, request, caller, typed),
  );
  if (!attempt.isRight) throw attempt.refusal;
  return attempt.answer;
}

type Attempt =
  | { readonly isRight: true; readonly answer: SessionAnswer }
  | { readonly isRight: false; readonly refusal: AuthRefusal };

async function attempted(
  context: AuthContext,
  request: FastifyRequest,
  caller: SignedIn,
  { factor, challenge, code }: TypedCode,
): Promise<Attempt> {
  const key = factor.secret && context.sealer.open(factor.secret, factor.id);
  if (!key) {
    // The secret of the server changed, and no one encrypted its secrets again.
    request.log.error({ factor: factor.id }, 'cannot decrypt the key of an authenticator app');
    return { isRight: false, refusal: new AuthRefusal('mfa_verification_failed') };
  }
  const verdict = checkCode(key, code.replaceAll(/\s/g, ''), context.clock());
  if (verdict === 'expired') {
    return { isRight: false, refusal: new AuthRefusal('mfa_code_expired') };
  }
  if (verdict === 'wrong') {
    return { isRight: false, refusal: new AuthRefusal('mfa_verification_failed') };
  }
  try {
    const take = async ({ database }: AuthContext) => {
      const { period } = verdict;
      const isTaken = await secondFactorRepository.takePeriod(database, factor.id, period);
      if (!isTaken) throw new AuthRefusal('mfa_code_reused');
      await secondFactorRepository.takeChallenge(database, challenge.id);
    };
    const answer = await confirmFactor(context, request, caller, { factor, take });
    return { isRight: true, answer };
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    return { isRight: false, refusal: error };
  }
}
