import { Failure } from '../../process/failure.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { passwordEntry } from '../rate-limits/actions.ts';
import { limitAttempts } from '../rate-limits/limiters.ts';
import * as userRepository from '../users/repository.ts';

/**
 * Checks the password of a signed-in user. Limits the number of wrong passwords.
 *
 * @throws {Failure} `too-many-requests`
 */
export type VerifyPassword = (userId: string, password: string) => Promise<boolean>;

export function passwordVerifier({ database, passwords, limits }: AuthContext): VerifyPassword {
  return async (userId, password) => {
    const user = await userRepository.find(database, userId);
    try {
      const verdict = await limitAttempts(limits, passwordEntry(userId), () =>
        passwords.verify(user?.passwordHash ?? null, password),
      );
      return verdict.isRight;
    } catch (error) {
      if (!(error instanceof AuthRefusal)) throw error;
      throw new Failure('too-many-requests', { headers: error.headers });
    }
  };
}
