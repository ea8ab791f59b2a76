import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { rejectedPasskey } from '../rate-limits/actions.ts';
import { limitFailures } from '../rate-limits/limiters.ts';
import type { SignedIn } from '../sessions/authenticate.ts';
import type { SessionAnswer } from '../sessions/session-answer.ts';
import type { Factor } from '../users/factor-repository.ts';
import { challengeGone } from './challenge.ts';
import { confirmFactor } from './confirm-factor.ts';
import { type CredentialBody, createdPasskey, type Passkey, signedCounter } from './passkeys.ts';
import type { Challenge } from './repository.ts';
import * as secondFactorRepository from './repository.ts';

interface Signed {
  readonly factor: Factor;
  readonly challenge: Challenge;
  readonly response: z.infer<typeof CredentialBody>;
}

/**
 * Checks a new passkey, or the signature of an existing one. Each challenge allows one attempt.
 *
 * @throws {AuthRefusal} `mfa_verification_failed`, `mfa_factor_not_found` for a challenge that was
 *   used before, or 429
 */
export async function verifyPasskey(
  context: AuthContext,
  request: FastifyRequest,
  caller: SignedIn,
  signed: Signed,
): Promise<SessionAnswer> {
  const { factor, challenge } = signed;
  const passkey = await limitFailures(context.limits, rejectedPasskey(factor.id), async () => {
    if (!(await secondFactorRepository.takeChallenge(context.database, challenge.id))) {
      throw challengeGone();
    }
    const checked = await checkedPasskey(context, signed);
    if (!checked) throw rejected();
    return checked;
  });
  const take = async ({ database }: AuthContext) => {
    if (!(await secondFactorRepository.storePasskey(database, factor.id, passkey)))
      throw rejected();
  };
  return confirmFactor(context, request, caller, { factor, take });
}

function rejected(): AuthRefusal {
  return new AuthRefusal('mfa_verification_failed', {
    message: 'The passkey could not be verified',
  });
}

/** Returns the passkey to store for a valid response. Undefined if the response is not valid. */
async function checkedPasskey(
  context: AuthContext,
  { factor, challenge, response }: Signed,
): Promise<Passkey | undefined> {
  const text = challenge.challenge ?? '';
  const { credentialId, credential, verifiedAt } = factor;
  if (!verifiedAt) return createdPasskey(context, response, text);
  const counter = await signedCounter(context, factor, response, text);
  if (counter === undefined || !credential) return undefined;
  return { credentialId, credential: { ...credential, counter } };
}
