import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from '../db/drizzle.ts';
import { noticeEndTokens, noticeSubscriptions, notices, quotes, users } from '../db/schema.ts';

export type Subscription = typeof noticeSubscriptions.$inferSelect;

/** What notices are about. */
export type Topic = Pick<Subscription, 'kind' | 'subject'>;

/** Who gets notices: a user, or an address without an account. */
export interface Person {
  readonly userId: string | null;
  /** Lowercase. Verified if there is a user, and null if the user has no verified address. */
  readonly email: string | null;
}

/** A subscription to start. */
export interface NewSubscription extends Topic {
  readonly owner: Person;
  readonly language: string;
  /** State of the buyer's home. */
  readonly state: string | null;
  readonly throughChange: number;
  readonly isConfirmed: boolean;
}

/** A subscription of an address without an account, before it is confirmed. */
export interface Asked extends Omit<NewSubscription, 'owner' | 'isConfirmed'> {
  /** Lowercase. */
  readonly email: string;
}

const { id, userId, email, kind, subject, confirmHash, confirmedAt, endedAt } = noticeSubscriptions;

export function subscriptionRepository(db: Database) {
  return {
    /** Lets one request at a time change what an address gets, until the transaction ends. */
    async lock(address: string): Promise<void> {
      const key = `notices ${address}`;
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    },

    /** Keeps a user until the transaction ends. @returns false if the account was just deleted */
    async keepUser(user: string): Promise<boolean> {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, user))
        .for('key share');
      return rows.length > 0;
    },

    /** A user's address, if the user has verified it. */
    async verifiedEmail(user: string): Promise<string | null> {
      const [found] = await db
        .select({ email: users.email })
        .from(users)
        .where(and(eq(users.id, user), isNotNull(users.ownerSince)));
      return found?.email ?? null;
    },

    /** The user who has verified an address. */
    async userOf(address: string): Promise<string | undefined> {
      const [found] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.email, address), isNotNull(users.ownerSince)));
      return found?.id;
    },

    /** A person's confirmed subscriptions that have not ended, oldest first. */
    async active(person: Person): Promise<Subscription[]> {
      const rows = await db
        .select({ subscription: noticeSubscriptions, answers: quotes.id })
        .from(noticeSubscriptions)
        .leftJoin(quotes, and(eq(sql`${quotes.id}::text`, subject), isNull(quotes.deletedAt)))
        .where(and(isOf(person), isNull(endedAt), isNotNull(confirmedAt)))
        .orderBy(noticeSubscriptions.createdAt, kind, subject);
      return rows.flatMap(({ subscription, answers }) =>
        subscription.kind === 'quote' && answers === null ? [] : subscription,
      );
    },

    async find(person: Person, topic: Topic): Promise<Subscription | undefined> {
      const [found] = await db
        .select()
        .from(noticeSubscriptions)
        .where(and(isOwn(person), isAbout(topic)));
      return found;
    },

    /** Starts a subscription, or starts an earlier one about the same again. @returns its ID */
    async start(
      { owner, isConfirmed, ...wanted }: NewSubscription,
      now: Date,
    ): Promise<string | undefined> {
      const values = {
        ...wanted,
        createdAt: now,
        confirmedAt: isConfirmed ? now : null,
        endedAt: null,
      };
      const [row] = await db
        .insert(noticeSubscriptions)
        .values({ ...values, ...columnsOf(owner), id: randomUUID() })
        .onConflictDoUpdate({ target: [userId, email, kind, subject], set: values })
        .returning({ id });
      return row?.id;
    },

    /**
     * Starts an address's subscription, which then waits for a confirmation. One that is confirmed
     * stays as it is. Runs the same statements in every case.
     *
     * @returns its ID
     */
    async ask({ email: address, ...wanted }: Asked, now: Date): Promise<string> {
      const owner = { userId: null, email: address };
      const values = {
        ...wanted,
        createdAt: now,
        noticedAt: now,
        confirmedAt: null,
        endedAt: null,
      };
      await db
        .insert(noticeSubscriptions)
        .values({ ...values, ...owner, id: randomUUID() })
        .onConflictDoUpdate({
          target: [userId, email, kind, subject],
          set: { ...values, createdAt: firstAsked(now) },
          setWhere: sql`${confirmedAt} is null or ${endedAt} is not null`,
        });
      const asked = await this.find(owner, wanted);
      if (!asked) throw new RangeError('The subscription was not stored');
      return asked.id;
    },

    /** Ends one of a person's subscriptions. @returns false if the person has no such subscription */
    async end(person: Person, subscription: string, now: Date): Promise<boolean> {
      const ended = await db
        .update(noticeSubscriptions)
        .set({ endedAt: firstOf(now) })
        .where(and(isOf(person), eq(id, subscription)))
        .returning({ id });
      return ended.length > 0;
    },

    /** Turns a user's weekly notices on or off. */
    async setWeekly(weekly: Omit<NewSubscription, keyof Topic>, isOn: boolean, now: Date) {
      const topic = { kind: 'weekly', subject: '' } as const;
      const started = await this.start({ ...weekly, ...topic }, now);
      if (started && !isOn) await this.end(weekly.owner, started, now);
    },

    /**
     * The subscription to the outcome of a correction, locked until the transaction ends: its address
     * may be confirmed while the task is closed.
     */
    async ofCorrection(task: string): Promise<Subscription | undefined> {
      const [found] = await db
        .select()
        .from(noticeSubscriptions)
        .where(isAbout({ kind: 'correction', subject: task }))
        .for('no key update');
      return found;
    },

    /** Whether a user gets weekly notices: without a row, yes. */
    async isWeekly(user: string): Promise<boolean> {
      const [row] = await db
        .select({ endedAt })
        .from(noticeSubscriptions)
        .where(and(eq(userId, user), eq(kind, 'weekly')));
      return !row?.endedAt;
    },

    /** Confirms the address of a subscription. */
    async confirm(tokenHash: string, now: Date): Promise<Subscription | undefined> {
      const [row] = await db
        .update(noticeSubscriptions)
        .set({
          confirmedAt: sql`coalesce(${confirmedAt}, ${sql.param(now, confirmedAt)})`,
          endedAt: null,
        })
        .where(eq(confirmHash, tokenHash))
        .returning();
      return row;
    },

    /** Ends a subscription with a token of one of its emails. */
    async stop(tokenHash: string, now: Date): Promise<Subscription | undefined> {
      return this.setEnd(tokenHash, firstOf(now));
    },

    /** Undoes `stop`. */
    async resume(tokenHash: string): Promise<Subscription | undefined> {
      return this.setEnd(tokenHash, null);
    },

    async setEnd(tokenHash: string, end: ReturnType<typeof firstOf> | null) {
      const tokens = db
        .select({ subscriptionId: noticeEndTokens.subscriptionId })
        .from(noticeEndTokens)
        .where(eq(noticeEndTokens.tokenHash, tokenHash));
      const [row] = await db
        .update(noticeSubscriptions)
        .set({ endedAt: end })
        .where(inArray(id, tokens))
        .returning();
      return row;
    },

    /**
     * Removes subscriptions that ended, were not confirmed or lost their quote before this time, and
     * the notices that were sent before it.
     */
    async removeBefore(moment: Date): Promise<void> {
      const kept = db
        .select({ id: quotes.id })
        .from(quotes)
        .where(
          and(
            eq(sql`${quotes.id}::text`, subject),
            or(isNull(quotes.deletedAt), gt(quotes.deletedAt, moment)),
          ),
        );
      const lastAsked = sql`coalesce(${noticeSubscriptions.noticedAt}, ${noticeSubscriptions.createdAt})`;
      const isUnconfirmed = and(
        isNull(confirmedAt),
        lte(lastAsked, sql.param(moment, noticeSubscriptions.createdAt)),
      );
      const hasNoQuote = and(eq(kind, 'quote'), sql`not exists ${kept}`);
      await db
        .delete(noticeSubscriptions)
        .where(or(lte(endedAt, moment), isUnconfirmed, hasNoQuote));
      await db
        .delete(notices)
        .where(and(ne(notices.state, 'waiting'), lte(notices.createdAt, moment)));
    },

    /** Every subscription of a person, also those that ended. */
    async all(person: Person): Promise<Subscription[]> {
      return db
        .select()
        .from(noticeSubscriptions)
        .where(isOf(person))
        .orderBy(noticeSubscriptions.createdAt, id);
    },

    /** Removes what an address without an account gets. */
    async removeAddress(address: string): Promise<void> {
      await db.delete(noticeSubscriptions).where(isOwn({ userId: null, email: address }));
    },
  };
}

/** Keeps the time since when a subscription waits for a confirmation. One that ended starts again. */
function firstAsked(now: Date) {
  const { createdAt } = noticeSubscriptions;
  return sql`case when ${endedAt} is null then ${createdAt} else ${sql.param(now, createdAt)} end`;
}

/** Keeps the time of an end that already happened. */
function firstOf(now: Date) {
  return sql`coalesce(${endedAt}, ${sql.param(now, endedAt)})`;
}

/** The rows of a person, also those of a user's address from before it had an account. */
export function isOf(person: Person) {
  const { userId: user, email: address } = person;
  if (user === null) return isOwn(person);
  const ofAddress = address === null ? undefined : and(isNull(userId), eq(email, address));
  return or(eq(userId, user), ofAddress);
}

function isOwn({ userId: user, email: address }: Person) {
  return user === null ? and(isNull(userId), eq(email, address ?? '')) : eq(userId, user);
}

function columnsOf({ userId: user, email: address }: Person) {
  return user === null ? { userId: null, email: address } : { userId: user, email: null };
}

function isAbout(topic: Topic) {
  return and(eq(kind, topic.kind), eq(subject, topic.subject));
}
