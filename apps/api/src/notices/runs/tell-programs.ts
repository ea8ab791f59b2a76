import { type CatalogProgram, changedPrograms, isTold } from '@latchkey/domain';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../programs/catalog.ts';
import { editRepository } from '../../programs/edits/repository.ts';
import { type Outbox, writeNotice } from '../outbox/write-notice.ts';
import { runRepository, type Subscription } from './repository.ts';

/** Subscriptions that are read at a time. */
const BATCH = 200;

interface Telling {
  readonly database: Database;
  readonly catalog: Pick<Catalog, 'all' | 'hiddenAs'>;
  readonly outbox: Outbox;
  readonly now: Date;
}

/**
 * Writes a notice for each subscription to a program whose facts changed since the person last knew.
 * A subscription whose program changed only in words, or changed back, or which the site leaves out,
 * moves on without a notice.
 */
export async function tellPrograms(telling: Telling): Promise<void> {
  const { database, catalog } = telling;
  const latest = await editRepository(database).revision();
  const bySlug = new Map(catalog.all.map((program) => [program.slug, program]));
  for (;;) {
    const due = await runRepository(database).programsToTell(latest, BATCH);
    if (due.length === 0) return;
    for (const subscription of due) {
      await database.transaction(async (transaction) =>
        tell(transaction, telling, subscription, { latest, bySlug }),
      );
    }
  }
}

async function tell(
  transaction: Database,
  { catalog, outbox, now }: Telling,
  subscription: Subscription,
  { latest, bySlug }: { latest: number; bySlug: ReadonlyMap<string, CatalogProgram> },
): Promise<void> {
  const repository = runRepository(transaction);
  const locked = await repository.lockSubscription(subscription);
  if (!locked) return;
  const { id, subject, throughChange } = locked;
  const changes = await repository.changesOf(subject, throughChange, latest);
  const [changed] = changedPrograms(changes, (slug) => bySlug.get(slug));
  const facts = changed?.facts.filter(isTold) ?? [];
  const named = changed?.after ?? changed?.before;
  if (named && facts.length > 0 && catalog.hiddenAs(named) === null) {
    const program = {
      programId: changed?.after?.id ?? null,
      programName: named.fullName,
      facts: changed?.after ? facts : [],
    };
    const notice = { subscriptionId: id, kind: 'changes' as const, throughChange: latest };
    await writeNotice(transaction, outbox, { ...notice, content: { program } }, now);
  }
  await repository.passOver(id, latest);
}
