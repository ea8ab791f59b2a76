import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { and, eq, gt, isNotNull, isNull, lte, ne, or, sql } from '../db/drizzle.ts';
import type { Expired } from '../db/expired.ts';
import { noticeSubscriptions, notices, quotes } from '../db/schema.ts';
import { columnsOf, isOf, isOwn, type Person } from './recipient-repository.ts';

export type Subscription = typeof noticeSubscriptions.$inferSelect;

/** The topic of a subscription. */
export type Topic = Pick<Subscription, 'kind' | 'subject'>;

/** A subscription to start. */
export interface NewSubscription extends Topic {
  readonly owner: Person;
  readonly language: string;
  /** State of the buyer's home. Null if the state is unknown. */
  readonly state: string | null;
  readonly throughChange: number;
  readonly isConfirmed: boolean;
}

/** An unconfirmed subscription of an email address without an account. */
export interface Asked extends Omit<NewSubscription, 'owner' | 'isConfirmed'> {
  /** The subscriber's email address, in lower case. */
  readonly email: string;
}

const { id, userId, email, kind, subject, confirmedAt, endedAt } = noticeSubscriptions;

/** Returns a person's confirmed subscriptions that have not ended, oldest first. */
export async function active(db: Database, person: Person): Promise<Subscription[]> {
  const rows = await db
    .select({ subscription: noticeSubscriptions, answers: quotes.id })
    .from(noticeSubscriptions)
    .leftJoin(quotes, and(eq(sql`${quotes.id}::text`, subject), isNull(quotes.deletedAt)))
    .where(and(isOf(person), isNull(endedAt), isNotNull(confirmedAt)))
    .orderBy(noticeSubscriptions.createdAt, kind, subject);
  return rows.flatMap(({ subscription, answers }) =>
    subscription.kind === 'quote' && answers === null ? [] : subscription,
  );
}

export async function find(
  db: Database,
  person: Person,
  topic: Topic,
): Promise<Subscription | undefined> {
  const [found] = await db
    .select()
    .from(noticeSubscriptions)
    .where(and(isOwn(person), isAbout(topic)));
  return found;
}

/** Starts a subscription, or restarts an earlier one about the same topic. @returns its ID */
export async function start(
  db: Database,
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
}

/**
 * Starts an unconfirmed subscription for an email address. Does not change a confirmed
 * subscription. Runs the same statements in every case, so the response time reveals nothing.
 *
 * @returns its ID
 */
export async function ask(
  db: Database,
  { email: address, ...wanted }: Asked,
  now: Date,
): Promise<string> {
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
  const asked = await find(db, owner, wanted);
  if (!asked) throw new RangeError('The subscription was not stored');
  return asked.id;
}

/** Ends one of a person's subscriptions. @returns false if the person has no such subscription */
export async function end(
  db: Database,
  person: Person,
  subscription: string,
  now: Date,
): Promise<boolean> {
  const ended = await db
    .update(noticeSubscriptions)
    .set({ endedAt: firstOf(now) })
    .where(and(isOf(person), eq(id, subscription)))
    .returning({ id });
  return ended.length > 0;
}

/** Turns a user's weekly notices on or off. */
export async function setWeekly(
  db: Database,
  weekly: Omit<NewSubscription, keyof Topic>,
  isOn: boolean,
  now: Date,
) {
  const topic = { kind: 'weekly', subject: '' } as const;
  const started = await start(db, { ...weekly, ...topic }, now);
  if (started && !isOn) await end(db, weekly.owner, started, now);
}

/**
 * Finds the subscription to a correction's outcome. Locks the subscription until the transaction
 * ends, because the sender may confirm the address while an editor closes the task.
 */
export async function ofCorrection(db: Database, task: string): Promise<Subscription | undefined> {
  const [found] = await db
    .select()
    .from(noticeSubscriptions)
    .where(isAbout({ kind: 'correction', subject: task }))
    .for('no key update');
  return found;
}

/** Whether a user gets weekly notices. A user without a row in the table gets weekly notices. */
export async function isWeekly(db: Database, user: string): Promise<boolean> {
  const [row] = await db
    .select({ endedAt })
    .from(noticeSubscriptions)
    .where(and(eq(userId, user), eq(kind, 'weekly')));
  return !row?.endedAt;
}

/**
 * Selects subscriptions that ended before the given time, that were not confirmed by then, or whose
 * quote was deleted before then. Also selects notices sent before the given time.
 */
export function endedBefore(db: Database, moment: Date): readonly Expired[] {
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
  const { state, createdAt: writtenAt } = notices;
  return [
    {
      kind: 'subscriptions',
      table: noticeSubscriptions,
      since: sql`coalesce(${endedAt}, ${lastAsked})`,
      where: or(lte(endedAt, moment), isUnconfirmed, hasNoQuote),
    },
    {
      kind: 'notices',
      table: notices,
      since: writtenAt,
      where: and(ne(state, 'waiting'), lte(writtenAt, moment)),
    },
  ];
}

/** Returns every subscription of a person, including ended ones. */
export async function all(db: Database, person: Person): Promise<Subscription[]> {
  return db
    .select()
    .from(noticeSubscriptions)
    .where(isOf(person))
    .orderBy(noticeSubscriptions.createdAt, id);
}

/**
 * SQL expression for the time when a subscription started to wait for confirmation: the stored
 * time, or `now` if the subscription has ended since then.
 */
function firstAsked(now: Date) {
  const { createdAt } = noticeSubscriptions;
  return sql`case when ${endedAt} is null then ${createdAt} else ${sql.param(now, createdAt)} end`;
}

/**
 * SQL expression for the time when a subscription ended: the stored time if it has already ended,
 * otherwise `now`.
 */
export function firstOf(now: Date) {
  return sql`coalesce(${endedAt}, ${sql.param(now, endedAt)})`;
}

function isAbout(topic: Topic) {
  return and(eq(kind, topic.kind), eq(subject, topic.subject));
}
