import * as z from 'zod/mini';
import { Day } from './day.ts';
import { Name } from './schema-parts.ts';
import { WebAddress } from './web-address.ts';

/** What another source says about a fact. The program's own value is what the newer page says. */
export const Dispute = z.strictObject({
  /** The name of the fact, as in edits, such as `rules.maxHomePrice`. */
  fact: Name,
  /** The other value, in the format of the fact. */
  value: z.unknown(),
  /** The source that says so. */
  url: WebAddress,
  /** The day on which the source said so. */
  day: Day,
});
export type Dispute = z.infer<typeof Dispute>;
