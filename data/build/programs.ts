import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CatalogProgram, paysInOlderFormat } from '@latchkey/domain';
import type { KnownTables } from '@latchkey/domain/catalog-check';
import * as z from 'zod';
import { checkCombinations } from './check-combinations.ts';
import { checkProgram } from './check-program.ts';
import { corrected } from './corrections.ts';
import { DataFault } from './data-fault.ts';
import { assignIds, givenIds, retiredFile } from './program-ids.ts';
import { firstFault, readText } from './read-table.ts';

const { id: _, ...columns } = CatalogProgram.shape;
/**
 * A program in a source file. It may use the older values of `pays`, and has no ID until the build
 * assigns one.
 */
const SourceFormat = z.strictObject({
  ...columns,
  paysClosingCosts: z.literal(true).nullish(),
});
export type SourceProgram = Omit<CatalogProgram, 'id'>;

/**
 * Builds the catalog, with one file per state.
 *
 * @param folder the source files of the programs
 * @param shipped the current shipped catalog, whose programs keep their IDs
 */
export function programs(folder: string, shipped: string, tables: KnownTables) {
  const byFile = new Map(
    programFiles(folder).map((file) => [file, readPrograms(folder, file, tables)]),
  );
  for (const [file, list] of byFile) {
    for (const program of list) checkProgram(file, program, tables.places);
  }
  const all = [...byFile.values()].flat();
  checkUnique(all);
  checkCombinations(all);

  const given = givenIds(shipped);
  const ids = assignIds(
    all.map(({ slug }) => slug),
    given,
  );
  const outputs = [...byFile].map(([file, list]) => ({ file, text: catalogText(list, ids) }));
  const newestCheck = newest(all.map(({ checkedOn }) => checkedOn));
  return {
    files: [...outputs, retiredFile(shipped, given, ids, newestCheck)],
    count: all.length,
    newestCheck,
  };
}

function programFiles(folder: string): string[] {
  const files = namesIn(folder).filter((file) => file.endsWith('.json'));
  const odd = files.find((file) => !/^[A-Z]{2}\.json$/.test(file));
  if (odd) throw new DataFault(odd, 'is not named after a state');
  return files.toSorted();
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    throw new DataFault('programs', 'the folder cannot be read');
  }
}

function readPrograms(folder: string, file: string, tables: KnownTables): SourceProgram[] {
  return parseJson(file, readText(join(folder, file), file)).map((entry, i) => {
    const parsed = SourceFormat.safeParse(entry);
    if (parsed.success) return corrected(file, inCurrentFormat(parsed.data), tables);
    const { slug } = z.object({ slug: z.catch(z.string(), `entry ${i + 1}`) }).parse(entry);
    throw new DataFault(`${file} ${slug}`, firstFault(parsed.error));
  });
}

function inCurrentFormat({
  paysClosingCosts,
  ...program
}: z.infer<typeof SourceFormat>): SourceProgram {
  return { ...program, pays: program.pays ?? paysInOlderFormat(paysClosingCosts) };
}

function parseJson(file: string, text: string): unknown[] {
  try {
    return z.array(z.looseObject({})).parse(JSON.parse(text));
  } catch {
    throw new DataFault(file, 'is not a JSON list of programs');
  }
}

function newest(days: readonly string[]): string {
  return days.toSorted().at(-1) ?? '';
}

function checkUnique(all: readonly SourceProgram[]): void {
  const slugs = new Set<string>();
  for (const { slug } of all) {
    if (slugs.has(slug)) throw new DataFault(slug, 'slug: appears twice');
    slugs.add(slug);
  }
}

function catalogText(list: readonly SourceProgram[], ids: ReadonlyMap<string, number>): string {
  const numbered = list.map((program) =>
    CatalogProgram.parse({ id: ids.get(program.slug), ...program }),
  );
  return `${JSON.stringify(numbered, null, 2)}\n`;
}
