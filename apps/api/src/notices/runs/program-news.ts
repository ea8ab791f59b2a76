import { changedPrograms } from '@latchkey/domain';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../programs/catalog.ts';
import type { ProgramChanges } from '../outbox/notice-content.ts';
import type { Person } from '../recipient-repository.ts';
import type { Horizon } from './bundle.ts';
import * as subscriberRepository from './subscriber-repository.ts';

/** The changes to a program that a person follows. */
export interface ProgramNews {
  readonly subscriptionId: string;
  readonly changes: ProgramChanges;
}

/**
 * Returns the changes, since a person's last notice, to all programs that the person follows. Marks
 * the changes as announced in the caller's transaction, so the caller must write the notice.
 *
 * Excludes programs where only the wording changed, programs whose changes were reversed, programs
 * with very recent edits, and programs that the site hides.
 */
export async function programNews(
  transaction: Database,
  catalog: Pick<Catalog, 'all' | 'hiddenAs'>,
  person: Person,
  horizon: Horizon,
): Promise<ProgramNews[]> {
  const news: ProgramNews[] = [];
  const due = await subscriberRepository.lockDue(transaction, person, horizon);
  const { latest } = horizon;
  for (const { id, subject, throughChange: known } of due) {
    const changes = await subscriberRepository.changesOf(transaction, subject, known, latest);
    const [changed] = changedPrograms(changes, (slug) =>
      catalog.all.find((program) => program.slug === slug),
    );
    await subscriberRepository.passOver(transaction, id, latest);
    const facts = changed?.facts ?? [];
    const named = changed?.after ?? changed?.before;
    if (!named || facts.length === 0 || catalog.hiddenAs(named) !== null) continue;
    const { id: programId = null, slug = null } = changed?.after ?? {};
    const announced = changed?.after ? [...facts] : [];
    news.push({
      subscriptionId: id,
      changes: { programId, slug, programName: named.fullName, facts: announced },
    });
  }
  return news;
}
