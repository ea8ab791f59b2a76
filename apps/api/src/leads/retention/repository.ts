import type { Database } from '../../db/database.ts';
import { inArray, lte } from '../../db/drizzle.ts';
import { leadAudit, leads, rateLimits } from '../../db/schema.ts';

/** Rows that one statement removes: all at once might take longer than a statement may. */
const BATCH = 500;

export function retentionRepository(db: Database, batch = BATCH) {
  return {
    /**
     * Removes leads from before a moment, with all that hangs on them: consents, deliveries, links
     * and notes.
     *
     * @returns how many
     */
    async removeLeads(before: Date): Promise<number> {
      const old = db
        .select({ id: leads.id })
        .from(leads)
        .where(lte(leads.createdAt, before))
        .limit(batch);
      return inBatches(batch, () =>
        db.delete(leads).where(inArray(leads.id, old)).returning({ id: leads.id }),
      );
    },

    async removeAudit(before: Date): Promise<void> {
      const old = db
        .select({ id: leadAudit.id })
        .from(leadAudit)
        .where(lte(leadAudit.createdAt, before))
        .limit(batch);
      await inBatches(batch, () =>
        db.delete(leadAudit).where(inArray(leadAudit.id, old)).returning({ id: leadAudit.id }),
      );
    },

    /** What was counted by network address and has no meaning any more. */
    async removeSpentCounts(now: Date): Promise<void> {
      const spent = db
        .select({ key: rateLimits.key })
        .from(rateLimits)
        .where(lte(rateLimits.expire, now))
        .limit(batch);
      await inBatches(batch, () =>
        db
          .delete(rateLimits)
          .where(inArray(rateLimits.key, spent))
          .returning({ key: rateLimits.key }),
      );
    },
  };
}

/** Removes a batch at a time, each on its own, until one is not full; how many there were. */
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
