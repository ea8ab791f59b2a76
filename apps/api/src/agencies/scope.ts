import type { CatalogProgram } from '@latchkey/domain';
import { programsOfAddress } from '@latchkey/domain';
import type { Database } from '../db/database.ts';
import type { Catalog } from '../programs/catalog.ts';
import * as contactRepository from './contact-repository.ts';
import { publicSuffixes } from './public-suffixes.ts';

/**
 * Returns the programs that the owner of an email address may confirm. These are programs whose
 * website is on the address's domain, and programs that the owner was invited to confirm. Returns
 * an empty list if the address is not eligible for a link.
 */
export async function programsInScope(
  database: Database,
  catalog: Pick<Catalog, 'programs'>,
  email: string,
): Promise<readonly CatalogProgram[]> {
  const invited = new Set((await contactRepository.find(database, email))?.slugs);
  const own = new Set(programsOfAddress(email, catalog.programs, publicSuffixes));
  return catalog.programs.filter((program) => own.has(program) || invited.has(program.slug));
}
