import {
  type LeadOfficer,
  type Officer,
  type OfficerProfile,
  openStatuses,
} from '@latchkey/contract';
import type { Database } from '../../db/database.ts';
import { and, asc, eq, inArray, isNull, sql } from '../../db/drizzle.ts';
import { leads, users } from '../../db/schema.ts';
import type { Lead } from '../repository.ts';

/**
 * SQL expression for the officer's name, or the email address if there is no name. Only Google
 * accounts may have neither.
 */
const shownName = sql<string>`coalesce(${users.officerName}, ${users.email}, ${users.id}::text)`;
const officer = { id: users.id, name: shownName, nmlsNumber: users.nmlsNumber };

/** SQL condition: the account may work on leads. */
export const worksOnLeads = sql<boolean>`(${users.isOperator} or ${users.isManager}
  or ${users.providerRoles} && '{leads,manager}')`;

/** SQL condition: the lead still needs work from an officer. */
export const isOpen = and(inArray(leads.status, [...openStatuses]), isNull(leads.withdrawnAt));

/** SQL condition: no operator works on the lead. */
export const isUnassigned = sql<boolean>`not exists (
  select 1 from ${users} where ${users.id} = ${leads.officerId} and ${worksOnLeads})`;

/** Returns all operators who can work on leads, ordered by name. */
export async function list(db: Database): Promise<Officer[]> {
  return db.select(officer).from(users).where(worksOnLeads).orderBy(asc(shownName));
}

/** Finds an operator. Undefined if the account is not an operator. */
export async function find(db: Database, id: string): Promise<Officer | undefined> {
  const [found] = await db
    .select(officer)
    .from(users)
    .where(and(eq(users.id, id), worksOnLeads));
  return found;
}

/** Returns an operator's name and NMLS ID. */
export async function profile(db: Database, id: string): Promise<OfficerProfile> {
  const [found] = await db
    .select({ name: users.officerName, nmlsNumber: users.nmlsNumber })
    .from(users)
    .where(eq(users.id, id));
  return found ?? { name: null, nmlsNumber: null };
}

export async function setProfile(
  db: Database,
  id: string,
  { name, nmlsNumber }: OfficerProfile,
): Promise<void> {
  await db
    .update(users)
    .set({ officerName: name || null, nmlsNumber })
    .where(eq(users.id, id));
}

/**
 * Returns the officer of each lead, keyed by lead ID. For a deleted account, the name comes from
 * the assignment.
 */
export async function ofLeads(
  db: Database,
  assigned: readonly Lead[],
): Promise<Map<string, LeadOfficer>> {
  const ids = [...new Set(assigned.flatMap(({ officerId }) => officerId ?? []))];
  const found = await db
    .select({ ...officer, isFormer: sql<boolean>`not ${worksOnLeads}` })
    .from(users)
    .where(inArray(users.id, ids));
  const byId = new Map(found.map((one) => [one.id, one]));
  return new Map(
    assigned.flatMap(({ id: leadId, officerId: id, officerName }) => {
      if (id === null) return [];
      const deleted = { id, name: officerName ?? '', nmlsNumber: null, isFormer: true };
      return [[leadId, byId.get(id) ?? deleted] as const];
    }),
  );
}
