import { type CatalogEdit, type CatalogProgram, facts, overlaidCatalog } from '@latchkey/domain';
import type { Database } from '../../db/database.ts';
import { recordEdit } from './record-changes.ts';
import * as editRepository from './repository.ts';
import { latestEdit } from './repository.ts';

/** The result of an import. */
export interface ImportResult {
  readonly added: number;
  /** Number of edits that this installation already has, including undone ones. */
  readonly known: number;
  /**
   * Facts for which this installation keeps its own edit, because that edit's source is at least as
   * new as the imported edit's source.
   */
  readonly kept: readonly string[];
  /**
   * Imported edits that buyers do not see, because they conflict with this installation's files.
   * Editors see them as conflicts.
   */
  readonly conflicts: readonly string[];
}

/**
 * Adds another installation's edits in one transaction, with the fact changes that they cause.
 * Importing the same edits again adds nothing.
 *
 * @param edits oldest first
 */
export async function importEdits(
  database: Database,
  files: readonly CatalogProgram[],
  edits: readonly CatalogEdit[],
  now: Date,
): Promise<ImportResult> {
  return database.transaction(async (transaction) => {
    await editRepository.lock(transaction);
    const known = await editRepository.ids(transaction);
    const kept: string[] = [];
    const conflicts: string[] = [];
    let active = await editRepository.active(transaction);
    let added = 0;
    for (const edit of edits.filter(({ id }) => !known.has(id))) {
      const { slug, fact, sourceUrl, sourceDay } = edit;
      const name = `${slug} ${fact}`;
      const own = latestEdit(active, slug, fact);
      if (own && known.has(own.id) && own.sourceDay >= sourceDay) {
        kept.push(name);
        continue;
      }
      const next = [...active, edit];
      const [before, after] = [active, next].map((laid) =>
        overlaidCatalog(files, laid).programs.find((program) => program.slug === slug),
      );
      const shown = before ? facts[fact].get(before) : edit.fileValue;
      await editRepository.add(
        transaction,
        { ...edit, before: shown, editorId: null },
        now,
        edit.id,
      );
      if (before && after) {
        const origin = { cause: 'edit', editId: edit.id, createdAt: now } as const;
        await recordEdit(transaction, before, after, { ...origin, sourceUrl, sourceDay });
      }
      active = next;
      added += 1;
    }
    for (const { edit } of overlaidCatalog(files, active).conflicts) {
      if (!known.has(edit.id)) conflicts.push(`${edit.slug} ${edit.fact}`);
    }
    return { added, known: edits.filter(({ id }) => known.has(id)).length, kept, conflicts };
  });
}
