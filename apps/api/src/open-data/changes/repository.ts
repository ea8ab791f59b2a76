import { type DatedChange, factNames, isAnnouncedFact } from '@latchkey/domain';
import type { Database } from '../../db/database.ts';
import { and, eq, inArray, notInArray, or, sql } from '../../db/drizzle.ts';
import { catalogFactChanges } from '../../db/schema.ts';
import * as factChangeRepository from '../../programs/edits/fact-change-repository.ts';

/** The programs whose changes a feed lists. */
export interface FeedPrograms {
  /**
   * A state's programs: current programs, and programs that left the catalog. Null for all
   * programs.
   */
  readonly of: { readonly state: string; readonly slugs: readonly string[] } | null;
  /** Programs that the site hides. */
  readonly hidden: readonly string[];
}

const published = [...factNames.filter(isAnnouncedFact), 'program'] as const;

/**
 * Returns the newest recorded changes, oldest first: changes to facts that notices announce, and to
 * whole programs.
 */
export async function newestChanges(
  db: Database,
  programs: FeedPrograms,
  limit: number,
): Promise<DatedChange[]> {
  const { fact } = catalogFactChanges;
  const where = and(inArray(fact, [...published]), isAbout(programs));
  return factChangeRepository.datedChanges(db, where, limit);
}

/**
 * Returns when a fact last changed, including facts that no feed announces. Null if no fact has
 * changed.
 */
export async function lastChange(db: Database, programs: FeedPrograms): Promise<Date | null> {
  const changes = await factChangeRepository.lastChanges(db, isAbout(programs));
  return [...changes.values()].toSorted((a, b) => Number(a) - Number(b)).at(-1) ?? null;
}

/**
 * SQL condition: the change is about one of these programs. For a program that left the catalog,
 * reads the state from the program's last facts.
 */
function isAbout({ of, hidden }: FeedPrograms) {
  const { slug, fact, oldValue } = catalogFactChanges;
  const isShown = notInArray(slug, [...hidden]);
  if (of === null) return isShown;
  const wasInState = sql`${oldValue} #>> '{coverage,state}' = ${of.state}`;
  return and(isShown, or(inArray(slug, [...of.slugs]), and(eq(fact, 'program'), wasInState)));
}
