import { CatalogProgram } from '../catalog/catalog-program.ts';
import { type FactName, factNames, isSameValue, withFact } from '../catalog/edits/facts.ts';
import type { FactDifference } from './quote-change.ts';

/** A recorded change of a fact, or of `program` for a program that was added or removed as a whole. */
export interface RecordedChange {
  readonly slug: string;
  readonly fact: FactName | 'program';
  readonly oldValue: unknown;
  readonly newValue: unknown;
  readonly sourceUrl: string | null;
  readonly sourceDay: string;
}

/** A program at two moments. */
export interface ChangedProgram {
  readonly slug: string;
  /** Null if the catalog did not have it yet, or in a form that this version no longer reads. */
  readonly before: CatalogProgram | null;
  /** Null if the catalog no longer has it. */
  readonly after: CatalogProgram | null;
  /** The facts that differ, in the order in which an editor reads them. */
  readonly facts: readonly FactDifference[];
}

/** Facts that only say how sure we are, or that repeat other facts in words. */
const untoldFacts: ReadonlySet<FactName> = new Set([
  'checkedOn',
  'confidence',
  'agencyName',
  'programName',
  'fullName',
  'website',
  'provider',
  'contact',
  ...factNames.filter((name) => name.startsWith('specifics.')),
]);

/** Whether buyers get an email when the fact changes. */
export function isTold(fact: FactName): boolean {
  return !untoldFacts.has(fact);
}

/**
 * The programs that recorded changes leave different. A fact that changed and changed back does not
 * differ.
 *
 * @param changes oldest first
 * @param current the catalog's program after the changes
 */
export function changedPrograms(
  changes: readonly RecordedChange[],
  current: (slug: string) => CatalogProgram | undefined,
): ChangedProgram[] {
  return [...Map.groupBy(changes, ({ slug }) => slug)].flatMap(([slug, own]) => {
    const facts = differences(own);
    if (facts.length === 0) return [];
    const after = current(slug) ?? null;
    const [first] = own;
    const isNew = first?.fact === 'program' && first.oldValue === null;
    const before = isNew ? null : earlier(after ?? { id: 1, slug, sources: [] }, facts);
    return before || after ? [{ slug, before, after, facts }] : [];
  });
}

function differences(changes: readonly RecordedChange[]): FactDifference[] {
  const byFact = Map.groupBy(changes.flatMap(factByFact), ({ fact }) => fact);
  return factNames.flatMap((fact) => {
    const own = byFact.get(fact) ?? [];
    const [first, last] = [own.at(0), own.at(-1)];
    if (!first || !last || isSameValue(first.before, last.after)) return [];
    return [{ ...last, before: first.before }];
  });
}

/** The change of a whole program as one of each fact. */
function factByFact(change: RecordedChange): FactDifference[] {
  const { fact, oldValue, newValue, sourceUrl, sourceDay } = change;
  const source = { sourceUrl, sourceDay };
  if (fact !== 'program') return [{ fact, before: oldValue, after: newValue, ...source }];
  const valueIn = (facts: unknown, name: FactName): unknown =>
    Reflect.get(Object(facts), name) ?? null;
  return factNames.map((name) => ({
    fact: name,
    before: valueIn(oldValue, name),
    after: valueIn(newValue, name),
    ...source,
  }));
}

function earlier(program: object, facts: readonly FactDifference[]): CatalogProgram | null {
  const whole = facts.reduce((known, { fact, before }) => withFact(known, fact, before), program);
  const read = CatalogProgram.safeParse(whole);
  return read.success ? read.data : null;
}
