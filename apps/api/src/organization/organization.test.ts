import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/db/test-database.ts';
import { organization } from '../db/schema.ts';
import { acceptBrand, claimDatabase, organizationOf } from './organization.ts';

const now = new Date('2026-03-04T05:06:07.000Z');
const clock = () => now;
const of = (company: string, name = 'Home Path') => ({ name, legal: { company } });

describe('the organization of a database', () => {
  let test: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  it('uses the company from the brand file at the first start', async () => {
    expect(await organizationOf(test.database)).toBeUndefined();
    const first = await claimDatabase(test.database, of('Great Lakes Credit Union'), clock);
    expect(first).toMatchObject({ company: 'Great Lakes Credit Union', createdAt: now });
    expect(await organizationOf(test.database)).toEqual(first);
  });

  it('keeps the organization when the company renames its product or spells its name differently', async () => {
    const before = await organizationOf(test.database);
    const renamed = of('GREAT LAKES Credit-Union', 'Lake House');
    expect(await claimDatabase(test.database, renamed, clock)).toEqual({
      ...before,
      company: 'GREAT LAKES Credit-Union',
      name: 'Lake House',
    });
  });

  it('does not assign a new database to the shipped brand in production, but keeps an existing assignment', async () => {
    const shipped = of('Latchkey');
    const own = await openTestDatabase();
    await expect(claimDatabase(own.database, shipped, clock, false)).rejects.toThrow(
      /^Cannot start: the brand file is the shipped one.* Set BRAND_FILE to .*--accept`\.$/,
    );
    expect(await organizationOf(own.database)).toBeUndefined();
    const accepted = await acceptBrand(own.database, shipped, clock);
    expect(await claimDatabase(own.database, shipped, clock, false)).toEqual(accepted);
    await own.close();
  });

  it("rejects another company's brand file with a one-line error, and changes nothing", async () => {
    const before = await organizationOf(test.database);
    await expect(claimDatabase(test.database, of('Acme Lending'), clock)).rejects.toThrow(
      /^Cannot start: the database belongs to "GREAT LAKES Credit-Union", but the brand file is from "Acme Lending"\..* `npm run db -- organization --accept`\.$/,
    );
    expect(await organizationOf(test.database)).toEqual(before);
  });

  it("keeps the organization's ID when the operator accepts a new name", async () => {
    const before = await organizationOf(test.database);
    const accepted = await acceptBrand(test.database, of('Acme Lending'), clock);
    expect(accepted).toMatchObject({ id: before?.id, company: 'Acme Lending', createdAt: now });
    expect(await claimDatabase(test.database, of('Acme Lending'), clock)).toEqual(accepted);
  });

  it('stores one organization, even if several processes start at the same time', async () => {
    await test.database.delete(organization);
    const claims = ['A', 'A', 'A'].map((company) =>
      claimDatabase(test.database, of(company), clock),
    );
    const ids = (await Promise.all(claims)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect(await test.database.select().from(organization)).toHaveLength(1);
  });
});
