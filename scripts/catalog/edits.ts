import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CatalogEdit, type CatalogProgram, overlaidCatalog } from '@latchkey/domain';
import * as z from 'zod/mini';
import type { Config } from '../../apps/api/src/config.ts';
import { connect } from '../../apps/api/src/db/connect.ts';
import type { Database } from '../../apps/api/src/db/database.ts';
import { type ImportResult, importEdits } from '../../apps/api/src/programs/edits/import-edits.ts';
import * as editRepository from '../../apps/api/src/programs/edits/repository.ts';
import { DataError } from '../../apps/api/src/reference-data/data-error.ts';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'databaseSettings' | 'dataDir'>;

/** The edits that are in effect, and the programs that they change. */
export interface ExportedEdits {
  readonly edits: readonly CatalogEdit[];
  readonly programs: readonly CatalogProgram[];
  /**
   * Number of edits that buyers do not see, because the facts in the catalog files have changed.
   */
  readonly conflicts: number;
}

/**
 * The format of an exported edit. Files from older versions do not include the release or the quote
 * from the source.
 */
const ExportedEdit = z.extend(CatalogEdit, {
  release: z._default(CatalogEdit.shape.release, null),
  quote: z._default(CatalogEdit.shape.quote, null),
});
const EditsFile = z.strictObject({ edits: z.array(ExportedEdit) });
const Slugged = z.looseObject({ slug: z.string() });

/** @throws {StartFailure} if the database is not available, for example because a server uses it */
export async function exportEdits(
  files: readonly CatalogProgram[],
  config: DatabaseConfig,
): Promise<ExportedEdits> {
  const edits = await withDatabase(config, (database) => editRepository.active(database));
  const { programs, conflicts } = overlaidCatalog(files, edits);
  const unchanged = new Set(files);
  return {
    edits,
    programs: programs.filter((program) => !unchanged.has(program)),
    conflicts: conflicts.length,
  };
}

/**
 * Replaces programs in the catalog files of a folder.
 *
 * @throws {DataError} if none of the files contains one of the programs. In that case, the files
 * stay unchanged
 */
export function writeIntoFiles(folder: string, programs: readonly CatalogProgram[]): void {
  const missing = new Map(programs.map((program) => [program.slug, program]));
  const changed = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const entries = z.array(Slugged).parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      if (!entries.some(({ slug }) => missing.has(slug))) return [];
      const replaced = entries.map((entry) => {
        const program = missing.get(entry.slug);
        missing.delete(entry.slug);
        return program ?? entry;
      });
      return [{ name, text: `${JSON.stringify(replaced, null, 2)}\n` }];
    });
  const [first] = missing.keys();
  if (first !== undefined) throw new DataError(folder, first, 'is in none of its files');
  for (const { name, text } of changed) writeFileSync(join(folder, name), text);
}

/**
 * Imports the edits from a file written by `export`. Servers show the edits within a second.
 *
 * @throws {DataError} with the first invalid edit
 */
export async function importFile(
  content: unknown,
  files: readonly CatalogProgram[],
  config: DatabaseConfig,
  now: Date,
): Promise<ImportResult> {
  const read = EditsFile.safeParse(content);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new DataError('import', issue?.path.join('.') ?? '', issue?.message ?? 'unreadable');
  }
  return withDatabase(config, (database) => importEdits(database, files, read.data.edits, now));
}

export function exportReport({ edits, programs, conflicts }: ExportedEdits): string {
  const listed =
    conflicts === 0
      ? ''
      : ` Buyers do not see ${conflicts} of the edits, because the files differ.`;
  return `Exported ${edits.length} edits of ${programs.length} programs.${listed}`;
}

export function importReport({ added, known, kept, conflicts }: ImportResult): string {
  return [
    `Added ${added} edits. ${known} edits were already here.`,
    ...kept.map((fact) => `Kept this installation's own edit: ${fact}`),
    ...conflicts.map((fact) => `Buyers do not see this edit, because the files differ: ${fact}`),
  ].join('\n');
}

async function withDatabase<T>(
  config: DatabaseConfig,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const { database, close } = await connect(config);
  try {
    return await work(database);
  } finally {
    await close();
  }
}
