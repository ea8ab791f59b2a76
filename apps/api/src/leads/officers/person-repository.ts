import { MAX_OTHER_LEADS } from '@latchkey/contract';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { and, desc, eq, isNotNull, ne, or, sql } from '../../db/drizzle.ts';
import { phoneKeyOf } from '../../db/schema/lead-expressions.ts';
import { leads } from '../../db/schema.ts';
import type { Lead } from '../repository.ts';

/** Another lead that may be from the same person. */
export interface OtherLead {
  readonly lead: Lead;
  readonly hasSameMailbox: boolean;
  readonly hasSamePhone: boolean;
}

/**
 * Returns other leads from the same person, newest first. A person is identified by the mailbox or
 * the phone number. The server never merges leads.
 */
export async function othersOf(db: Database, { id, mailbox, phone }: Lead): Promise<OtherLead[]> {
  const hasSameMailbox = sql<boolean>`coalesce(${leads.mailbox} = ${mailbox}::text, false)`;
  const phoneKey = phoneKeyOf({ phone: sql`${phone}::text` });
  const hasSamePhone = sql<boolean>`coalesce(${phoneKeyOf(leads)} = ${phoneKey}, false)`;
  const isSame: (SQL | undefined)[] = [
    mailbox === null ? undefined : eq(leads.mailbox, mailbox),
    phone === null ? undefined : and(isNotNull(leads.phone), eq(phoneKeyOf(leads), phoneKey)),
  ];
  if (isSame.every((one) => one === undefined)) return [];
  return db
    .select({ lead: leads, hasSameMailbox, hasSamePhone })
    .from(leads)
    .where(and(ne(leads.id, id), or(...isSame)))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(MAX_OTHER_LEADS);
}

/** Counts, for each lead, the other leads from the same person, up to {@link MAX_OTHER_LEADS}. */
export async function countOthers(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const others = sql<number>`(select count(*)::int from (
        select 1 from leads other
        where other.id <> leads.id and (other.mailbox = leads.mailbox
          or (other.phone is not null
            and ${phoneKeyOf({ phone: sql`other.phone` })} = ${phoneKeyOf(leads)}))
        limit ${MAX_OTHER_LEADS}) found)`;
  const rows = await db
    .select({ id: leads.id, others })
    .from(leads)
    .where(sql`${leads.id} = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row.others]));
}
