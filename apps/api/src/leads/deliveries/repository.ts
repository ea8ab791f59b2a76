import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { and, count, eq, gt, inArray, max, min, or } from '../../db/drizzle.ts';
import { consents, deliveries, leads, withdrawalTokens } from '../../db/schema.ts';
import type { DeliveryBacklog } from '../../operations/database-metrics.ts';
import { isIdle, isUntouchedSince } from '../../outbox/attempt-repository.ts';
import type { Consent, Lead } from '../repository.ts';

export type Delivery = typeof deliveries.$inferSelect;

/** A delivery to create: its lead, event and recipient. */
export type NewDelivery = Pick<Delivery, 'leadId' | 'kind' | 'event' | 'target'> &
  Partial<Pick<Delivery, 'change'>>;

/** A delivery with the lead and consents that it reports. */
export interface DeliveryOfLead {
  readonly delivery: Delivery;
  readonly lead: Lead;
  readonly consents: readonly Consent[];
}

export function deliveryRepository(db: Database) {
  return {
    async add(wanted: readonly NewDelivery[], now: Date): Promise<Delivery[]> {
      if (wanted.length === 0) return [];
      const rows = wanted.map((one) => ({
        ...one,
        id: randomUUID(),
        state: 'waiting' as const,
        createdAt: now,
      }));
      return db.insert(deliveries).values(rows).returning();
    },

    async find(id: string): Promise<DeliveryOfLead | undefined> {
      const [found] = await db
        .select({ delivery: deliveries, lead: leads })
        .from(deliveries)
        .innerJoin(leads, eq(deliveries.leadId, leads.id))
        .where(eq(deliveries.id, id));
      if (!found) return undefined;
      const given = await db.select().from(consents).where(eq(consents.leadId, found.lead.id));
      return { ...found, consents: given };
    },

    /**
     * Records the start of an attempt. From now on the delivery may have arrived.
     *
     * @returns false if another attempt may still be under way, or the delivery is no longer waiting
     */
    async begin({ id, attempts }: Delivery, now: Date): Promise<boolean> {
      const begun = await db
        .update(deliveries)
        .set({ attempts: attempts + 1, triedAt: now, problem: null })
        .where(
          and(
            eq(deliveries.id, id),
            eq(deliveries.state, 'waiting'),
            eq(deliveries.attempts, attempts),
            isIdle(deliveries, now),
          ),
        )
        .returning({ id: deliveries.id });
      return begun.length > 0;
    },

    async markDelivered(id: string, now: Date): Promise<void> {
      await db
        .update(deliveries)
        .set({ state: 'delivered', problem: null, deliveredAt: now })
        .where(eq(deliveries.id, id));
    },

    async failed(id: string, problem: string): Promise<void> {
      await db.update(deliveries).set({ problem }).where(eq(deliveries.id, id));
    },

    async stop(id: string): Promise<void> {
      await db
        .update(deliveries)
        .set({ state: 'stopped' })
        .where(and(eq(deliveries.id, id), eq(deliveries.state, 'waiting')));
    },

    /** @returns false if the delivery was no longer waiting */
    async giveUp(id: string): Promise<boolean> {
      const given = await db
        .update(deliveries)
        .set({ state: 'given-up' })
        .where(and(eq(deliveries.id, id), eq(deliveries.state, 'waiting')))
        .returning({ id: deliveries.id });
      return given.length > 0;
    },

    /**
     * Stops a lead's waiting deliveries.
     *
     * @returns withdrawal notices for every recipient that may already have the lead
     */
    async stopAll(leadId: string): Promise<NewDelivery[]> {
      // Update first: an attempt that starts now is either blocked, or counted below.
      await db
        .update(deliveries)
        .set({ state: 'stopped' })
        .where(and(eq(deliveries.leadId, leadId), eq(deliveries.state, 'waiting')));
      const told = await db
        .selectDistinct({ kind: deliveries.kind, target: deliveries.target })
        .from(deliveries)
        .where(
          and(
            eq(deliveries.leadId, leadId),
            inArray(deliveries.kind, ['team-mail', 'webhook']),
            // An attempt that failed or was interrupted may have arrived anyway.
            or(eq(deliveries.state, 'delivered'), gt(deliveries.attempts, 0)),
          ),
        );
      return told.map((one) => ({ ...one, leadId, event: 'lead.withdrawn' as const }));
    },

    /** Waiting deliveries last attempted (or created, if never attempted) at or before `moment`. */
    async waitingSince(moment: Date): Promise<Delivery[]> {
      return db
        .select()
        .from(deliveries)
        .where(and(eq(deliveries.state, 'waiting'), isUntouchedSince(deliveries, moment)));
    },

    /** What is still waiting and when the last delivery arrived, for each kind of delivery. */
    async backlog(): Promise<DeliveryBacklog[]> {
      const { kind, createdAt, deliveredAt, state } = deliveries;
      const waiting = await db
        .select({ kind, waiting: count(), oldest: min(createdAt) })
        .from(deliveries)
        .where(eq(state, 'waiting'))
        .groupBy(kind);
      const backlog: DeliveryBacklog[] = [];
      for (const one of kind.enumValues) {
        const [last] = await db
          .select({ lastDelivered: max(deliveredAt) })
          .from(deliveries)
          .where(eq(kind, one));
        const found = waiting.find((row) => row.kind === one);
        backlog.push({
          kind: one,
          waiting: found?.waiting ?? 0,
          oldest: found?.oldest ?? null,
          lastDelivered: last?.lastDelivered ?? null,
        });
      }
      return backlog;
    },

    async keepWithdrawalToken(tokenHash: string, leadId: string): Promise<void> {
      await db.insert(withdrawalTokens).values({ tokenHash, leadId });
    },
  };
}
