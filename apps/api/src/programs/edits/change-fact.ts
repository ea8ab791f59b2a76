import {
  type CatalogEdit,
  type CatalogProgram,
  disputeFaults,
  type Fact,
  type FactJson,
  type FactName,
  factQuote,
  factSource,
  facts,
  isSameValue,
  overlaidCatalog,
  withFact,
} from '@latchkey/domain';
import type { Database } from '../../db/database.ts';
import { fieldProblems } from '../../http/field-problems.ts';
import { dayOf } from '../../process/clock.ts';
import { Failure } from '../../process/failure.ts';
import { version } from '../../process/version.ts';
import type { Site } from '../../site/site.ts';
import type { CatalogStore } from '../catalog-store.ts';
import * as catalogTaskRepository from '../tasks/repository.ts';
import { assertPlain } from './assert-plain.ts';
import { recordEdit } from './record-changes.ts';
import * as editRepository from './repository.ts';
import { latestEdit, type NewEdit } from './repository.ts';

export interface EditContext extends Pick<Site, 'database' | 'clock'> {
  readonly store: CatalogStore;
  /** Called after a change is recorded, in the same transaction. */
  readonly onChange?: (transaction: Database) => Promise<void>;
}

interface EditOrder {
  readonly slug: string;
  readonly fact: FactName;
  readonly value: FactJson;
  readonly sourceUrl: string;
  /** The date of the new value, as an ISO date. */
  readonly sourceDay: string;
  /** A quote from the source. Null if the editor did not copy one. */
  readonly quote?: string | null | undefined;
  /** The latest edit of the fact that the editor saw. Null if the fact had no edits. */
  readonly lastEditId: string | null;
  readonly editorId: string;
}

/**
 * Stores an edit and the fact changes that it causes in one transaction. This process shows the
 * edit immediately, and all other processes show it within a second.
 *
 * @throws {Failure} `program-not-found`, `fact-changed` if another editor saved first, or
 * `invalid-request` if the program would not match the catalog's format, would be too hard to read,
 * or would not change
 */
export async function editFact(
  { database, clock, store, onChange }: EditContext,
  order: EditOrder,
) {
  const { slug, fact, sourceUrl, sourceDay, lastEditId, editorId } = order;
  const now = clock();
  if (sourceDay > dayOf(now)) throw invalid('sourceDay', 'must not be in the future');
  await database.transaction(async (transaction) => {
    const { edits, file, before } = await programToEdit(transaction, store, slug);
    if ((latestEdit(edits, slug, fact)?.id ?? null) !== lastEditId) {
      throw new Failure('fact-changed');
    }
    const after = changedProgram(before, order);
    if (fact === 'disputes') assertDisputed(after);
    await assertPlain(before, after);
    const origin = { sourceUrl, sourceDay, quote: order.quote ?? null, editorId };
    await storeEdit(transaction, { fact, file, before, after }, origin, now);
    await onChange?.(transaction);
  });
  await showEdits({ database, store });
}

/** A program before and after a change to one fact, and the same program from its file. */
interface ChangedFact {
  readonly fact: FactName;
  readonly file: CatalogProgram;
  readonly before: CatalogProgram;
  readonly after: CatalogProgram;
}

/**
 * Stores an edit and the fact change that it causes, in the caller's transaction. The caller must
 * hold the catalog's lock.
 *
 * @returns the edit's ID
 */
export async function storeEdit(
  transaction: Database,
  { fact, file, before, after }: ChangedFact,
  origin: Pick<NewEdit, 'sourceUrl' | 'sourceDay' | 'editorId' | 'saidBy'> &
    Partial<Pick<NewEdit, 'quote'>>,
  now: Date,
): Promise<string> {
  const edit = {
    slug: file.slug,
    fact,
    fileValue: facts[fact].get(file),
    before: facts[fact].get(before),
    value: facts[fact].get(after),
    release: version,
    quote: null,
    ...origin,
  };
  const id = await editRepository.add(transaction, edit, now);
  const { sourceUrl, sourceDay } = origin;
  await recordEdit(transaction, before, after, {
    cause: 'edit',
    editId: id,
    createdAt: now,
    sourceUrl,
    sourceDay,
  });
  return id;
}

/**
 * Reads a program for an edit, both from the files and with all edits so far. Other edits wait
 * until the transaction ends.
 *
 * @throws {Failure} `program-not-found` if the files do not contain the program
 */
export async function programToEdit(
  transaction: Database,
  store: EditContext['store'],
  slug: string,
): Promise<{
  edits: CatalogEdit[];
  file: CatalogProgram;
  before: CatalogProgram;
}> {
  await editRepository.lock(transaction);
  const edits = await editRepository.active(transaction);
  const file = programIn(store.files, slug);
  const before = programIn(overlaidCatalog(store.files, edits).programs, slug);
  if (!file || !before) throw new Failure('program-not-found');
  return { edits, file, before };
}

interface Undo {
  readonly slug: string;
  /** The edit's ID. */
  readonly id: string;
  /** The editor's user ID. Null if the agency itself undoes its statement. */
  readonly editorId: string | null;
}

/**
 * Undoes an edit. The fact gets the value from the previous edit, or from the file.
 *
 * @throws {Failure} `fact-changed` if the edit does not exist or was already undone
 */
export async function undoEdit(
  { database, clock, store, onChange }: EditContext,
  { slug, id, editorId }: Undo,
): Promise<void> {
  const now = clock();
  await database.transaction(async (transaction) => {
    await editRepository.lock(transaction);
    const edits = await editRepository.active(transaction);
    const edit = edits.find((candidate) => candidate.id === id && candidate.slug === slug);
    if (!edit) throw new Failure('fact-changed');
    await editRepository.undo(transaction, id, editorId, now);
    await catalogTaskRepository.closeStatements(transaction, { slug, editId: id, editorId }, now);
    const rest = edits.filter((candidate) => candidate !== edit);
    const restored = overlaidCatalog(store.files, rest);
    const file = programIn(store.files, slug);
    const before = programIn(overlaidCatalog(store.files, edits).programs, slug);
    const after = programIn(restored.programs, slug);
    // The program may no longer be in the files.
    if (!file || !before || !after) return;
    const source = factSource(file, restored, edit.fact);
    const origin = { cause: 'undo', editId: id, createdAt: now, ...source } as const;
    await recordEdit(transaction, before, after, origin);
    await onChange?.(transaction);
  });
  await showEdits({ database, store });
}

/** Applies the stored edits to the files in this process. */
export async function showEdits({
  database,
  store,
}: Pick<EditContext, 'database' | 'store'>): Promise<void> {
  const revision = await editRepository.revision(database);
  store.lay(await editRepository.active(database), revision);
}

/** Finds a program in a list. */
export function programIn(
  programs: readonly CatalogProgram[],
  slug: string,
): CatalogProgram | undefined {
  return programs.find((program) => program.slug === slug);
}

/**
 * Returns the program with the editor's value. A date in the value is replaced with the source's
 * date.
 */
function changedProgram(
  program: CatalogProgram,
  { fact: name, value, sourceDay, quote }: EditOrder,
): CatalogProgram {
  const fact: Fact = facts[name];
  const isDay = fact.editor?.kind === 'source-day';
  const { program: changed, issues } = withFact(program, fact, isDay ? sourceDay : value);
  if (!changed) throw new Failure('invalid-request', { fields: fieldProblems(issues) });
  const after = fact.dated ? fact.set(changed, fact.dated(fact.get(changed), sourceDay)) : changed;
  const isQuoted = quote && factQuote(program.sources, [name])?.words !== quote;
  if (!isQuoted && isSameValue(fact.get(after), fact.get(program))) {
    throw invalid('value', 'is the same as before');
  }
  return after;
}

/**
 * @throws {Failure} `invalid-request` if the catalog's check would reject the values from other
 * sources
 */
function assertDisputed(program: CatalogProgram): void {
  const [first] = disputeFaults(program);
  if (first) {
    const problem = { field: 'value', code: 'dispute', message: first.fault };
    throw new Failure('invalid-request', { fields: [problem] });
  }
}

function invalid(field: string, fault: string): Failure {
  const code = fault.replaceAll(' ', '-');
  return new Failure('invalid-request', {
    fields: [{ field, code, message: `${field} ${fault}` }],
  });
}
