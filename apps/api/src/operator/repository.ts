import type {
  LeadAssignment,
  LeadChannel,
  LeadHold,
  LeadOfficer,
  LeadSort,
  LeadStatus,
} from '@latchkey/contract';
import type { Database } from '../db/database.ts';
import { and, asc, desc, eq, inArray, sql } from '../db/drizzle.ts';
import { consents, deliveries, leadChanges, leads, users } from '../db/schema.ts';
import type { Delivery } from '../leads/deliveries/repository.ts';
import type { OtherLead } from '../leads/officers/person-repository.ts';
import * as personRepository from '../leads/officers/person-repository.ts';
import * as officerRepository from '../leads/officers/repository.ts';
import type { Consent, Lead } from '../leads/repository.ts';
import {
  beyond,
  type KnownFilter,
  type ListPosition,
  matchesFilter,
  orderOf,
  type ReadDirection,
} from './lead-query/repository.ts';

/** A lead in the list. */
export interface ListedLead {
  readonly lead: Lead;
  readonly lostDeliveries: number;
  /** Channels that the buyer currently consents to. */
  readonly allowedChannels: readonly LeadChannel[];
  readonly officer: LeadOfficer | null;
  /** Number of other leads that may be from the same person. */
  readonly otherLeads: number;
}

export interface Change {
  readonly id: string;
  readonly status: LeadStatus | null;
  readonly note: string | null;
  readonly assignment: LeadAssignment | null;
  readonly hold: LeadHold | null;
  /** The operator's name or email address, or null if the account was deleted. */
  readonly by: string | null;
  readonly createdAt: Date;
}

export interface WholeLead extends ListedLead {
  readonly consents: readonly Consent[];
  readonly deliveries: readonly Delivery[];
  readonly changes: readonly Change[];
  readonly others: readonly OtherLead[];
}

/** A change to a lead: a new status, a note, a new officer and due date, or a legal hold. */
export interface LeadEdit {
  readonly status?: LeadStatus;
  readonly note?: string;
  readonly assignment?: LeadAssignment;
  readonly hold?: LeadHold;
}

/** A filtered and sorted list of leads. */
interface SortedList {
  readonly filter: KnownFilter;
  readonly sort: LeadSort;
}

interface ListQuery extends SortedList {
  /** The position of the last lead on the previous page. Undefined for the first page. */
  readonly position: ListPosition | undefined;
  readonly limit: number;
}

/** Returns one page of leads. */
export async function list(
  db: Database,
  { filter, sort, position, limit }: ListQuery,
): Promise<ListedLead[]> {
  const rows = await db
    .select()
    .from(leads)
    .where(and(matchesFilter(filter), position && beyond(sort, position)))
    .orderBy(...orderOf(sort))
    .limit(limit);
  return listed(db, rows);
}

/**
 * Returns the ID of the closest lead before or after a position. The lead at that position does not
 * have to match the filter, because an operator may have just changed its status.
 */
export async function neighbor(
  db: Database,
  { filter, sort }: SortedList,
  position: ListPosition,
  direction: ReadDirection,
): Promise<string | null> {
  const [closest] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(matchesFilter(filter), beyond(sort, position, direction)))
    .orderBy(...orderOf(sort, direction))
    .limit(1);
  return closest?.id ?? null;
}

export async function find(db: Database, id: string): Promise<WholeLead | undefined> {
  const [found] = await listed(db, await db.select().from(leads).where(eq(leads.id, id)));
  if (!found) return undefined;
  return {
    ...found,
    consents: await consentsOf(db, [id]),
    deliveries: await db
      .select()
      .from(deliveries)
      .where(eq(deliveries.leadId, id))
      .orderBy(asc(deliveries.createdAt), asc(deliveries.kind)),
    changes: await changesOf(db, id),
    others: await personRepository.othersOf(db, found.lead),
  };
}

/** Returns every consent that was given or withdrawn for these leads, oldest first. */
export async function consentsOf(db: Database, ids: readonly string[]): Promise<Consent[]> {
  return db
    .select()
    .from(consents)
    .where(inArray(consents.leadId, [...ids]))
    .orderBy(asc(consents.createdAt), asc(consents.channel));
}

/** Locks a lead until the transaction ends. */
export async function lock(db: Database, id: string): Promise<void> {
  await db.select({ id: leads.id }).from(leads).where(eq(leads.id, id)).for('update');
}

/** Stores a change to a lead, and the operator who made it. */
export async function change(
  db: Database,
  leadId: string,
  operatorId: string,
  { status, note, assignment, hold }: LeadEdit,
  now: Date,
): Promise<void> {
  if (status) await db.update(leads).set({ status }).where(eq(leads.id, leadId));
  if (assignment) {
    const { officer, dueOn } = assignment;
    await db
      .update(leads)
      .set({ officerId: officer?.id ?? null, officerName: officer?.name ?? null, dueOn })
      .where(eq(leads.id, leadId));
  }
  if (hold) {
    const heldAt = hold.isHeld ? now : null;
    await db.update(leads).set({ heldAt }).where(eq(leads.id, leadId));
  }
  await db
    .insert(leadChanges)
    .values({ leadId, operatorId, status, note, assignment, hold, createdAt: now });
}

/** Removes the suspicion flag from a lead. */
export async function clearSuspicion(db: Database, id: string): Promise<void> {
  await db.update(leads).set({ suspicion: null }).where(eq(leads.id, id));
}

async function changesOf(db: Database, leadId: string): Promise<Change[]> {
  return db
    .select({
      id: leadChanges.id,
      status: leadChanges.status,
      note: leadChanges.note,
      assignment: leadChanges.assignment,
      hold: leadChanges.hold,
      by: sql<string | null>`coalesce(${users.officerName}, ${users.email})`,
      createdAt: leadChanges.createdAt,
    })
    .from(leadChanges)
    .leftJoin(users, eq(leadChanges.operatorId, users.id))
    .where(eq(leadChanges.leadId, leadId))
    .orderBy(desc(leadChanges.createdAt));
}

async function listed(db: Database, rows: readonly Lead[]): Promise<ListedLead[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lost = await lostDeliveriesOf(db, ids);
  const allowed = await allowedChannelsOf(db, ids);
  const officers = await officerRepository.ofLeads(db, rows);
  const others = await personRepository.countOthers(db, ids);
  return rows.map((lead) => ({
    lead,
    lostDeliveries: lost.get(lead.id) ?? 0,
    allowedChannels: allowed.get(lead.id) ?? [],
    officer: officers.get(lead.id) ?? null,
    otherLeads: others.get(lead.id) ?? 0,
  }));
}

async function lostDeliveriesOf(db: Database, ids: string[]): Promise<Map<string, number>> {
  const counts = await db
    .select({ leadId: deliveries.leadId, lost: sql<number>`count(*)::int` })
    .from(deliveries)
    .where(and(inArray(deliveries.leadId, ids), eq(deliveries.state, 'given-up')))
    .groupBy(deliveries.leadId);
  return new Map(counts.map(({ leadId, lost }) => [leadId, lost]));
}

/**
 * Returns the channels that each lead's buyer currently consents to, by lead ID. If a consent and
 * its withdrawal have the same time, the withdrawal applies.
 */
async function allowedChannelsOf(db: Database, ids: string[]): Promise<Map<string, LeadChannel[]>> {
  const { leadId, channel, isGiven, createdAt } = consents;
  const latest = await db
    .selectDistinctOn([leadId, channel], { leadId, channel, isGiven })
    .from(consents)
    .where(inArray(leadId, ids))
    .orderBy(leadId, channel, desc(createdAt), asc(isGiven));
  const given = latest.filter((consent) => consent.isGiven);
  return new Map(
    [...Map.groupBy(given, (consent) => consent.leadId)].map(([id, channels]) => [
      id,
      channels.map((consent) => consent.channel),
    ]),
  );
}
