import * as z from 'zod/mini';
import { Subject } from '../contact.ts';
import type { ValidationKey } from '../validation/messages.ts';
import { says } from '../validation/says.ts';

/** Minimum password length, in characters. */
const MIN_PASSWORD_LENGTH = 8;

/**
 * Maximum password length, in UTF-8 bytes. Some password hashes ignore everything after 72 bytes.
 */
const MAX_PASSWORD_BYTES = 72;

/**
 * Returns the schema for a new password. Never trims the password, because spaces are part of it.
 */
function chosenPassword(required: ValidationKey, tooShort: ValidationKey) {
  return z
    .string(says(required))
    .check(
      z.minLength(1, { ...says(required), abort: true }),
      z.minLength(MIN_PASSWORD_LENGTH, says(tooShort)),
      z.refine(isShortEnough, says('passwordTooLong')),
    );
}

/**
 * Whether a password is within the maximum length. Counts the UTF-8 bytes without TextEncoder,
 * which is not available in the domain package.
 */
function isShortEnough(password: string): boolean {
  return (
    encodeURIComponent(password.toWellFormed()).replace(/%../g, '.').length <= MAX_PASSWORD_BYTES
  );
}

/** The sign-in form. */
export const SignIn = z.strictObject({
  email: Subject.shape.email,
  password: z
    .string(says('passwordRequired'))
    .check(
      z.minLength(1, { ...says('passwordRequired'), abort: true }),
      z.minLength(MIN_PASSWORD_LENGTH, says('passwordTooShort')),
    ),
});
export type SignIn = z.infer<typeof SignIn>;

/** The sign-up form. */
export const SignUp = z.strictObject({
  fullName: Subject.shape.fullName,
  email: Subject.shape.email,
  password: chosenPassword('passwordRequired', 'signUpPasswordTooShort'),
});
export type SignUp = z.infer<typeof SignUp>;

/**
 * The form that requests a name and a password to finish a sign-up that started in another browser.
 */
export const FinishSignUp = z.omit(SignUp, { email: true });
export type FinishSignUp = z.infer<typeof FinishSignUp>;

/** The form that requests a password reset link. */
export const ResetRequest = z.strictObject({
  email: z
    .string(says('resetEmailRequired'))
    .check(
      z.trim(),
      z.minLength(1, { ...says('resetEmailRequired'), abort: true }),
      z.maxLength(254, says('resetEmailInvalid')),
      z.email(says('resetEmailInvalid')),
    ),
});
export type ResetRequest = z.infer<typeof ResetRequest>;

/**
 * The form that sets a new password. It also requests a name if the account does not have one yet.
 */
export const NewPassword = z.strictObject({
  password: chosenPassword('newPasswordRequired', 'signUpPasswordTooShort'),
  fullName: z.optional(Subject.shape.fullName),
});
export type NewPassword = z.infer<typeof NewPassword>;

/** The form that changes the user's own name. */
export const OwnName = z.strictObject({ fullName: Subject.shape.fullName });
export type OwnName = z.infer<typeof OwnName>;
