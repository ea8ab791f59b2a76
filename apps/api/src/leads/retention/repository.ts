import type { Database } from '../../db/database.ts';
import { lte } from '../../db/drizzle.ts';
import { leadAudit, leads, rateLimits } from '../../db/schema.ts';

export function retentionRepository(db: Database) {
  return {
    /**
     * Removes leads from before a moment, with all that hangs on them: consents, deliveries, links
     * and notes.
     *
     * @returns how many
     */
    async removeLeads(before: Date): Promise<number> {
      const removed = await db
        .delete(leads)
        .where(lte(leads.createdAt, before))
        .returning({ id: leads.id });
      return removed.length;
    },

    async removeAudit(before: Date): Promise<void> {
      await db.delete(leadAudit).where(lte(leadAudit.createdAt, before));
    },

    /** What was counted by network address and has no meaning any more. */
    async removeSpentCounts(now: Date): Promise<void> {
      await db.delete(rateLimits).where(lte(rateLimits.expire, now));
    },
  };
}
