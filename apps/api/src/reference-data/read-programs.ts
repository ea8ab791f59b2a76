import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CatalogProgram } from '@latchkey/domain';
import type { ProgramFault } from '@latchkey/domain/catalog-check';
import * as z from 'zod';
import { DataError } from './data-error.ts';
import { inCurrentFormat } from './older-formats.ts';
import { readTable } from './read-table.ts';
import { readText } from './read-text.ts';

/** A problem in the catalog's files. `program` is empty if the problem affects the whole file. */
export interface CatalogFault extends ProgramFault {
  readonly file: string;
  readonly program: string;
}

/** A program with the name of its file. */
export interface FiledProgram {
  readonly file: string;
  readonly program: CatalogProgram;
}

export interface ProgramFiles {
  readonly programs: readonly FiledProgram[];
  readonly faults: readonly CatalogFault[];
}

/**
 * Reads every program file in a folder. An entry that does not match the catalog's format is
 * reported as a problem.
 *
 * @throws {DataError} when the folder cannot be read
 */
export function readProgramFiles(folder: string): ProgramFiles {
  const read = programFiles(folder).map(readProgramFile);
  const programs = read.flatMap((file) => file.programs);
  const faults = read.flatMap((file) => file.faults);
  return { programs, faults: [...faults, ...repeatedSlugs(programs)] };
}

/** A program that is no longer in the catalog. */
export interface RetiredProgram {
  readonly id: number;
  /** The day on which the program was removed from the catalog. Null if unknown. */
  readonly leftOn: string | null;
}

/** Returns the programs that are no longer in a folder's catalog, by slug. */
export function readRetired(folder: string): ReadonlyMap<string, RetiredProgram> {
  const file = join(folder, 'retired.tsv');
  if (!existsSync(file)) return new Map();
  const rows = readTable(file, ['id', 'slug', 'left_on'], ([id, slug, leftOn]) => {
    return [slug, { id: Number(id), leftOn: leftOn === '' ? null : leftOn }] as const;
  });
  return new Map(rows);
}

/** Returns a problem as one line, with the file, the program, the field, and a description. */
export function faultLine({ file, program, field, fault }: CatalogFault): string {
  return `${[file, program, field].filter((part) => part !== '').join(', ')}: ${fault}`;
}

function programFiles(folder: string): string[] {
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    return files.toSorted().map((file) => join(folder, file));
  } catch {
    throw new DataError('programs', folder, 'the folder cannot be read');
  }
}

function readProgramFile(path: string): ProgramFiles {
  const file = basename(path);
  const wrongFile = (fault: string): ProgramFiles => ({
    programs: [],
    faults: [{ file, program: '', field: 'the whole file', fault }],
  });
  let entries: unknown;
  try {
    entries = JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof SyntaxError) return wrongFile(error.message);
    throw error;
  }
  if (!Array.isArray(entries)) return wrongFile('is not a list');
  const read = entries.map((entry: unknown) => readProgram(file, entry));
  return {
    programs: read.flatMap(({ programs }) => programs),
    faults: read.flatMap(({ faults }) => faults),
  };
}

function readProgram(file: string, entry: unknown): ProgramFiles {
  const read = z.safeParse(CatalogProgram, inCurrentFormat(entry));
  if (read.success) return { programs: [{ file, program: read.data }], faults: [] };
  const { slug } = z.parse(Named, entry);
  const faults = read.error.issues.map(({ path, message }) => ({
    file,
    program: slug,
    field: path.join('.') || 'the whole program',
    fault: message,
  }));
  return { programs: [], faults };
}

/** The part of an invalid entry that identifies its program. */
const Named = z.object({ slug: z.string().catch('a program') }).catch({ slug: 'a program' });

function repeatedSlugs(programs: readonly FiledProgram[]): CatalogFault[] {
  const files = new Map<string, string>();
  return programs.flatMap(({ file, program: { slug } }) => {
    const other = files.get(slug);
    files.set(slug, file);
    if (other === undefined) return [];
    return [{ file, program: slug, field: 'slug', fault: `appears twice, also in ${other}` }];
  });
}
