import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CatalogProgram } from '@latchkey/domain';
import { BuildError } from './build-error.ts';

const FIRST_ID = 1001;

type Facts = Readonly<Record<string, unknown>>;

/** A state's programs, or the national ones, in the order of the source. */
export interface ProgramFile {
  readonly file: string;
  readonly programs: readonly CatalogProgram[];
}

/**
 * The catalog: each program checked and numbered. A program that the shipped catalog holds already
 * keeps its number; a new one gets the next, so a number never changes hands.
 *
 * @param knownCounties five-digit codes; a program may name no other
 */
export function programFiles(
  sourceFolder: string,
  shippedFolder: string,
  knownCounties: ReadonlySet<string>,
): ProgramFile[] {
  const ids = shippedIds(shippedFolder);
  const seen = new Set<string>();
  let next = Math.max(FIRST_ID - 1, ...ids.values()) + 1;

  return jsonFiles(sourceFolder).map((file) => ({
    file,
    programs: readArray(sourceFolder, file).map((facts) => {
      const slug = String(facts.slug);
      if (seen.has(slug)) throw new BuildError(file, slug, 'the slug stands twice');
      seen.add(slug);
      const id = ids.get(slug) ?? next++;
      const program = checkedProgram(file, slug, { id, ...facts });
      checkCounties(file, program, knownCounties);
      return program;
    }),
  }));
}

function shippedIds(folder: string): Map<string, number> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    jsonFiles(folder).flatMap((file) =>
      readArray(folder, file).map(({ slug, id }) => [String(slug), Number(id)] as const),
    ),
  );
}

function jsonFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted();
}

function readArray(folder: string, file: string): Facts[] {
  const content: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  if (!Array.isArray(content)) throw new BuildError(file, 'all rows', 'the file is no list');
  return content;
}

function checkedProgram(file: string, slug: string, facts: Facts): CatalogProgram {
  const checked = CatalogProgram.safeParse(facts);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new BuildError(file, slug, `${issue?.path.join('.')}: ${issue?.message}`);
}

function checkCounties(
  file: string,
  { slug, coverage, rules }: CatalogProgram,
  known: ReadonlySet<string>,
): void {
  const limits = [rules.maxIncome, rules.maxHomePrice].flatMap((limit) =>
    limit && 'byCounty' in limit ? Object.keys(limit.byCounty) : [],
  );
  for (const fips of [...coverage.counties, ...limits]) {
    if (!known.has(fips)) throw new BuildError(file, slug, `there is no county ${fips}`);
  }
}
