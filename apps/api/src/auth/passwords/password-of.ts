import { Failure } from '../../failure.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { passwordEntry } from '../rate-limits/actions.ts';
import { limitAttempts } from '../rate-limits/limit-attempts.ts';
import { userRepository } from '../users/repository.ts';

/**
 * Tells whether a password is that person's, who is signed in; wrong ones are limited.
 *
 * @throws {Failure} `too-many-requests`
 */
export function passwordOf({ database, passwords, limits }: AuthContext) {
  const users = userRepository(database);
  return async (userId: string, password: string): Promise<boolean> => {
    const user = await users.find(userId);
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
