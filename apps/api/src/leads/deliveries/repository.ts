import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { and, asc, count, eq, gt, inArray, isNull, max, min, or } from '../../db/drizzle.ts';
import { consents, deliveries, leads, withdrawalTokens } from '../../db/schema.ts';
import type { DeliveryBacklog } from '../../operations/database-metrics.ts';
import { isOrphaned, type Outbox, type Rows } from '../../outbox/repository.ts';
import type { Consent, Lead } from '../repository.ts';

export const deliveryOutbox: Outbox = { table: deliveries, name: 'delivery' };

export type Delivery = typeof deliveries.$inferSelect;

/** A delivery to create: its lead, event and recipient. */
export type NewDelivery = Pick<Delivery, 'leadId' | 'kind' | 'event' | 'target'> &
  Partial<Pick<Delivery, 'change'>>;

/** A delivery with its lead and the lead's consents. */
export interface DeliveryOfLead {
  readonly delivery: Delivery;
  readonly lead: Lead;
  readonly consents: readonly Consent[];
}

export async function add(
  db: Database,
  wanted: readonly NewDelivery[],
  now: Date,
): Promise<Delivery[]> {
  if (wanted.length === 0) return [];
  const rows = wanted.map((one) => ({
    ...one,
    id: randomUUID(),
    createdAt: now,
  }));
  return db.insert(deliveries).values(rows).returning();
}

/** Returns deliveries with their leads, oldest first. */
export async function find(db: Database, ids: readonly string[]): Promise<DeliveryOfLead[]> {
  const found = await db
    .select({ delivery: deliveries, lead: leads })
    .from(deliveries)
    .innerJoin(leads, eq(deliveries.leadId, leads.id))
    .where(inArray(deliveries.id, [...ids]))
    .orderBy(asc(deliveries.createdAt), asc(deliveries.id));
  const leadIds = found.map(({ lead }) => lead.id);
  const given = await db.select().from(consents).where(inArray(consents.leadId, leadIds));
  const ofLead = Map.groupBy(given, ({ leadId }) => leadId);
  return found.map((one) => ({ ...one, consents: ofLead.get(one.lead.id) ?? [] }));
}

/**
 * Returns the deliveries that a job sends, oldest first, and whether the buyer withdrew each
 * request.
 */
export async function ofJob(
  db: Database,
  id: string,
): Promise<(Delivery & { readonly isWithdrawn: boolean })[]> {
  const found = await db
    .select({ delivery: deliveries, withdrawnAt: leads.withdrawnAt })
    .from(deliveries)
    .innerJoin(leads, eq(deliveries.leadId, leads.id))
    .where(isOfJob(id))
    .orderBy(asc(deliveries.createdAt), asc(deliveries.id));
  return found.map(({ delivery, withdrawnAt }) => ({
    ...delivery,
    isWithdrawn: withdrawnAt !== null,
  }));
}

/**
 * Stops a lead's waiting deliveries.
 *
 * @returns withdrawal notices for every recipient that may already have received the lead
 */
export async function stopAll(db: Database, leadId: string): Promise<NewDelivery[]> {
  // The update must come first. An attempt that starts now is either blocked, or counted below.
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
        // An attempt that failed or was interrupted may still have reached the recipient.
        or(eq(deliveries.state, 'delivered'), gt(deliveries.attempts, 0)),
      ),
    );
  return told.map((one) => ({ ...one, leadId, event: 'lead.withdrawn' as const }));
}

/** Returns waiting deliveries that no job has attempted since a given time. */
export async function orphaned(db: Database, moment: Date): Promise<Delivery[]> {
  return db.select().from(deliveries).where(isOrphaned(deliveries, moment));
}

/** Returns how many deliveries of each kind are waiting, and when the last delivery succeeded. */
export async function backlog(db: Database): Promise<DeliveryBacklog[]> {
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
}

export async function keepWithdrawalToken(
  db: Database,
  tokenHash: string,
  leadId: string,
): Promise<void> {
  await db.insert(withdrawalTokens).values({ tokenHash, leadId });
}

/**
 * SQL condition for the deliveries that a job sends: one delivery, or all deliveries in a bundle.
 */
export function isOfJob(id: string): Rows | undefined {
  const isSingle = and(eq(deliveries.id, id), isNull(deliveries.bundleId));
  return or(isSingle, eq(deliveries.bundleId, id));
}
