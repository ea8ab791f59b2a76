import type { AuditFilter } from '@latchkey/contract';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { and, between, desc, eq, gte, ilike, lt, or, sql } from '../db/drizzle.ts';
import { leadAudit, leads, users } from '../db/schema.ts';

type Row = typeof leadAudit.$inferSelect;

/** An entry to record. If it has no `actor`, the person who acted is a user with a role. */
export type NewAuditEntry = Omit<typeof leadAudit.$inferInsert, 'id' | 'createdAt'>;

/** A stored entry, with the name or email address of the person who acted. */
export interface ShownEntry extends Omit<Row, 'personHash'> {
  /** Null if the account no longer exists. */
  readonly by: string | null;
}

/** The position of an entry in the list. */
export type AuditPosition = Pick<Row, 'createdAt' | 'id'>;

/** The person or the request that the entries are about. */
export type AuditSubject =
  | { readonly leads: { readonly lowest: string; readonly highest: string } }
  | { readonly address: string; readonly personHash: string }
  | 'unknown';

/** A filter whose person or request has been looked up. */
export interface KnownAuditFilter extends Omit<AuditFilter, 'about'> {
  readonly about: AuditSubject | undefined;
}

interface ListQuery {
  readonly filter: KnownAuditFilter;
  /** The last entry of the previous page. Undefined for the first page. */
  readonly position: AuditPosition | undefined;
  readonly limit: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const shownName = sql<string | null>`coalesce(${users.officerName}, ${users.email})`;

export async function record(db: Database, entry: NewAuditEntry, now: Date): Promise<void> {
  await db.insert(leadAudit).values({ ...entry, createdAt: now });
}

/** Returns the time when a person's data was last erased. */
export async function lastErasure(db: Database, hash: string): Promise<Date | undefined> {
  const { personHash, action, createdAt } = leadAudit;
  const [last] = await db
    .select({ createdAt })
    .from(leadAudit)
    .where(and(eq(personHash, hash), eq(action, 'erased')))
    .orderBy(desc(createdAt))
    .limit(1);
  return last?.createdAt;
}

/** Returns one page of entries, newest first. */
export async function list(
  db: Database,
  { filter, position, limit }: ListQuery,
): Promise<ShownEntry[]> {
  const { id, createdAt, actor, operatorId, action, leadId, details } = leadAudit;
  return db
    .select({ id, createdAt, actor, operatorId, action, leadId, details, by: shownName })
    .from(leadAudit)
    .leftJoin(users, eq(operatorId, users.id))
    .where(and(matchesFilter(filter), position && isAfter(position)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** SQL condition: the entry is after a position in the list, which means that it is older. */
function isAfter({ createdAt, id }: AuditPosition): SQL {
  const start = sql.param(createdAt, leadAudit.createdAt);
  return sql`(${leadAudit.createdAt}, ${leadAudit.id}) < (${start}, ${id}::uuid)`;
}

function matchesFilter({ who, action, about, from, to }: KnownAuditFilter): SQL | undefined {
  const { createdAt } = leadAudit;
  return and(
    who ? isBy(who) : undefined,
    action ? eq(leadAudit.action, action) : undefined,
    about ? isAbout(about) : undefined,
    from ? gte(createdAt, new Date(from)) : undefined,
    to ? lt(createdAt, new Date(new Date(to).getTime() + DAY_MS)) : undefined,
  );
}

/**
 * SQL condition: the name or email address of the account that acted contains this text, or its ID
 * equals the text.
 */
function isBy(text: string): SQL | undefined {
  const part = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { operatorId } = leadAudit;
  const named = sql`select ${users.id} from ${users}
    where ${or(ilike(users.email, part), ilike(users.officerName, part))}`;
  return or(sql`${operatorId} in (${named})`, sql`${operatorId}::text = ${text.toLowerCase()}`);
}

function isAbout(subject: AuditSubject): SQL | undefined {
  const { leadId, personHash } = leadAudit;
  if (subject === 'unknown') return sql`false`;
  if ('leads' in subject) return between(leadId, subject.leads.lowest, subject.leads.highest);
  const ofAddress = sql`select ${leads.id} from ${leads}
    where lower(${leads.email}) = ${subject.address}`;
  return or(eq(personHash, subject.personHash), sql`${leadId} in (${ofAddress})`);
}
