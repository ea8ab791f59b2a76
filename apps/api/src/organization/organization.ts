import { randomUUID } from 'node:crypto';
import type { Brand } from '@latchkey/domain';
import type { Database } from '../db/database.ts';
import type { Clock } from '../process/clock.ts';
import { StartFailure } from '../process/start-failure.ts';
import type { Organization } from './repository.ts';
import * as organizationRepository from './repository.ts';

/** The brand's name and the company that owns it. */
type BrandOwner = Pick<Brand, 'name'> & { readonly legal: Pick<Brand['legal'], 'company'> };

/**
 * Assigns a new database to the brand's company. Rejects another company's database, because buyers
 * gave their data to that company. A company may rename its product at any time.
 *
 * @param mayAssign whether the brand's company may get a new database. False for the shipped brand in
 *   production, because the operator's own company could not use the database later
 * @throws {StartFailure} if the database belongs to another company, or may not be assigned
 */
export async function claimDatabase(
  database: Database,
  { name, legal: { company } }: BrandOwner,
  clock: Clock,
  mayAssign = true,
): Promise<Organization> {
  if (!mayAssign && !(await organizationOf(database))) {
    throw new StartFailure(
      `the brand file is the shipped one, and "${company}" would own this database and the data of ` +
        'all buyers in it. Set BRAND_FILE to the brand file of your company. For a public ' +
        'demonstration, run `npm run db -- organization --accept`.',
    );
  }
  const owner = await ownerOf(database, { company, name }, clock);
  if (!isSameCompany(owner.company, company)) {
    throw new StartFailure(
      `the database belongs to "${owner.company}", but the brand file is from "${company}". ` +
        'Use another database. If both are the same organization, run ' +
        '`npm run db -- organization --accept`.',
    );
  }
  if (owner.name !== name || owner.company !== company)
    await organizationRepository.rename(database, { company, name });
  return { ...owner, company, name };
}

/**
 * Updates the organization's company and name, and keeps its ID. Call this only after the operator
 * confirms the change.
 */
export async function acceptBrand(
  database: Database,
  { name, legal: { company } }: BrandOwner,
  clock: Clock,
): Promise<Organization> {
  const owner = await ownerOf(database, { company, name }, clock);
  await organizationRepository.rename(database, { company, name });
  return { ...owner, company, name };
}

/**
 * Returns the organization that a database belongs to. In a new database, creates an organization
 * with the given names.
 */
async function ownerOf(
  database: Database,
  names: Pick<Organization, 'company' | 'name'>,
  clock: Clock,
): Promise<Organization> {
  await organizationRepository.add(database, { id: randomUUID(), ...names, createdAt: clock() });
  const owner = await organizationRepository.find(database);
  if (!owner) throw new Error('The database has no organization');
  return owner;
}

/**
 * Returns the organization that a database belongs to. Undefined if no server has started with the
 * database yet.
 */
export function organizationOf(database: Database): Promise<Organization | undefined> {
  return organizationRepository.find(database);
}

/**
 * Whether two names are the same except for case, spaces and punctuation, such as "Acme, Inc." and
 * "ACME Inc".
 */
function isSameCompany(one: string, other: string): boolean {
  const letters = (company: string) =>
    company
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return letters(one) === letters(other);
}
