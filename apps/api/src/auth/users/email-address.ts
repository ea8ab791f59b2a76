import * as z from 'zod/mini';
import { AuthRefusal } from '../http/auth-refusal.ts';

/** The longest address that mail can carry (RFC 5321, erratum 1690). */
const LONGEST = 254;

const address = z.email().check(z.maxLength(LONGEST));

/**
 * An address as it is kept: in lower case, otherwise as it was typed.
 *
 * @throws {AuthRefusal} `validation_failed` where no mail could go there
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
