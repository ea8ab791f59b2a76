import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { and, asc, eq, inArray, not, or, sql } from '../../db/drizzle.ts';
import { consents, deliveries, leads } from '../../db/schema.ts';
import { isIdle } from '../../outbox/attempt-repository.ts';
import type { Delivery, DeliveryOfLead, NewDelivery } from './repository.ts';

/** Deliveries that go out in one email. Their `bundleId` is the ID of the first one. */
export function bundleRepository(db: Database) {
  return {
    /** Adds a delivery to its recipient's open bundle, or opens one. Runs in a transaction. */
    async add(wanted: NewDelivery, now: Date): Promise<Pick<Delivery, 'id' | 'bundleId'>> {
      await lock(db, wanted.target);
      const [open] = await db
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(
          and(
            eq(deliveries.bundleId, deliveries.id),
            eq(deliveries.target, wanted.target),
            eq(deliveries.kind, wanted.kind),
            eq(deliveries.event, wanted.event),
            eq(deliveries.state, 'waiting'),
            eq(deliveries.attempts, 0),
          ),
        )
        .limit(1);
      const id = randomUUID();
      const bundleId = open?.id ?? id;
      await db
        .insert(deliveries)
        .values({ ...wanted, id, bundleId, state: 'waiting', createdAt: now });
      return { id, bundleId };
    },

    /**
     * Records the start of an attempt, after which no delivery joins the bundle.
     *
     * @returns the deliveries that are still waiting, oldest first. Undefined if another attempt may
     * still be under way
     */
    async begin(bundleId: string, now: Date): Promise<DeliveryOfLead[] | undefined> {
      const isWaiting = and(eq(deliveries.bundleId, bundleId), eq(deliveries.state, 'waiting'));
      const isBegun = await db.transaction(async (transaction) => {
        const [first] = await transaction
          .select({ target: deliveries.target })
          .from(deliveries)
          .where(eq(deliveries.bundleId, bundleId))
          .limit(1);
        if (first) await lock(transaction, first.target);
        const [underWay] = await transaction
          .select({ id: deliveries.id })
          .from(deliveries)
          .where(and(isWaiting, not(isIdle(deliveries, now))))
          .limit(1);
        if (underWay) return false;
        await transaction
          .update(deliveries)
          .set({ attempts: sql`${deliveries.attempts} + 1`, triedAt: now, problem: null })
          .where(isWaiting);
        return true;
      });
      if (!isBegun) return undefined;
      const found = await db
        .select({ delivery: deliveries, lead: leads })
        .from(deliveries)
        .innerJoin(leads, eq(deliveries.leadId, leads.id))
        .where(isWaiting)
        .orderBy(asc(deliveries.createdAt), asc(deliveries.id));
      const ids = found.map(({ lead }) => lead.id);
      const given = await db.select().from(consents).where(inArray(consents.leadId, ids));
      const ofLead = Map.groupBy(given, ({ leadId }) => leadId);
      return found.map((one) => ({ ...one, consents: ofLead.get(one.lead.id) ?? [] }));
    },

    /** A delivery, or every delivery of its bundle, that is waiting or was given up. */
    async lost(id: string): Promise<Delivery[]> {
      return db
        .select()
        .from(deliveries)
        .where(
          and(
            or(eq(deliveries.id, id), eq(deliveries.bundleId, id)),
            inArray(deliveries.state, ['waiting', 'given-up']),
          ),
        )
        .orderBy(asc(deliveries.createdAt), asc(deliveries.id));
    },
  };
}

/** Lets a recipient's bundle be joined or started, but not both at once. Ends with the transaction. */
async function lock(transaction: Database, target: string): Promise<void> {
  const key = `bundle ${target}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
