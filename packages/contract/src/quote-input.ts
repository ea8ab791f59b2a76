import { Location, QuoteAnswers } from '@latchkey/domain';
import * as z from 'zod/mini';
import { Moment } from './time.ts';

/** A location from a client. If the location has no ID, its ZIP Code and county identify it. */
export const LocationInput = z.extend(Location, { id: z.optional(z.nullable(Location.shape.id)) });
export type LocationInput = z.infer<typeof LocationInput>;

/**
 * A complete quote from a client. A quote that was never saved has neither an ID nor timestamps.
 */
export const QuoteInput = z.extend(QuoteAnswers, {
  homeLocation: LocationInput,
  id: z.optional(z.nullable(z.uuid())),
  createdAt: z.optional(z.nullable(Moment)),
  updatedAt: z.optional(z.nullable(Moment)),
});
export type QuoteInput = z.infer<typeof QuoteInput>;
