import type { Database } from '../../db/database.ts';
import { and, inArray, isNull, lte } from '../../db/drizzle.ts';
import { leadAudit, leads, rateLimits } from '../../db/schema.ts';

/**
 * Maximum number of rows per DELETE. Deleting all rows at once could exceed the statement timeout.
 */
const BATCH = 500;

/**
 * Removes leads created at or before a given time, with their consents, deliveries, links and
 * notes. Keeps leads with a legal hold.
 *
 * @returns the number of leads
 */
export async function removeLeads(db: Database, before: Date, batch = BATCH): Promise<number> {
  const old = db
    .select({ id: leads.id })
    .from(leads)
    .where(and(lte(leads.createdAt, before), isNull(leads.heldAt)))
    .limit(batch);
  return inBatches(batch, () =>
    db.delete(leads).where(inArray(leads.id, old)).returning({ id: leads.id }),
  );
}

export async function removeAudit(db: Database, before: Date, batch = BATCH): Promise<void> {
  const old = db
    .select({ id: leadAudit.id })
    .from(leadAudit)
    .where(lte(leadAudit.createdAt, before))
    .limit(batch);
  await inBatches(batch, () =>
    db.delete(leadAudit).where(inArray(leadAudit.id, old)).returning({ id: leadAudit.id }),
  );
}

/** Removes expired rate limit counters. */
export async function removeExpiredCounts(db: Database, now: Date, batch = BATCH): Promise<void> {
  const expired = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lte(rateLimits.expire, now))
    .limit(batch);
  await inBatches(batch, () =>
    db
      .delete(rateLimits)
      .where(inArray(rateLimits.key, expired))
      .returning({ key: rateLimits.key }),
  );
}

/**
 * Deletes one batch per statement until a batch is not full. @returns the number of deleted rows
 */
async function inBatches(
  batch: number,
  remove: () => PromiseLike<readonly unknown[]>,
): Promise<number> {
  for (let removed = 0; ; ) {
    const { length } = await remove();
    removed += length;
    if (length < batch) return removed;
  }
}
