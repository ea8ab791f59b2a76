import type { DatedChange } from '@latchkey/domain';
import type { Database } from '../db/database.ts';
import { eq } from '../db/drizzle.ts';
import { catalogFactChanges } from '../db/schema.ts';
import * as factChangeRepository from '../programs/edits/fact-change-repository.ts';

/** Returns all recorded fact changes of a program, oldest first. */
export async function changesOf(db: Database, slug: string): Promise<DatedChange[]> {
  return factChangeRepository.datedChanges(db, eq(catalogFactChanges.slug, slug));
}
