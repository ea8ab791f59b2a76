import * as z from 'zod/mini';
import { Subject } from '../contact.ts';
import { says, type ValidationKey } from '../validation/messages.ts';

/** The fewest characters of a password. */
const SHORTEST_PASSWORD = 8;

/** The longest password, in bytes of UTF-8. Some password hashes cut off everything after that. */
const LONGEST_PASSWORD = 72;

/** A password that is to be set. Never trimmed: a space is a character like any other. */
function chosenPassword(required: ValidationKey, tooShort: ValidationKey) {
  return z
    .string(says(required))
    .check(
      z.minLength(1, { ...says(required), abort: true }),
      z.minLength(SHORTEST_PASSWORD, says(tooShort)),
      z.refine(isShortEnough, says('passwordTooLong')),
    );
}

/** Counts bytes without an encoder: one for ASCII, up to four for what lies beyond. */
function isShortEnough(password: string): boolean {
  return (
    encodeURIComponent(password.toWellFormed()).replace(/%../g, '.').length <= LONGEST_PASSWORD
  );
}

/** What signs somebody in. */
export const SignIn = z.strictObject({
  email: Subject.shape.email,
  password: z
    .string(says('passwordRequired'))
    .check(
      z.minLength(1, { ...says('passwordRequired'), abort: true }),
      z.minLength(SHORTEST_PASSWORD, says('passwordTooShort')),
    ),
});
export type SignIn = z.infer<typeof SignIn>;

/** What makes an account. */
export const SignUp = z.strictObject({
  fullName: Subject.shape.fullName,
  email: Subject.shape.email,
  password: chosenPassword('passwordRequired', 'signUpPasswordTooShort'),
});
export type SignUp = z.infer<typeof SignUp>;

/** Whose password is forgotten. */
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

/** The password that takes the place of the one before. */
export const NewPassword = z.strictObject({
  password: chosenPassword('newPasswordRequired', 'signUpPasswordTooShort'),
});
export type NewPassword = z.infer<typeof NewPassword>;
