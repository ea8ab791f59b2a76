import * as z from 'zod/mini';
import { CatalogProgram } from '../catalog-program.ts';
import { Day } from '../day.ts';
import { type Fact, FactJson, type FactTable } from '../fact.ts';
import { FactName, facts } from '../facts.ts';
import { isSameValue } from '../same-value.ts';
import { Name } from '../schema-parts.ts';
import { QuotedWords } from '../source-quote.ts';
import { WebAddress } from '../web-address.ts';
import { quotedSources } from './fact-quote.ts';
import { factDay, withFact } from './stored-facts.ts';

/** An operator's value for a fact, which overrides the catalog file's value. */
export const CatalogEdit = z.strictObject({
  id: z.uuid(),
  slug: Name,
  fact: FactName,
  /** The value that the file had when the operator made the edit. */
  fileValue: FactJson,
  value: FactJson,
  /** URL of the source. Null if the agency itself stated the value. */
  sourceUrl: z.nullable(WebAddress),
  /** The date of the value, such as the date on which the operator read the source. */
  sourceDay: Day,
  /** A quotation from the source. Null if the editor did not copy one. */
  quote: z.nullable(QuotedWords),
  /** The Latchkey version in which the edit was made. Null for an edit from before 0.2.0. */
  release: z.nullable(Name),
});
export type CatalogEdit = z.infer<typeof CatalogEdit>;

/**
 * Why an edit is not shown:
 *
 * - `file-newer`: the file's value changed after the edit was made, and the new value is at least
 *   as new as the edit
 * - `invalid`: with the edit, the program would not match the catalog's format
 * - `no-program`: no file contains the program anymore
 */
type ConflictReason = 'file-newer' | 'invalid' | 'no-program';

/**
 * An edit as stored. An older or newer version may have stored it, with a fact that does not exist
 * in this version.
 */
type StoredEdit = Omit<CatalogEdit, 'fact'> & { readonly fact: string };

export interface CatalogConflict {
  readonly edit: StoredEdit;
  readonly reason: ConflictReason;
}

/** The catalog that buyers see, with the edits that it includes and the edits that conflict. */
export interface OverlaidCatalog {
  readonly programs: readonly CatalogProgram[];
  /** The edits that are shown. At most one for each fact. */
  readonly shown: readonly StoredEdit[];
  readonly conflicts: readonly CatalogConflict[];
}

/**
 * Applies edits to the programs from the files. Uses only the latest edit to each fact. An edit is
 * shown as long as the file contains the value that the edit replaced, or a value with an older
 * date.
 *
 * @param edits oldest first, without undone edits
 */
export function overlaidCatalog(
  files: readonly CatalogProgram[],
  edits: readonly StoredEdit[],
  table: FactTable = facts,
): OverlaidCatalog {
  if (edits.length === 0) return { programs: files, shown: [], conflicts: [] };
  const latest = new Map(edits.map((edit) => [`${edit.slug} ${edit.fact}`, edit]));
  const bySlug = Map.groupBy(latest.values(), ({ slug }) => slug);
  const outcome: Outcome = { shown: [], conflicts: [] };
  const programs = files.map((file) => {
    const own = bySlug.get(file.slug);
    bySlug.delete(file.slug);
    return own ? withEdits(file, own, outcome, table) : file;
  });
  for (const edit of [...bySlug.values()].flat()) {
    outcome.conflicts.push({ edit, reason: 'no-program' });
  }
  return { programs, ...outcome };
}

interface Outcome {
  readonly shown: StoredEdit[];
  readonly conflicts: CatalogConflict[];
}

function withEdits(
  file: CatalogProgram,
  edits: readonly StoredEdit[],
  { shown, conflicts }: Outcome,
  table: FactTable,
): CatalogProgram {
  let program = file;
  for (const edit of edits) {
    const fact = table[edit.fact];
    if (fact && isSettled(file, fact, edit)) continue;
    if (fact && isOvertaken(file, fact, edit)) {
      conflicts.push({ edit, reason: 'file-newer' });
      continue;
    }
    const edited = fact && withEdit(program, fact, edit);
    if (edited) {
      program = edited;
      shown.push(edit);
    } else conflicts.push({ edit, reason: 'invalid' });
  }
  return program;
}

/** Whether the file itself now contains the value from the edit. */
function isSettled(file: CatalogProgram, fact: Fact, { fileValue, value }: StoredEdit): boolean {
  const now = fact.get(file);
  return isSameValue(now, value) && !isSameValue(now, fileValue);
}

function isOvertaken(
  file: CatalogProgram,
  fact: Fact,
  { fileValue, sourceDay }: StoredEdit,
): boolean {
  return !isSameValue(fact.get(file), fileValue) && factDay(file, fact) >= sourceDay;
}

/**
 * Returns the program with an edit's value and source.
 *
 * @returns undefined if the result does not match the catalog's format
 */
function withEdit(
  program: CatalogProgram,
  fact: Fact,
  edit: StoredEdit,
): CatalogProgram | undefined {
  const { value, sourceUrl: url, sourceDay: day, quote } = edit;
  const listed = url === null ? program.sources : sourcesWith(program, fact, { url, day });
  const words = quote === null || url === null ? null : { words: quote, day, url };
  const sources = quotedSources(listed, fact, edit.fact, words);
  const edited = withFact({ ...program, sources }, fact, value).program;
  return CatalogProgram.safeParse(edited).data;
}

/**
 * Returns the program's sources plus the edit's source. If that source is already listed, it gets
 * the newer of the two dates.
 */
function sourcesWith(
  { sources }: Pick<CatalogProgram, 'sources'>,
  { supports }: Pick<Fact, 'supports'>,
  { url, day }: { readonly url: string; readonly day: string },
): CatalogProgram['sources'] {
  const listed = sources.find((source) => source.url === url);
  if (!listed) return [...sources, { url, asOf: day, supports }];
  if (listed.asOf !== null && listed.asOf >= day) return sources;
  return sources.map((source) => (source === listed ? { ...source, asOf: day } : source));
}
