import * as z from 'zod/mini';
import { Day } from './day.ts';
import { Name } from './schema-parts.ts';
import { WebAddress } from './web-address.ts';

/** Another source's value for a fact. The program itself uses the value from the newer page. */
export const Dispute = z.strictObject({
  /** The name of the fact, as used in edits, such as `rules.maxHomePrice`. */
  fact: Name,
  /** The other value, in the format of the fact. */
  value: z.unknown(),
  /** URL of the other source. */
  url: WebAddress,
  /** The date on which the other source stated the value. */
  day: Day,
});
export type Dispute = z.infer<typeof Dispute>;
