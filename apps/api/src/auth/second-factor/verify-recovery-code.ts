import type { FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { recoveryCode } from '../rate-limits/actions.ts';
import { limitAttempts } from '../rate-limits/limiters.ts';
import type { SignedIn } from '../sessions/authenticate.ts';
import type { SessionAnswer } from '../sessions/session-answer.ts';
import type { Factor } from '../users/factor-repository.ts';
import { confirmFactor } from './confirm-factor.ts';
import { startOf, typedCode } from './recovery-code.ts';
import * as secondFactorRepository from './repository.ts';

interface TypedRecoveryCode {
  readonly factor: Factor;
  readonly typed: string;
}

/**
 * Checks a recovery code. Each code works only once, even if many requests send it at the same
 * moment.
 *
 * @throws {AuthRefusal} `mfa_verification_failed` for a wrong or used code, or
 * `mfa_recovery_codes_locked` after ten wrong ones
 */
export async function verifyRecoveryCode(
  context: AuthContext,
  request: FastifyRequest,
  caller: SignedIn,
  { factor, typed }: TypedRecoveryCode,
): Promise<SessionAnswer> {
  const code = typedCode(typed);
  const found = await secondFactorRepository.findCode(context.database, factor.id, startOf(code));
  const { isRight } = await limitAttempts(context.limits, recoveryCode(caller.user.id), () =>
    context.passwords.verify(found?.codeHash ?? null, code),
  );
  if (!isRight) throw wrongCode();
  const take = async ({ database, clock }: AuthContext) => {
    const isTaken = found && (await secondFactorRepository.takeCode(database, found.id, clock()));
    if (!isTaken) throw wrongCode();
  };
  return confirmFactor(context, request, caller, { factor, take });
}

function wrongCode(): AuthRefusal {
  const message = 'The recovery code is wrong, or was used before';
  return new AuthRefusal('mfa_verification_failed', { message });
}
