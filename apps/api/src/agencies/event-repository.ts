import { agencyHost } from '@latchkey/domain';
import type { Database } from '../db/database.ts';
import { and, desc, eq, gt, isNull, lte } from '../db/drizzle.ts';
import type { Expired } from '../db/expired.ts';
import { agencyEvents, catalogEdits } from '../db/schema.ts';

type AgencyEvent = typeof agencyEvents.$inferSelect;

/** An event to record. The database stores only the host of the email address. */
export interface NewEvent
  extends Partial<Pick<AgencyEvent, 'mailId' | 'userId' | 'slug' | 'editId'>> {
  readonly kind: AgencyEvent['kind'];
  readonly email: string;
}

export async function record(
  db: Database,
  { email, ...event }: NewEvent,
  now: Date,
): Promise<void> {
  await db.insert(agencyEvents).values({ ...event, host: agencyHost(email), createdAt: now });
}

/** A statement that can still be undone. */
export interface OwnStatement {
  readonly slug: string;
  readonly editId: string;
}

/**
 * Returns the statements that were made through a link after a given time and were not undone,
 * newest first.
 */
export async function statementsOf(
  db: Database,
  mailId: string,
  after: Date,
): Promise<OwnStatement[]> {
  return db
    .select({ slug: catalogEdits.slug, editId: catalogEdits.id })
    .from(agencyEvents)
    .innerJoin(catalogEdits, eq(catalogEdits.id, agencyEvents.editId))
    .where(
      and(
        eq(agencyEvents.mailId, mailId),
        eq(agencyEvents.kind, 'stated'),
        gt(agencyEvents.createdAt, after),
        isNull(catalogEdits.undoneAt),
      ),
    )
    .orderBy(desc(catalogEdits.number));
}

/** Selects the events that were recorded at or before a given time. */
export function recordedBefore(moment: Date): Expired {
  const { createdAt } = agencyEvents;
  return {
    kind: 'agency events',
    table: agencyEvents,
    since: createdAt,
    where: lte(createdAt, moment),
  };
}
