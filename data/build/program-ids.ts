import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { DataFault } from './data-fault.ts';

const FIRST_ID = 1001;
const RETIRED = 'retired.tsv';

const Shipped = z.array(z.object({ id: z.int().gte(1), slug: z.string() }));

/**
 * Returns every ID that was ever assigned, by slug. Includes programs that are no longer in the
 * catalog, so that no other program gets their ID.
 */
export function givenIds(folder: string): Map<string, number> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const shipped = files.toSorted().flatMap((file) => shippedIds(folder, file));
  const slugs = new Map<number, string>();

  for (const { id, slug } of [...shipped, ...retiredPrograms(folder)]) {
    const other = slugs.get(id);
    if (other !== undefined && other !== slug) {
      throw new DataFault('data/programs', `id ${id} is both ${other} and ${slug}`);
    }
    slugs.set(id, slug);
  }
  return new Map([...slugs].map(([id, slug]) => [slug, id]));
}

/** Assigns each slug its existing ID, or the next unused ID. */
export function assignIds(
  slugs: readonly string[],
  given: ReadonlyMap<string, number>,
): Map<string, number> {
  let next = Math.max(FIRST_ID - 1, ...given.values()) + 1;
  return new Map(slugs.toSorted().map((slug) => [slug, given.get(slug) ?? next++]));
}

/**
 * Returns the file that lists the IDs of programs that were removed from the catalog, with the date
 * of each removal.
 *
 * @param folder the current shipped catalog. Programs that it already lists as retired keep their
 * date
 * @param today the latest date on which a program was checked. It is used for newly removed
 * programs
 */
export function retiredFile(
  folder: string,
  given: ReadonlyMap<string, number>,
  current: ReadonlyMap<string, number>,
  today: string,
): { readonly file: string; readonly text: string } {
  const days = new Map(retiredPrograms(folder).map(({ slug, leftOn }) => [slug, leftOn]));
  const retired = [...given].filter(([slug]) => !current.has(slug));
  const lines = retired
    .sort(([, a], [, b]) => a - b)
    .map(([slug, id]) => `${id}\t${slug}\t${days.get(slug) ?? today}\n`);
  return { file: RETIRED, text: `id\tslug\tleft_on\n${lines.join('')}` };
}

function shippedIds(folder: string, file: string) {
  try {
    return Shipped.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  } catch {
    throw new DataFault(
      `data/programs/${file}`,
      'is damaged. Restore the file, because its IDs must not change',
    );
  }
}

/** Reads the retired programs. The date is empty if it is unknown. */
function retiredPrograms(folder: string) {
  if (!existsSync(join(folder, RETIRED))) return [];
  const [, ...lines] = readFileSync(join(folder, RETIRED), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [id, slug, leftOn = ''] = line.split('\t');
    return { id: Number(id), slug: String(slug), leftOn };
  });
}
