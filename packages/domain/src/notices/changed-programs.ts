import { CatalogProgram } from '../catalog/catalog-program.ts';
import {
  type FactName,
  factNames,
  isSameValue,
  storedFact,
  withFact,
} from '../catalog/edits/facts.ts';
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
  /** Null if the catalog did not have it, or in a form that this version no longer reads. */
  readonly before: CatalogProgram | null;
  /** Null if the catalog no longer has it. */
  readonly after: CatalogProgram | null;
  /** The facts that differ, in the order in which an editor reads them. */
  readonly facts: readonly FactDifference[];
}

/** Facts that only say how sure we are, or that repeat other facts in words. */
const unannouncedFacts: ReadonlySet<FactName> = new Set([
  'checkedOn',
  'confidence',
  'agencyName',
  'programName',
  'fullName',
  'website',
  'provider',
  'contact',
  // `pays` says the same, and more.
  'paysClosingCosts',
  ...factNames.filter((name) => name.startsWith('specifics.')),
]);

/**
 * Whether buyers get an email about a difference. A status that was only confirmed on a later day is
 * none.
 */
export function isAnnounced({ fact, before, after }: FactDifference): boolean {
  if (unannouncedFacts.has(fact)) return false;
  return fact !== 'funding' || !isSameValue(undated(before), undated(after));
}

function undated(funding: unknown): object {
  return { ...Object(funding), statusCheckedOn: null };
}

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
): ChangedProgram[] {
  return [...Map.groupBy(changes, ({ slug }) => slug)].flatMap(([slug, own]) => {
    const facts = differences(own);
    const [first, last] = [own.at(0), own.at(-1)];
    const isNew = first?.fact === 'program' && first.oldValue === null;
    const isRemoved = last?.fact === 'program' && last.newValue === null;
    const base = known(slug) ?? (isRemoved ? removedProgram(slug, last.oldValue) : undefined);
    if (!base || facts.length === 0) return [];
    const before = isNew ? null : programWith(base, facts, 'before');
    const after = isRemoved ? null : programWith(base, facts, 'after');
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

/** A removed program from its facts. Its ID and sources are not recorded. */
function removedProgram(slug: string, facts: unknown): object {
  const bare: object = { id: 1, slug, sources: [] };
  return factNames.reduce((rest, name) => withFact(rest, name, storedFact(facts, name)), bare);
}

/** The change of a whole program as one of each fact. */
function factByFact(change: RecordedChange): FactDifference[] {
  const { fact, oldValue, newValue, sourceUrl, sourceDay } = change;
  const source = { sourceUrl, sourceDay };
  if (fact !== 'program') return [{ fact, before: oldValue, after: newValue, ...source }];
  return factNames.map((name) => ({
    fact: name,
    before: storedFact(oldValue, name),
    after: storedFact(newValue, name),
    ...source,
  }));
}

function programWith(
  program: object,
  facts: readonly FactDifference[],
  moment: 'before' | 'after',
): CatalogProgram | null {
  const whole = facts.reduce((rest, { fact, [moment]: value }) => {
    return withFact(rest, fact, value);
  }, program);
  const read = CatalogProgram.safeParse(whole);
  return read.success ? read.data : null;
}
