import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { deliveries } from '../../db/schema.ts';
import type { Delivery, NewDelivery } from './repository.ts';

/**
 * Adds a delivery to its recipient's open bundle, or opens a bundle. The deliveries of a bundle are
 * sent in one email. Their `bundleId` is the ID of the first delivery.
 */
/** Adds a delivery to its recipient's open bundle, or opens a bundle. Runs in a transaction. */
export async function add(
  db: Database,
  wanted: NewDelivery,
  now: Date,
): Promise<Pick<Delivery, 'id' | 'bundleId'>> {
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
    // An attempt that starts now waits for this transaction, and then sends this delivery too.
    .for('update')
    .limit(1);
  const id = randomUUID();
  const bundleId = open?.id ?? id;
  await db.insert(deliveries).values({ ...wanted, id, bundleId, createdAt: now });
  return { id, bundleId };
}

/** Locks a recipient's bundles, so that only one transaction at a time adds to them. */
async function lock(transaction: Database, target: string): Promise<void> {
  const key = `bundle ${target}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
