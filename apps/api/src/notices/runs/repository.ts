import { randomUUID } from 'node:crypto';
import type { KnownFacts, QuoteAnswers, QuoteChange } from '@latchkey/domain';
import type { Database } from '../../db/database.ts';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from '../../db/drizzle.ts';
import {
  catalogFactChanges,
  mortgageRates,
  noticeSubscriptions,
  quoteRuns,
  quotes,
  users,
} from '../../db/schema.ts';
import { isOf, type Person } from '../repository.ts';

/** A recorded fact change. */
export type FactChangeRow = typeof catalogFactChanges.$inferSelect;

/** What the buyer knows of a quote, and what changed since then. */
export type QuoteRun = typeof quoteRuns.$inferSelect;

/** A saved quote with its last run. */
export interface SavedQuote {
  readonly id: string;
  readonly userId: string;
  readonly answers: QuoteAnswers;
  readonly knownFacts: KnownFacts | null;
  readonly language: string | null;
  readonly updatedAt: Date;
  readonly run: QuoteRun | null;
}

/** Which accounts to run: all with a quote, or those that asked for notices, too. */
export type Scope = 'all' | 'asked';

/** Who gets notices about what. */
export type Subscription = typeof noticeSubscriptions.$inferSelect;

export function runRepository(db: Database) {
  const isActive = and(
    isNull(noticeSubscriptions.endedAt),
    isNotNull(noticeSubscriptions.confirmedAt),
  );

  /** Whether a subscription's program changed since the person's last notice, up to a change. */
  function isDue(latest: number) {
    const { kind, subject, throughChange } = noticeSubscriptions;
    const changed = db
      .select({ id: catalogFactChanges.id })
      .from(catalogFactChanges)
      .where(
        and(
          eq(catalogFactChanges.slug, subject),
          gt(catalogFactChanges.id, throughChange),
          lte(catalogFactChanges.id, latest),
        ),
      );
    return and(eq(kind, 'program'), sql`exists ${changed}`);
  }

  async function verifiedEmails(userIds: readonly string[]): Promise<Map<string, string>> {
    if (userIds.length === 0) return new Map();
    const rows = await db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(inArray(users.id, [...userIds]), isNotNull(users.emailProvenAt)));
    return new Map(rows.flatMap(({ id, email }) => (email === null ? [] : [[id, email] as const])));
  }

  return {
    /** Fact changes recorded after a moment, oldest first. */
    async changesSince(moment: Date): Promise<FactChangeRow[]> {
      return db
        .select()
        .from(catalogFactChanges)
        .where(gt(catalogFactChanges.createdAt, moment))
        .orderBy(asc(catalogFactChanges.id));
    },

    /** Stored weekly averages of the mortgage rate, oldest week first. */
    async rates(): Promise<(typeof mortgageRates.$inferSelect)[]> {
      return db.select().from(mortgageRates).orderBy(asc(mortgageRates.date));
    },

    /** The next accounts with quotes, in order of their IDs. */
    async owners(scope: Scope, after: string | undefined, limit: number): Promise<string[]> {
      const next = after === undefined ? undefined : gt(quotes.userId, after);
      const about = inArray(noticeSubscriptions.kind, ['program', 'quote']);
      const asked = db
        .select({ userId: noticeSubscriptions.userId })
        .from(noticeSubscriptions)
        .where(and(about, isActive));
      const askedByAddress = db
        .select({ userId: users.id })
        .from(users)
        .innerJoin(noticeSubscriptions, eq(noticeSubscriptions.email, users.email))
        .where(and(about, isActive, isNotNull(users.emailProvenAt)));
      const wanted =
        scope === 'asked'
          ? or(inArray(quotes.userId, asked), inArray(quotes.userId, askedByAddress))
          : undefined;
      const rows = await db
        .selectDistinct({ userId: quotes.userId })
        .from(quotes)
        .where(and(isNull(quotes.deletedAt), next, wanted))
        .orderBy(asc(quotes.userId))
        .limit(limit);
      return rows.map(({ userId }) => userId);
    },

    /** The quotes of accounts that are not deleted. */
    async quotesOf(userIds: readonly string[]): Promise<SavedQuote[]> {
      if (userIds.length === 0) return [];
      const rows = await db
        .select({ quote: quotes, run: quoteRuns })
        .from(quotes)
        .leftJoin(quoteRuns, eq(quoteRuns.quoteId, quotes.id))
        .where(and(inArray(quotes.userId, [...userIds]), isNull(quotes.deletedAt)))
        .orderBy(asc(quotes.createdAt), asc(quotes.id));
      return rows.flatMap(({ quote: { answers, ...quote }, run }) =>
        answers ? [{ ...quote, answers, run }] : [],
      );
    },

    /**
     * Lets one run at a time notify an account, until the transaction ends.
     *
     * @returns the account's verified address, or null without one. Undefined if it was deleted
     */
    async lockOwner(userId: string): Promise<{ readonly email: string | null } | undefined> {
      const [owner] = await db
        .select({ email: users.email, provenAt: users.emailProvenAt })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update');
      return owner && { email: owner.provenAt ? owner.email : null };
    },

    /** Runs as they are now, by quote. */
    async runs(quoteIds: readonly string[]): Promise<Map<string, QuoteRun>> {
      const rows = await db
        .select()
        .from(quoteRuns)
        .where(inArray(quoteRuns.quoteId, [...quoteIds]));
      return new Map(rows.map((run) => [run.quoteId, run]));
    },

    async save(runs: readonly QuoteRun[]): Promise<void> {
      if (runs.length === 0) return;
      await db
        .insert(quoteRuns)
        .values([...runs])
        .onConflictDoUpdate({
          target: quoteRuns.quoteId,
          set: {
            knownAt: sql`excluded.known_at`,
            throughChange: sql`excluded.through_change`,
            averageRate: sql`excluded.average_rate`,
            changes: sql`excluded.changes`,
            foundAt: sql`excluded.found_at`,
          },
        });
    },

    /** What an account, or its address, gets notices about. */
    async subscriptionsOf(userId: string, email: string | null): Promise<Subscription[]> {
      const { userId: owner, email: address } = noticeSubscriptions;
      const isOwn = eq(owner, userId);
      return db
        .select()
        .from(noticeSubscriptions)
        .where(and(email === null ? isOwn : or(isOwn, eq(address, email)), isActive))
        .orderBy(asc(noticeSubscriptions.createdAt));
    },

    /** The account's subscription to weekly notices, which every account has until it ends it. */
    async weeklyOf(
      userId: string,
      { language, state }: Pick<Subscription, 'language' | 'state'>,
      now: Date,
    ): Promise<Subscription | undefined> {
      const row = { userId, kind: 'weekly', subject: '', language, state } as const;
      const { userId: owner, email, kind, subject } = noticeSubscriptions;
      const [weekly] = await db
        .insert(noticeSubscriptions)
        .values({
          ...row,
          id: randomUUID(),
          throughChange: 0,
          createdAt: now,
          confirmedAt: now,
        })
        .onConflictDoUpdate({ target: [owner, email, kind, subject], set: { language, state } })
        .returning();
      return weekly;
    },

    /**
     * The next people who asked about programs that changed, up to a change, since their last
     * notice. The user of a verified address and that address are one person.
     */
    async peopleToNotify(latest: number, limit: number): Promise<Person[]> {
      const { userId, email } = noticeSubscriptions;
      const isVerified = and(
        isNull(userId),
        eq(users.email, email),
        isNotNull(users.emailProvenAt),
      );
      const user = sql<string | null>`coalesce(${userId}, ${users.id})`;
      const rows = await db
        .selectDistinct({
          userId: user,
          email: sql<string | null>`case when ${user} is null then ${email} end`,
        })
        .from(noticeSubscriptions)
        .leftJoin(users, isVerified)
        .where(and(isDue(latest), isActive))
        .limit(limit);
      const owners = await verifiedEmails(rows.flatMap((row) => row.userId ?? []));
      return rows.map((row) => ({
        userId: row.userId,
        email: row.userId === null ? row.email : (owners.get(row.userId) ?? null),
      }));
    },

    /** A person's subscriptions to programs that changed, for one run at a time to announce. */
    async lockDue(person: Person, latest: number): Promise<Subscription[]> {
      return db
        .select()
        .from(noticeSubscriptions)
        .where(and(isOf(person), isDue(latest), isActive))
        .orderBy(asc(noticeSubscriptions.createdAt), asc(noticeSubscriptions.id))
        .for('no key update');
    },

    /** Records the time of a notice for the other subscriptions that it covers. */
    async markNoticed(ids: readonly string[], now: Date): Promise<void> {
      if (ids.length === 0) return;
      await db
        .update(noticeSubscriptions)
        .set({ noticedAt: now })
        .where(inArray(noticeSubscriptions.id, [...ids]));
    },

    /** A program's fact changes after one, up to another, oldest first. */
    async changesOf(slug: string, after: number, through: number): Promise<FactChangeRow[]> {
      const { id, slug: program } = catalogFactChanges;
      return db
        .select()
        .from(catalogFactChanges)
        .where(and(eq(program, slug), gt(id, after), lte(id, through)))
        .orderBy(asc(id));
    },

    /** Moves a subscription on without a notice. */
    async passOver(id: string, throughChange: number): Promise<void> {
      await db
        .update(noticeSubscriptions)
        .set({ throughChange })
        .where(eq(noticeSubscriptions.id, id));
    },

    /** What changed for a user's quotes since a moment, and since each was last saved. */
    async newsOf(
      userId: string,
      since: Date,
    ): Promise<{ quoteId: string; foundAt: Date; changes: QuoteChange[] }[]> {
      const { quoteId, foundAt, changes } = quoteRuns;
      const rows = await db
        .select({ quoteId, foundAt, changes })
        .from(quoteRuns)
        .innerJoin(quotes, eq(quotes.id, quoteId))
        .where(
          and(
            eq(quotes.userId, userId),
            isNull(quotes.deletedAt),
            gt(foundAt, since),
            gt(foundAt, quotes.updatedAt),
          ),
        )
        .orderBy(sql`${foundAt} desc`, asc(quoteId));
      return rows.flatMap(({ quoteId, foundAt, changes }) =>
        foundAt && changes ? [{ quoteId, foundAt, changes }] : [],
      );
    },
  };
}
