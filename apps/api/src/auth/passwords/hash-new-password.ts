import { Failure } from '../../process/failure.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { checkNewPassword } from './new-password.ts';

/**
 * Hashes the password of a new account.
 *
 * @throws {Failure} `invalid-request`, with a message for the user, if the password is too weak or
 * too long
 */
export type HashNewPassword = (password: string, email: string) => Promise<string>;

export function newPasswordHasher(
  context: Parameters<typeof checkNewPassword>[0],
): HashNewPassword {
  return async (password, email) => {
    try {
      checkNewPassword(context, password, email);
    } catch (error) {
      if (!(error instanceof AuthRefusal)) throw error;
      const isShort = error.weakPassword?.reasons.includes('length');
      const code = isShort ? 'too-short' : 'too-weak';
      throw new Failure('invalid-request', {
        fields: [{ field: 'password', code, message: error.message }],
      });
    }
    return context.passwords.hash(password);
  };
}
