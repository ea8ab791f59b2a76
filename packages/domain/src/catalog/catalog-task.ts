import * as z from 'zod/mini';
import { HttpsAddress } from './schema-parts.ts';

/** What a source answered. */
export const SourceAnswer = z.strictObject({
  /** HTTP status of the last response. */
  status: z.int(),
  /** The address after redirects. */
  finalAddress: HttpsAddress,
  /** SHA-256 of the visible text, in hexadecimal digits. Null if there was no text to read. */
  hash: z.nullable(z.string()),
});
export type SourceAnswer = z.infer<typeof SourceAnswer>;

/** A program's website or source that answers differently than before, or no longer. */
const SourceChanged = z.strictObject({
  kind: z.literal('source-changed'),
  details: z.strictObject({
    address: HttpsAddress,
    /** Null if the source never answered before. */
    before: z.nullable(SourceAnswer),
    /** Null if the source no longer answers. */
    after: z.nullable(SourceAnswer),
    /** Why there is no answer. Null if there is one. */
    problem: z.nullable(z.string()),
  }),
});

/**
 * Work on a program's facts for the people who keep the catalog. A task never changes a fact itself.
 */
export const CatalogTask = z.discriminatedUnion('kind', [SourceChanged]);
export type CatalogTask = z.infer<typeof CatalogTask>;
