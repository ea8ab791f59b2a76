import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CatalogProgram } from '@latchkey/domain';
import * as z from 'zod/mini';
import { DataError } from './data-error.ts';

const shipped = fileURLToPath(new URL('../../../../data/programs', import.meta.url));

/**
 * Reads and checks the program catalog, in the order of the programs' numbers.
 *
 * @throws {DataError} with the file, the program and the field at fault
 */
export function loadCatalog(folder: string = shipped): CatalogProgram[] {
  const programs = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => readFile(folder, file));
  const numbers = new Set<number>();
  for (const { id, slug } of programs) {
    if (numbers.has(id)) throw new DataError('programs', slug, `number ${id} stands twice`);
    numbers.add(id);
  }
  return programs.sort((a, b) => a.id - b.id);
}

function readFile(folder: string, file: string): CatalogProgram[] {
  const content: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const read = z.array(CatalogProgram).safeParse(content);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const [index = 0, ...field] = issue?.path ?? [];
  throw new DataError(
    file,
    `program ${Number(index) + 1}, ${field.join('.')}`,
    issue?.message ?? 'unreadable',
  );
}
