import type { CatalogProgram, ProgramSource } from '../catalog-program.ts';
import { type FactName, facts } from '../facts.ts';
import { mentions } from './mentioned-facts.ts';
import type { OverlaidCatalog } from './overlay.ts';
import { factDay } from './stored-facts.ts';

/** The source of a fact's value, and its date. */
export interface FactSource {
  /** URL of the source. Null if the program lists no source. */
  readonly sourceUrl: string | null;
  /** The date of the value. */
  readonly sourceDay: string;
}

/**
 * Returns the source of a fact that buyers see. If an edit sets the value, returns the edit's
 * source. Otherwise, returns the file's source whose note mentions the fact, with the file's own
 * date for the fact.
 *
 * @param file the program without edits
 */
export function factSource(
  file: CatalogProgram,
  { shown }: Pick<OverlaidCatalog, 'shown'>,
  fact: FactName,
): FactSource {
  const edit = shown.find((one) => one.slug === file.slug && one.fact === fact);
  if (edit) return { sourceUrl: edit.sourceUrl, sourceDay: edit.sourceDay };
  const source = sourceAbout(file.sources, fact);
  return { sourceUrl: source?.url ?? null, sourceDay: factDay(file, facts[fact]) };
}

/** Returns the newest source in a file, as the source of the whole program. */
export function programSource(file: CatalogProgram): FactSource {
  const [newest] = file.sources.toSorted(byDate);
  return { sourceUrl: newest?.url ?? null, sourceDay: file.checkedOn };
}

/**
 * Returns the newest source whose note mentions a fact. If no note mentions the fact, returns the
 * newest source. Null if there are no sources.
 */
export function sourceAbout(
  sources: readonly ProgramSource[],
  fact: FactName,
): ProgramSource | null {
  const mentioning = sources.filter((source) => mentions(source, fact));
  return (mentioning.length > 0 ? mentioning : sources).toSorted(byDate)[0] ?? null;
}

/**
 * Sorts sources by date, newest first. ISO dates can be compared as text. A source without a date
 * is last.
 */
function byDate({ asOf: a }: ProgramSource, { asOf: b }: ProgramSource): number {
  if (a === b) return 0;
  return (a ?? '') > (b ?? '') ? -1 : 1;
}
