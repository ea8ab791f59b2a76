import * as z from 'zod/mini';
import { StoredAddress } from './web-address.ts';

/** What a visitor can report as wrong. */
export const CorrectionSubject = z.enum([
  'funding',
  'amount',
  'income',
  'credit-score',
  'price',
  'place',
  'repayment',
  'contact',
  'other',
]);
export type CorrectionSubject = z.infer<typeof CorrectionSubject>;

/** What a source answered. */
export const SourceAnswer = z.strictObject({
  /** HTTP status of the last response. */
  status: z.int(),
  /** The address after redirects. */
  finalAddress: StoredAddress,
  /** SHA-256 of the visible text, in hexadecimal digits. Null if there was no text to read. */
  hash: z.nullable(z.string()),
});
export type SourceAnswer = z.infer<typeof SourceAnswer>;

/** A program's website or source that answers differently than before, or no longer. */
const SourceChanged = z.strictObject({
  kind: z.literal('source-changed'),
  details: z.strictObject({
    address: StoredAddress,
    /** Null if the source never answered before. */
    before: z.nullable(SourceAnswer),
    /** Null if the source no longer answers. */
    after: z.nullable(SourceAnswer),
    /** Why there is no answer. Null if there is one. */
    problem: z.nullable(z.string()),
  }),
});

/** What a visitor says is wrong. The details contain no personal data. */
const Correction = z.strictObject({
  kind: z.literal('correction'),
  details: z.strictObject({
    /** What is wrong, as the form lists it. */
    about: CorrectionSubject,
    /** What it should be, in the visitor's words. */
    says: z.string(),
    /** A page that says so. */
    address: StoredAddress,
    /** Language of the page that sent it, such as `en`. */
    language: z.string(),
  }),
});

/**
 * Work on a program's facts for the people who keep the catalog. A task never changes a fact itself.
 */
export const CatalogTask = z.discriminatedUnion('kind', [SourceChanged, Correction]);
export type CatalogTask = z.infer<typeof CatalogTask>;
