import type { Database } from '../../db/database.ts';
import { and, eq, lte } from '../../db/drizzle.ts';
import type { Expired } from '../../db/expired.ts';
import { erasureMessages } from '../../db/schema.ts';
import type { Outbox } from '../../outbox/repository.ts';

export const erasureOutbox: Outbox = { table: erasureMessages, name: 'erasure message' };

export type ErasureMessage = typeof erasureMessages.$inferSelect;

/** A message to send. */
export type NewErasureMessage = Pick<
  ErasureMessage,
  'kind' | 'event' | 'leadIds' | 'target' | 'sendAfter'
>;

export async function add(
  db: Database,
  messages: readonly NewErasureMessage[],
  now: Date,
): Promise<ErasureMessage[]> {
  if (messages.length === 0) return [];
  const rows = messages.map((message) => ({ ...message, createdAt: now }));
  return db.insert(erasureMessages).values(rows).returning();
}

export async function find(db: Database, id: string): Promise<ErasureMessage | undefined> {
  const [found] = await db.select().from(erasureMessages).where(eq(erasureMessages.id, id));
  return found;
}

/** Returns the waiting messages that may be sent at a given time. */
export async function due(db: Database, now: Date): Promise<ErasureMessage[]> {
  const { state, sendAfter } = erasureMessages;
  return db
    .select()
    .from(erasureMessages)
    .where(and(eq(state, 'waiting'), lte(sendAfter, now)));
}

export async function remove(db: Database, id: string): Promise<void> {
  await db.delete(erasureMessages).where(eq(erasureMessages.id, id));
}

/** Selects the messages that were written at or before a given time, sent or not. */
export function writtenBefore(moment: Date): Expired {
  const { createdAt } = erasureMessages;
  const where = lte(createdAt, moment);
  return { kind: 'erasure messages', table: erasureMessages, since: createdAt, where };
}
