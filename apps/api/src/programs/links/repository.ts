import type { SourceAnswer } from '@latchkey/domain';
import type { Database } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { linkChecks } from '../../db/schema.ts';
import * as catalogTaskRepository from '../tasks/repository.ts';
import type { LinkResult } from './ask-link.ts';
import { compareLink, type LinkChange, type LinkRecord } from './compare-link.ts';

type Row = typeof linkChecks.$inferSelect;

/** Returns when each URL was last requested. */
export async function askedAt(db: Database): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ address: linkChecks.address, askedAt: linkChecks.askedAt })
    .from(linkChecks);
  return new Map(rows.map((row) => [row.address, row.askedAt]));
}

/**
 * Stores a result. If there is a change, adds a task for each program that lists the URL, in the
 * same transaction.
 *
 * @returns the change, or null
 */
export async function save(
  db: Database,
  address: string,
  slugs: readonly string[],
  result: LinkResult,
  now: Date,
): Promise<LinkChange | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(linkChecks)
      .where(eq(linkChecks.address, address))
      .for('update');
    const { record, change } = compareLink(row && recordOf(row), result);
    const values = { ...columnsOf(record), askedAt: now };
    await tx
      .insert(linkChecks)
      .values({ address, ...values })
      .onConflictDoUpdate({ target: linkChecks.address, set: values });
    if (change) {
      const tasks = slugs.map((programSlug) => ({
        programSlug,
        subject: address,
        kind: 'source-changed' as const,
        details: { address, ...change },
      }));
      await catalogTaskRepository.add(tx, tasks, now);
    }
    return change;
  });
}

function recordOf({ status, finalAddress, hash, failures, problem }: Row): LinkRecord {
  const answer: SourceAnswer | null =
    status === null || finalAddress === null ? null : { status, finalAddress, hash };
  return { answer, failures, problem };
}

function columnsOf({ answer, failures, problem }: LinkRecord) {
  return {
    status: answer?.status ?? null,
    finalAddress: answer?.finalAddress ?? null,
    hash: answer?.hash ?? null,
    failures,
    problem,
  };
}
