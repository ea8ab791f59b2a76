import { QuoteAnswers } from '@latchkey/domain';
import * as z from 'zod/mini';
import { Moment } from './time.ts';

/** A complete quote from a client. A quote that was never saved has no ID or times. */
export const QuoteInput = z.extend(QuoteAnswers, {
  id: z.optional(z.nullable(z.uuid())),
  createdAt: z.optional(z.nullable(Moment)),
  updatedAt: z.optional(z.nullable(Moment)),
});
export type QuoteInput = z.infer<typeof QuoteInput>;
