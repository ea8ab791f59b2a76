import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { and, eq, isNotNull, sql } from '../../db/drizzle.ts';
import { deliveries } from '../../db/schema.ts';
import type { NewDelivery } from './repository.ts';

/** Deliveries that are sent in one email. They have the same `bundleId`. */
interface OpenBundle {
  readonly bundleId: string;
  readonly isNew: boolean;
}

/**
 * Adds a delivery to its recipient's open bundle, or to a new bundle if none is open. The
 * deliveries of a bundle are sent in one email. Runs in a transaction.
 */
export async function add(db: Database, wanted: NewDelivery, now: Date): Promise<OpenBundle> {
  await lock(db, wanted.target);
  const [open] = await db
    .select({ bundleId: deliveries.bundleId })
    .from(deliveries)
    .where(
      and(
        isNotNull(deliveries.bundleId),
        eq(deliveries.target, wanted.target),
        eq(deliveries.kind, wanted.kind),
        eq(deliveries.event, wanted.event),
        eq(deliveries.state, 'waiting'),
        eq(deliveries.attempts, 0),
      ),
    )
    // An attempt that starts now waits for this transaction, and then sends this delivery too.
    .for('update')
    .limit(1);
  // The bundle has an ID of its own, because its first delivery may be erased before it is sent.
  const bundleId = open?.bundleId ?? randomUUID();
  await db.insert(deliveries).values({ ...wanted, id: randomUUID(), bundleId, createdAt: now });
  return { bundleId, isNew: open === undefined };
}

/** Locks a recipient's bundles, so that only one transaction at a time adds to them. */
async function lock(transaction: Database, target: string): Promise<void> {
  const key = `bundle ${target}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
