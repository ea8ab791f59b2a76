import * as z from 'zod/mini';
import { AuthRefusal } from '../http/auth-refusal.ts';

/** Maximum length of an email address (RFC 5321, erratum 1690). */
const MAX_LENGTH = 254;

const address = z.email().check(z.maxLength(MAX_LENGTH));

/**
 * Validates an email address and returns it in lower case.
 *
 * @throws {AuthRefusal} `validation_failed`
 */
export function emailAddress(typed: string): string {
  const email = typed.toLowerCase();
  if (!address.safeParse(email).success) {
    throw new AuthRefusal('validation_failed', {
      message: 'Unable to validate email address: invalid format',
    });
  }
  return email;
}
