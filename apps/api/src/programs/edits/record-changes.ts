import { createHash } from 'node:crypto';
import {
  type CatalogProgram,
  canonicalJson,
  type FactName,
  type FactSource,
  factNames,
  factSource,
  facts,
  factsOf,
  isSameValue,
  overlaidCatalog,
  programSource,
  type StoredFacts,
  storedFact,
} from '@latchkey/domain';
import type { Database } from '../../db/database.ts';
import type { FactChange } from './repository.ts';
import * as editRepository from './repository.ts';

type Origin = Pick<FactChange, 'cause' | 'editId' | 'createdAt'>;

/**
 * Compares the current facts with the facts that were last shown to buyers, and records the
 * differences. For example, facts may differ after an upgrade. The first run only stores the facts,
 * and records no changes. Several processes may call this at the same time.
 *
 * @returns the number of recorded changes
 */
export async function recordFileChanges(
  database: Database,
  files: readonly CatalogProgram[],
  now: Date,
): Promise<number> {
  return database.transaction(async (transaction) => {
    await editRepository.lock(transaction);
    const catalog = overlaidCatalog(files, await editRepository.active(transaction));
    const { programs } = catalog;
    const fileOf = new Map(files.map((file) => [file.slug, file]));
    const known = await editRepository.servedDigests(transaction);
    const digests = new Map(programs.map((program) => [program.slug, digestOf(program)]));
    const changed = programs.filter(({ slug }) => known.get(slug) !== digests.get(slug));
    const removed = [...known.keys()].filter((slug) => !digests.has(slug));
    if (changed.length === 0 && removed.length === 0) return 0;

    const before = await editRepository.served(transaction, [
      ...changed.map(({ slug }) => slug),
      ...removed,
    ]);
    const origin: Origin = { cause: 'files', editId: null, createdAt: now };
    const changes =
      known.size === 0
        ? []
        : [
            ...changed.flatMap((program) => {
              const { slug } = program;
              const file = fileOf.get(slug) ?? program;
              const stored = before.get(slug);
              if (!stored) return [addition(program, { ...origin, ...programSource(file) })];
              return differences(stored, program, origin, (fact) =>
                factSource(file, catalog, fact),
              );
            }),
            ...removed.map((slug) => removal(slug, before.get(slug), origin)),
          ];
    await editRepository.addChanges(transaction, changes);
    await editRepository.saveServed(transaction, changed.map(servedRow));
    await editRepository.removeServed(transaction, removed);
    return changes.length;
  });
}

/**
 * Records the changes to a program's facts after an edit was made or undone. Runs in the caller's
 * transaction. Does not record changes to other facts, because another process may already serve
 * newer files.
 */
export async function recordEdit(
  db: Database,
  before: CatalogProgram,
  after: CatalogProgram,
  origin: Origin & FactSource,
): Promise<void> {
  const changes = differences(factsOf(before), after, origin, () => origin);
  await editRepository.addChanges(db, changes);
  const served = (await editRepository.served(db, [after.slug])).get(after.slug) ?? factsOf(before);
  const edited = Object.fromEntries(changes.map(({ fact, newValue }) => [fact, newValue]));
  const shown = { ...served, ...edited };
  const digest = sha256(canonicalJson(shown));
  await editRepository.saveServed(db, [{ slug: after.slug, digest, facts: shown }]);
}

function differences(
  before: StoredFacts,
  program: CatalogProgram,
  origin: Origin,
  sourceOf: (fact: FactName) => FactSource,
): FactChange[] {
  const { slug } = program;
  return factNames.flatMap((fact) => {
    const [oldValue, newValue] = [storedFact(before, fact, facts[fact]), facts[fact].get(program)];
    if (isSameValue(oldValue, newValue)) return [];
    return [{ slug, fact, oldValue, newValue, ...origin, ...sourceOf(fact) }];
  });
}

function addition(program: CatalogProgram, origin: Origin & FactSource): FactChange {
  const { slug } = program;
  return { slug, fact: 'program', oldValue: null, newValue: factsOf(program), ...origin };
}

function removal(slug: string, stored: StoredFacts | undefined, origin: Origin): FactChange {
  const sourceDay = origin.createdAt.toISOString().slice(0, 10);
  return {
    slug,
    fact: 'program',
    oldValue: stored,
    newValue: null,
    sourceUrl: null,
    sourceDay,
    ...origin,
  };
}

function servedRow(program: CatalogProgram) {
  return { slug: program.slug, digest: digestOf(program), facts: factsOf(program) };
}

function digestOf(program: CatalogProgram): string {
  return sha256(canonicalJson(factsOf(program)));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
