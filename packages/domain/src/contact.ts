import * as z from 'zod/mini';
import { says } from './validation/messages.ts';

/** Who asks to be contacted. Never more than this: no street address, no Social Security number. */
export const Subject = z.strictObject({
  fullName: z
    .string(says('fullNameRequired'))
    .check(
      z.trim(),
      z.minLength(1, says('fullNameRequired')),
      z.maxLength(200, says('fullNameTooLong')),
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
      .check(z.trim(), z.regex(/^[+\d][\d\s().-]{5,30}$/, says('phoneInvalid'))),
  ),
});
export type Subject = z.infer<typeof Subject>;
