import { CorrectionSubject, maxLengths, SecureAddress } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { FormTraces } from './leads.ts';
import { NoticeEmail } from './notices.ts';
import { readsInOrder } from './reads-in-order.ts';

/**
 * Reports a wrong fact. If the sender is a bot, the response is the same, but the server drops the
 * report. A program can have at most 20 open reports, and at most 3 of them from one network.
 * Further reports fail with `too-many-corrections`.
 */
export const reportCorrection = endpoint({
  method: 'POST',
  path: '/programs/:id/corrections',
  summary: 'Report that a fact of a program is wrong',
  access: 'anyone',
  params: z.strictObject({
    id: z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
      z.int().check(z.gte(1)),
    ),
  }),
  body: z.strictObject({
    about: CorrectionSubject,
    /** The correct fact, in the sender's own words. */
    says: z
      .string()
      .check(z.trim(), z.minLength(3), z.maxLength(maxLengths.correction), readsInOrder),
    /** The URL of a page that confirms the report. */
    address: SecureAddress,
    /**
     * The email address to notify after we have checked the report. The sender must confirm the
     * address first. Ignored if the site sends no notices.
     */
    email: z.optional(NoticeEmail),
    form: FormTraces,
  }),
  answer: z.null(),
  status: 204,
});
