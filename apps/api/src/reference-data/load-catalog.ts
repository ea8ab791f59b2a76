import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CatalogProgram } from '@latchkey/domain';
import * as z from 'zod';
import { DataError } from './data-error.ts';
import { inCurrentFormat } from './first-format.ts';
import { parseJson } from './read-json.ts';

const shipped = new URL('../../../../data/programs/', import.meta.url);

/**
 * Reads and validates the program catalog, ordered by program ID.
 *
 * @param own folder with the operator's programs; they are added to the shipped programs and
 * replace any with the same slug
 * @throws {DataError} with the file, the program and the invalid field
 */
export function loadCatalog({
  from = shipped,
  own,
}: {
  from?: string | URL | undefined;
  own?: string | undefined;
} = {}): readonly CatalogProgram[] {
  const ownPrograms = own === undefined ? [] : readFolder(own);
  const overridden = new Set(ownPrograms.map(({ slug }) => slug));
  const shippedPrograms = readFolder(typeof from === 'string' ? from : fileURLToPath(from));
  const programs = [...shippedPrograms.filter(({ slug }) => !overridden.has(slug)), ...ownPrograms];
  checkUnique(programs, ({ id }) => `id ${id}`);
  return programs.sort((a, b) => a.id - b.id);
}

function readFolder(folder: string): CatalogProgram[] {
  const programs = programFiles(folder).flatMap((path) => {
    const entries = parseJson(path);
    if (!Array.isArray(entries))
      throw new DataError(basename(path), 'the whole file', 'is not a list');
    return entries.map((entry) => readProgram(basename(path), entry));
  });
  checkUnique(programs, ({ slug }) => `slug ${slug}`);
  return programs;
}

function programFiles(folder: string): string[] {
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    return files.toSorted().map((file) => join(folder, file));
  } catch {
    throw new DataError('programs', folder, 'the folder cannot be read');
  }
}

function readProgram(file: string, entry: unknown): CatalogProgram {
  const read = z.safeParse(CatalogProgram, inCurrentFormat(entry));
  if (read.success) return read.data;
  const { slug } = z.parse(Named, entry);
  const [issue] = read.error.issues;
  const field = issue?.path.join('.') || 'the whole file';
  throw new DataError(file, `${slug}, ${field}`, issue?.message ?? 'unreadable');
}

/** Identifies an entry that is not a valid program. */
const Named = z.object({ slug: z.string().catch('a program') }).catch({ slug: 'a program' });

function checkUnique(
  programs: readonly CatalogProgram[],
  mark: (program: CatalogProgram) => string,
): void {
  const seen = new Set<string>();
  for (const program of programs) {
    if (seen.has(mark(program))) throw new DataError('programs', mark(program), 'appears twice');
    seen.add(mark(program));
  }
}
