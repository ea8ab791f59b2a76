import * as z from 'zod/mini';
import { says } from './validation/says.ts';

/** Characters that people use in phone numbers, such as +1 (512) 555-0123. */
const phoneCharacters = /^\+?[\d\s().-]*$/;

/**
 * Matches text with 7 to 15 digits, which is the length of a phone number. ITU-T E.164 allows at
 * most 15 digits.
 */
const phoneLength = /^(?:\D*\d){7,15}\D*$/;

/**
 * Matches characters that do not belong in a name. Line breaks could forge lines in an email.
 * Bidirectional control characters change the order of text and can make a name look like a
 * different name.
 */
const misleading = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/**
 * Matches the slashes in a URL, or a period followed directly by letters or digits. Email apps turn
 * "evil.com" into a link. Anyone can enter a name and another person's email address, and our
 * emails contain the name.
 */
const webAddress = /\/\/|[.。][\p{L}\p{N}-]{2}/u;

/**
 * Whether a name contains a web address. Also detects URLs disguised with full-width characters or
 * invisible characters.
 */
function hasWebAddress(name: string): boolean {
  return webAddress.test(name.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''));
}

/** The person to contact. The form collects no street address and no Social Security number. */
export const Subject = z.strictObject({
  fullName: z.string(says('fullNameRequired')).check(
    z.trim(),
    z.minLength(1, says('fullNameRequired')),
    z.maxLength(200, says('fullNameTooLong')),
    z.refine((name) => !misleading.test(name), says('textInvalid')),
    z.refine((name) => !hasWebAddress(name), says('fullNameWebAddress')),
  ),
  email: z
    .string(says('emailRequired'))
    .check(
      z.trim(),
      z.minLength(1, { ...says('emailRequired'), abort: true }),
      z.maxLength(254, says('emailInvalid')),
      z.email(says('emailInvalid')),
    ),
  phone: z.optional(
    z
      .string(says('phoneInvalid'))
      .check(
        z.trim(),
        z.maxLength(40, { ...says('phoneInvalid'), abort: true }),
        z.minLength(1, { ...says('phoneInvalid'), abort: true }),
        z.regex(phoneCharacters, { ...says('phoneInvalid'), abort: true }),
        z.regex(phoneLength, says('phoneLength')),
      ),
  ),
});
export type Subject = z.infer<typeof Subject>;
