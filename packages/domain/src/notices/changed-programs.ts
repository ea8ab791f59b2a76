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
 * A recorded change to a fact. The fact `program` represents a whole program that was added or
 * removed. In that case, each value contains all facts, keyed by name. A value is null if the
 * program was not in the catalog.
 */
export interface RecordedChange {
  readonly slug: string;
  readonly fact: string;
  readonly oldValue: FactJson;
  readonly newValue: FactJson;
  readonly sourceUrl: string | null;
  readonly sourceDay: string;
}

/** A program before and after the recorded changes. */
export interface ChangedProgram<Changed = FactDifference> {
  readonly slug: string;
  /**
   * The program before the changes. Null if it was not in the catalog, or if this version cannot
   * read it.
   */
  readonly before: CatalogProgram | null;
  /** The program after the changes. Null if it is no longer in the catalog. */
  readonly after: CatalogProgram | null;
  /**
   * The facts that differ and that notices announce, in the order in which an editor shows them.
   */
  readonly facts: readonly Changed[];
}

/** A difference with its values as JSON. */
type StoredDifference = Difference<string, FactJson>;

/**
 * Returns the programs that differ after the recorded changes. Ignores a fact that changed and then
 * changed back.
 *
 * @param changes oldest first
 * @param known returns a program from the catalog, which may not include the latest changes yet
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

/** Returns the facts in a table whose values changed. */
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

/** Splits a change to a whole program into one change for each fact. */
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

/** Rebuilds a removed program from its facts. The program's ID and sources were not recorded. */
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

/** Returns a program with the values before or after the changes. Null if a value is unreadable. */
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

/**
 * Returns the differences to announce. Excludes values that were only confirmed again on a later
 * date.
 */
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
