import type { LeadFilter, LeadSort, LeadStatus } from '@latchkey/contract';
import type { Database } from '../db/database.ts';
import { and, asc, desc, eq, inArray, sql } from '../db/drizzle.ts';
import { consents, deliveries, leadAudit, leadChanges, leads, users } from '../db/schema.ts';
import type { Delivery } from '../leads/deliveries/repository.ts';
import type { Consent, Lead } from '../leads/repository.ts';
import { after, type ListPosition, matchesFilter, sortOf } from './lead-query/repository.ts';

/** A lead in the list. */
export interface ListedLead {
  readonly lead: Lead;
  readonly lostDeliveries: number;
}

export interface Change {
  readonly id: string;
  readonly status: LeadStatus | null;
  readonly note: string | null;
  /** The operator's email address, or null if the account was deleted. */
  readonly by: string | null;
  readonly createdAt: Date;
}

export interface WholeLead extends ListedLead {
  readonly consents: readonly Consent[];
  readonly deliveries: readonly Delivery[];
  readonly changes: readonly Change[];
}

type AuditAction = (typeof leadAudit.$inferInsert)['action'];

interface AuditEntry {
  readonly operatorId: string;
  readonly action: AuditAction;
  readonly leadId?: string;
  readonly details?: Record<string, unknown>;
}

interface ListQuery {
  readonly filter: LeadFilter;
  readonly sort: LeadSort;
  /** The page starts after this lead. Undefined for the first page. */
  readonly position: ListPosition | undefined;
  readonly limit: number;
}

export type OperatorRepository = ReturnType<typeof operatorRepository>;

export function operatorRepository(db: Database) {
  return {
    /** One page of leads. */
    async list({ filter, sort, position, limit }: ListQuery): Promise<ListedLead[]> {
      const { column, isDescending } = sortOf(sort);
      const direction = isDescending ? desc : asc;
      const rows = await db
        .select()
        .from(leads)
        .where(and(matchesFilter(filter), position && after(sort, position)))
        .orderBy(direction(column), direction(leads.id))
        .limit(limit);
      return withLostDeliveries(db, rows);
    },

    async find(id: string): Promise<WholeLead | undefined> {
      const [lead] = await db.select().from(leads).where(eq(leads.id, id));
      if (!lead) return undefined;
      const [listed] = await withLostDeliveries(db, [lead]);
      return {
        lead,
        lostDeliveries: listed?.lostDeliveries ?? 0,
        consents: await db
          .select()
          .from(consents)
          .where(eq(consents.leadId, id))
          .orderBy(asc(consents.createdAt), asc(consents.channel)),
        deliveries: await db
          .select()
          .from(deliveries)
          .where(eq(deliveries.leadId, id))
          .orderBy(asc(deliveries.createdAt), asc(deliveries.kind)),
        changes: await changesOf(db, id),
      };
    },

    /** Locks a lead until the transaction ends. */
    async lock(id: string): Promise<void> {
      await db.select({ id: leads.id }).from(leads).where(eq(leads.id, id)).for('update');
    },

    /** @returns false if the lead does not exist */
    async change(
      id: string,
      operatorId: string,
      { status, note }: { status: LeadStatus | undefined; note: string | undefined },
      now: Date,
    ): Promise<boolean> {
      const [lead] = await db.select({ id: leads.id }).from(leads).where(eq(leads.id, id));
      if (!lead) return false;
      if (status) await db.update(leads).set({ status }).where(eq(leads.id, id));
      await db.insert(leadChanges).values({
        leadId: id,
        operatorId,
        status: status ?? null,
        note: note ?? null,
        createdAt: now,
      });
      return true;
    },

    /** Removes the flag from a lead. */
    async clearSuspicion(id: string): Promise<void> {
      await db.update(leads).set({ suspicion: null }).where(eq(leads.id, id));
    },

    async audit(entry: AuditEntry, now: Date): Promise<void> {
      await db.insert(leadAudit).values({ ...entry, createdAt: now });
    },
  };
}

async function changesOf(db: Database, leadId: string): Promise<Change[]> {
  return db
    .select({
      id: leadChanges.id,
      status: leadChanges.status,
      note: leadChanges.note,
      by: users.email,
      createdAt: leadChanges.createdAt,
    })
    .from(leadChanges)
    .leftJoin(users, eq(leadChanges.operatorId, users.id))
    .where(eq(leadChanges.leadId, leadId))
    .orderBy(desc(leadChanges.createdAt));
}

async function withLostDeliveries(db: Database, rows: readonly Lead[]): Promise<ListedLead[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .select({ leadId: deliveries.leadId, lost: sql<number>`count(*)::int` })
    .from(deliveries)
    .where(and(inArray(deliveries.leadId, ids), eq(deliveries.state, 'given-up')))
    .groupBy(deliveries.leadId);
  const lost = new Map(counts.map((one) => [one.leadId, one.lost]));
  return rows.map((lead) => ({ lead, lostDeliveries: lost.get(lead.id) ?? 0 }));
}
