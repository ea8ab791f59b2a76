import { CatalogProgram } from '../catalog/catalog-program.ts';
import { StoredFacts, storedFact, withFact } from '../catalog/edits/stored-facts.ts';
import type { Fact, FactJson, FactTable, ProgramDraft } from '../catalog/fact.ts';
import { facts } from '../catalog/facts.ts';
import { isSameValue } from '../catalog/same-value.ts';
import {
  type Difference,
  type DifferenceIn,
  type FactDifference,
  readDifference,
} from './fact-difference.ts';

/**
 * A recorded change of a fact, or of `program` for a program that was added or removed as a whole.
 * The values of `program` are all facts by name. Null is a program that the
 * catalog did not have.
 */
export interface RecordedChange {
  readonly slug: string;
  readonly fact: string;
  readonly oldValue: FactJson;
  readonly newValue: FactJson;
  readonly sourceUrl: string | null;
  readonly sourceDay: string;
}

/** A program at two moments. */
export interface ChangedProgram<Changed = FactDifference> {
  readonly slug: string;
  /** Null if the catalog did not have it, or in a form that this version no longer reads. */
  readonly before: CatalogProgram | null;
  /** Null if the catalog no longer has it. */
  readonly after: CatalogProgram | null;
  /** The facts that differ and that notices announce, in the order in which an editor reads them. */
  readonly facts: readonly Changed[];
}

/** A difference as JSON. */
type StoredDifference = Difference<string, FactJson>;

/**
 * The programs that recorded changes leave different. A fact that changed and changed back does not
 * differ.
 *
 * @param changes oldest first
 * @param known a program of the catalog. It may not have the latest changes yet
 */
export function changedPrograms(
  changes: readonly RecordedChange[],
  known: (slug: string) => CatalogProgram | undefined,
): ChangedProgram[];
export function changedPrograms<Table extends FactTable>(
  changes: readonly RecordedChange[],
  known: (slug: string) => CatalogProgram | undefined,
  table: Table,
): ChangedProgram<DifferenceIn<Table>>[];
export function changedPrograms(
  changes: readonly RecordedChange[],
  known: (slug: string) => CatalogProgram | undefined,
  table: FactTable = facts,
): ChangedProgram<StoredDifference>[] {
  return [...Map.groupBy(changes, ({ slug }) => slug)].flatMap(([slug, own]) => {
    const stored = differences(own, table);
    const [first, last] = [own.at(0), own.at(-1)];
    const isNew = first?.fact === 'program' && first.oldValue === null;
    const isRemoved = last?.fact === 'program' && last.newValue === null;
    const base =
      known(slug) ?? (isRemoved ? removedProgram(slug, last.oldValue, table) : undefined);
    if (!base || stored.length === 0) return [];
    const before = isNew ? null : programWith(base, stored, 'before', table);
    const after = isRemoved ? null : programWith(base, stored, 'after', table);
    return before || after ? [{ slug, before, after, facts: announced(stored, table) }] : [];
  });
}

/** The facts of a table that differ. */
function differences(changes: readonly RecordedChange[], table: FactTable): StoredDifference[] {
  const all = changes.flatMap((change) => factByFact(change, table));
  const byFact = Map.groupBy(all, ({ fact }) => fact);
  return Object.keys(table).flatMap((fact) => {
    const own = byFact.get(fact) ?? [];
    const [first, last] = [own.at(0), own.at(-1)];
    if (!first || !last || isSameValue(first.before, last.after)) return [];
    return [{ ...last, before: first.before }];
  });
}

/** The change of a whole program as one of each fact. */
function factByFact(change: RecordedChange, table: FactTable): StoredDifference[] {
  const { fact, oldValue, newValue, sourceUrl, sourceDay } = change;
  const source = { sourceUrl, sourceDay };
  if (fact !== 'program') return [{ fact, before: oldValue, after: newValue, ...source }];
  const [before, after] = [oldValue, newValue].map((value) => StoredFacts.safeParse(value).data);
  const valueIn = (stored: StoredFacts | undefined, name: string, one: Fact) =>
    stored ? storedFact(stored, name, one) : null;
  return Object.entries(table).map(([name, one]) => ({
    fact: name,
    before: valueIn(before, name, one),
    after: valueIn(after, name, one),
    ...source,
  }));
}

/** A removed program from its facts. Its ID and sources are not recorded. */
function removedProgram(
  slug: string,
  stored: FactJson,
  table: FactTable,
): CatalogProgram | undefined {
  const before = StoredFacts.safeParse(stored).data;
  if (!before) return undefined;
  const all = Object.entries(table).map(([name, fact]) => {
    return { fact: name, before: storedFact(before, name, fact) };
  });
  const draft = programWith<ProgramDraft>({ id: 1, slug, sources: [] }, all, 'before', table);
  return CatalogProgram.safeParse(draft).data;
}

/** A program with the values of a moment. Null if one of them cannot be read. */
function programWith<Program extends ProgramDraft>(
  program: Program,
  stored: readonly {
    readonly fact: string;
    readonly before?: FactJson;
    readonly after?: FactJson;
  }[],
  moment: 'before' | 'after',
  table: FactTable,
): Program | null {
  let changed = program;
  for (const { fact: name, [moment]: value } of stored) {
    const fact = table[name];
    const next = fact && withFact(changed, fact, value).program;
    if (!next) return null;
    changed = next;
  }
  return changed;
}

/** A value that was only confirmed on a later day is not announced. */
function announced(stored: readonly StoredDifference[], table: FactTable): StoredDifference[] {
  return stored.flatMap((one) => {
    const fact = table[one.fact];
    if (!fact?.isAnnounced) return [];
    const difference = readDifference(one, fact);
    const [before, after] = [difference.before, difference.after].map((value) =>
      value === undefined ? undefined : fact.dated?.(value, ''),
    );
    const isConfirmed = before !== undefined && after !== undefined && isSameValue(before, after);
    return isConfirmed ? [] : [difference];
  });
}
