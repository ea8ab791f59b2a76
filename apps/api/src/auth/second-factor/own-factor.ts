import * as z from 'zod/mini';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import type { SignedIn } from '../sessions/authenticate.ts';
import type { Factor } from '../users/factor-repository.ts';
import * as secondFactorRepository from './repository.ts';

const Uuid = z.uuid();

/**
 * Finds one of the caller's own factors. For another user's factor, the error is the same as for a
 * factor that does not exist.
 *
 * @throws {AuthRefusal} `validation_failed`, `mfa_factor_not_found`
 */
export async function ownFactor(
  { database }: Pick<AuthContext, 'database'>,
  { user }: SignedIn,
  id: string,
): Promise<Factor> {
  if (!Uuid.safeParse(id).success) {
    const message = 'factor_id must be an UUID';
    throw new AuthRefusal('validation_failed', { status: 404, message });
  }
  const factor = await secondFactorRepository.find(database, user.id, id);
  if (!factor) throw new AuthRefusal('mfa_factor_not_found');
  return factor;
}
