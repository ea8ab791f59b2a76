import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { isValidationKey, validationMessages } from '../validation/messages.ts';
import { NewPassword, OwnName, ResetRequest, SignIn, SignUp } from './account-forms.ts';

const maya = { fullName: 'Maya Okafor', email: 'maya@example.com', password: 'a key for us' };

const tooLong =
  'Password is too long. Use at most 72 plain letters, digits or symbols. Characters like é count as 2 to 4.';

/** Returns the error messages for a form that the schema rejects. */
function faults(schema: z.ZodMiniType, form: unknown): string[] {
  const { error } = schema.safeParse(form);
  return (error?.issues ?? []).map(({ message }) =>
    isValidationKey(message) ? validationMessages[message] : message,
  );
}

describe('SignIn', () => {
  it.each([
    [{ email: '' }, 'Email is required'],
    [{ email: 'maya@' }, 'Invalid email address'],
    [{ password: '' }, 'Password is required'],
    [{ password: '1234567' }, 'Password must be at least 8 characters long'],
  ])('rejects a sign-in form with %j', (change, sentence) => {
    const { email, password } = maya;
    expect(faults(SignIn, { email, password, ...change })).toEqual([sentence]);
  });

  it('accepts a password of 8 characters', () => {
    expect(faults(SignIn, { email: maya.email, password: '12345678' })).toEqual([]);
  });
});

describe('SignUp', () => {
  it.each([
    [{ fullName: ' ' }, 'Full name is required'],
    [{ email: ' ' }, 'Email is required'],
    [{ email: 'maya' }, 'Invalid email address'],
    [{ password: '1234567' }, 'Password must be at least 8 characters long.'],
    [{ password: 'a'.repeat(73) }, tooLong],
    [{ password: 'ä'.repeat(37) }, tooLong],
    [{ password: 'ä'.repeat(40) }, tooLong],
    [{ password: '🗝'.repeat(19) }, tooLong],
  ])('rejects a sign-up form with %j', (change, sentence) => {
    expect(faults(SignUp, { ...maya, ...change })).toEqual([sentence]);
  });

  it.each(['a'.repeat(72), 'ä'.repeat(36), '🗝'.repeat(18), '%'.repeat(72), '\ud800aaaaaaaa'])(
    'accepts the password %s, which has at most 72 bytes',
    (password) => {
      expect(faults(SignUp, { ...maya, password })).toEqual([]);
    },
  );

  it('trims the name and email but never the password', () => {
    const typed = { fullName: ' Maya ', email: ' maya@example.com ', password: ' spaced out ' };
    expect(SignUp.parse(typed)).toEqual({
      fullName: 'Maya',
      email: 'maya@example.com',
      password: ' spaced out ',
    });
  });
});

describe('ResetRequest', () => {
  it.each([
    ['', 'Email is required.'],
    ['maya@', 'Invalid email address.'],
  ])('rejects the email address "%s"', (email, sentence) => {
    expect(faults(ResetRequest, { email })).toEqual([sentence]);
  });
});

describe('NewPassword', () => {
  it.each([
    ['', 'Password is required.'],
    ['1234567', 'Password must be at least 8 characters long.'],
  ])('rejects the new password "%s"', (password, sentence) => {
    expect(faults(NewPassword, { password })).toEqual([sentence]);
  });

  it('accepts a name together with the new password, and validates both as the sign-up form does', () => {
    const { password, fullName } = maya;
    expect(faults(NewPassword, { password, fullName })).toEqual([]);
    expect(faults(NewPassword, { password, fullName: 'Maya\nOkafor' })).toHaveLength(1);
  });
});

describe('OwnName', () => {
  it('requires a name', () => {
    expect(OwnName.parse({ fullName: ' Maya Okafor ' })).toEqual({ fullName: 'Maya Okafor' });
    expect(faults(OwnName, { fullName: ' ' })).toEqual(['Full name is required']);
  });
});
