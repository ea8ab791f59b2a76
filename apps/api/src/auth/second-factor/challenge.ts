import * as z from 'zod/mini';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import type { SignedIn } from '../sessions/authenticate.ts';
import type { Factor } from '../users/factor-repository.ts';
import type { Challenge } from './repository.ts';
import * as secondFactorRepository from './repository.ts';

/** Lifetime of a challenge, in milliseconds. */
export const CHALLENGE_LIFETIME = 5 * 60 * 1_000;

const Uuid = z.uuid();

/**
 * Finds the challenge that the session is responding to.
 *
 * @throws {AuthRefusal} `mfa_factor_not_found`, also for a challenge that was used before or that
 * another session requested; `mfa_challenge_expired`
 */
export async function openChallenge(
  { database, clock }: Pick<AuthContext, 'database' | 'clock'>,
  { session }: SignedIn,
  { id: factorId }: Factor,
  sent: string | null | undefined,
): Promise<Challenge> {
  const id = Uuid.safeParse(sent);
  if (!id.success) {
    throw new AuthRefusal('validation_failed', { message: 'challenge_id must be an UUID' });
  }
  const asked = { id: id.data, factorId, sessionId: session.id };
  const challenge = await secondFactorRepository.findChallenge(database, asked);
  if (!challenge) throw challengeGone();
  if (clock().getTime() - challenge.createdAt.getTime() <= CHALLENGE_LIFETIME) return challenge;
  await secondFactorRepository.takeChallenge(database, challenge.id);
  throw new AuthRefusal('mfa_challenge_expired');
}

/** The error for a challenge that does not exist, or was used before. */
export function challengeGone(): AuthRefusal {
  return new AuthRefusal('mfa_factor_not_found', {
    status: 422,
    message: 'MFA factor with the provided challenge ID not found',
  });
}
