import * as z from 'zod/mini';
import { FundingStatus } from './catalog-program.ts';
import { Day } from './day.ts';
import { Dollars } from './schema-parts.ts';
import { StoredAddress } from './web-address.ts';

/** The subjects that visitors can report as wrong. */
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

/** The last response from a source. */
export const SourceAnswer = z.strictObject({
  /** HTTP status of the last response. */
  status: z.int(),
  /** The URL after redirects. */
  finalAddress: StoredAddress,
  /** SHA-256 of the visible text, in hexadecimal digits. Null if there was no text to read. */
  hash: z.nullable(z.string()),
});
export type SourceAnswer = z.infer<typeof SourceAnswer>;

/** A change in a program's website or source: its response changed, or it no longer responds. */
const SourceChanged = z.strictObject({
  kind: z.literal('source-changed'),
  details: z.strictObject({
    address: StoredAddress,
    /** The earlier response. Null if the source had never responded. */
    before: z.nullable(SourceAnswer),
    /** The new response. Null if the source does not respond now. */
    after: z.nullable(SourceAnswer),
    /** Why the source does not respond. Null if it responds. */
    problem: z.nullable(z.string()),
  }),
});

/** A visitor's report of a wrong fact. The details contain no personal data. */
const Correction = z.strictObject({
  kind: z.literal('correction'),
  details: z.strictObject({
    /** The subject that the visitor chose in the form. */
    about: CorrectionSubject,
    /** The correct fact, in the visitor's words. */
    says: z.string(),
    /** URL of a page that confirms the correction. */
    address: StoredAddress,
    /** Language of the page that sent the report, such as `en`. */
    language: z.string(),
  }),
});

/**
 * An agency's own statement about a program's money. Buyers see it immediately, until an editor
 * undoes it.
 */
const AgencyStatement = z.strictObject({
  kind: z.literal('agency-statement'),
  details: z.strictObject({
    /**
     * The host of the email address from which the agency made the statement, such as
     * `agency.example.gov`.
     */
    host: z.string(),
    /** The edit that applies the statement to the catalog. Null if nothing changed for buyers. */
    editId: z.nullable(z.uuid()),
    status: FundingStatus,
    day: Day,
    /**
     * The remaining money, in dollars, if it is more than before. Buyers see it only after an
     * editor applies it.
     */
    waiting: z.nullable(Dollars),
  }),
});

/** A task for the people who maintain the catalog. A task never changes a fact by itself. */
export const CatalogTask = z.discriminatedUnion('kind', [
  SourceChanged,
  Correction,
  AgencyStatement,
]);
export type CatalogTask = z.infer<typeof CatalogTask>;
