import { FactDifference, QuoteChange } from '@latchkey/domain';
import * as z from 'zod/mini';

const Named = {
  /** The program's ID. Null if the program is no longer in the catalog. */
  programId: z.nullable(z.int()),
  /** The program's slug. Null if the program is no longer in the catalog, and in older notices. */
  slug: z._default(z.nullable(z.string()), null),
  /** The program's full name. */
  programName: z.string(),
};

/** A program's changed facts. `facts` is empty if the program is no longer in the catalog. */
const ProgramChanges = z.strictObject({ ...Named, facts: z.array(FactDifference) });
export type ProgramChanges = z.infer<typeof ProgramChanges>;

/** The changes to a saved quote. */
const QuoteChanges = z.strictObject({
  quoteId: z.uuid(),
  /** The city and state of the home, such as `Detroit, MI`. */
  place: z.string(),
  /** The home's price in dollars. */
  price: z.number(),
  changes: z.array(QuoteChange),
});
export type QuoteChanges = z.infer<typeof QuoteChanges>;

/** The changes to one program, to saved quotes, or to the topics of several subscriptions. */
export const ChangesContent = z.union([
  z.strictObject({ program: ProgramChanges }),
  z.strictObject({ quotes: z.array(QuoteChanges) }),
  z.strictObject({
    programs: z.array(ProgramChanges),
    quotes: z.array(QuoteChanges),
    /** The other subscriptions that the email is about. The unsubscribe link also ends them. */
    alsoEnds: z.array(z.uuid()),
  }),
]);
export type ChangesContent = z.infer<typeof ChangesContent>;

const Combined = z.object({ alsoEnds: z.array(z.uuid()) });

/** Returns the other subscriptions that the stored content is about. */
export function alsoEnded(content: unknown): readonly string[] {
  return Combined.safeParse(content).data?.alsoEnds ?? [];
}

/** The outcome of a correction. */
export const OutcomeContent = z.strictObject({
  ...Named,
  outcome: z.enum(['changed', 'not-changed']),
});
export type OutcomeContent = z.infer<typeof OutcomeContent>;

const changes = z.object({ kind: z.literal('changes'), content: ChangesContent });
const outcome = z.object({ kind: z.literal('outcome'), content: OutcomeContent });

/** The content of an email for a confirmed subscription, by kind. */
export const FollowingNotice = z.discriminatedUnion('kind', [changes, outcome]);
export type FollowingNotice = z.infer<typeof FollowingNotice>;

/** The content of an email, by kind. A confirmation email needs only its subscription. */
export const NoticeContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirm'), content: z.strictObject({}) }),
  changes,
  outcome,
]);
export type NoticeContent = z.infer<typeof NoticeContent>;
