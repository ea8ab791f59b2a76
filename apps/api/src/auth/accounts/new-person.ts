import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { emailAddress } from '../users/email-address.ts';
import { type Metadata, mergedMetadata } from '../users/metadata.ts';
import type { SignUpBody } from './sign-up-body.ts';

/** Who wants an account, checked. */
export interface NewPerson {
  readonly email: string;
  readonly password: string;
  readonly data: Metadata;
}

/** @throws {AuthRefusal} where the settings or the answers do not let them have one */
export function newPerson(context: AuthContext, body: SignUpBody): NewPerson {
  if (!body.email && !body.phone) throw new AuthRefusal('anonymous_provider_disabled');
  if (!context.settings.isSignUpOpen) throw new AuthRefusal('signup_disabled');
  if (!body.email || body.phone) throw new AuthRefusal('phone_provider_disabled');
  if (!body.password) {
    throw new AuthRefusal('validation_failed', { message: 'Signup requires a valid password' });
  }
  const email = emailAddress(body.email);
  checkNewPassword(context, body.password, email);
  return { email, password: body.password, data: mergedMetadata({}, body.data ?? {}) };
}
