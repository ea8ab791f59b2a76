import { searchZipcodes, showLocation } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo, buildTestApp } from '../../test/test-app.ts';

describe('GET /zipcodes/search', () => {
  let app: FastifyInstance;

  const search = async (query: string) => {
    const { data } = await answerTo(app, searchZipcodes, { query: { query } });
    return data.zipcodes;
  };

  beforeAll(async () => {
    ({ app } = await buildTestApp());
  });

  afterAll(() => app.close());

  it('finds a ZIP Code with its county and rates', async () => {
    const [location, ...others] = await search('90210');
    expect(others).toEqual([]);
    expect(location).toMatchObject({
      id: 9_021_006_037,
      zipcode: '90210',
      county_code: 6037,
      city: 'Beverly Hills',
      county: 'Los Angeles County',
      state: 'CA',
    });
    expect(location?.property_tax).toBeGreaterThan(0);
    expect(location?.insurance_rate).toBeGreaterThan(0);
  });

  // Detroit has its own rate. A sale resets the tax in Florida. In Texas, the tax of the present
  // owners stays.
  it.each([
    ['48219', 0.0335],
    ['33602', 0.016475],
    ['33101', 0.016686],
    ['78704', 0.01535],
    ['77002', 0.01718],
    ['90210', 0.011],
    ['43215', 0.01547],
  ])('returns, for %s, a property tax rate of %s for a buyer', async (zipcode, tax) => {
    const [location] = await search(zipcode);
    expect(location?.property_tax).toBe(tax);
  });

  it('returns a ZIP Code in several counties once for each county', async () => {
    const counties = (await search('22046')).map(({ county }) => county);
    expect(counties).toEqual(['Falls Church city', 'Fairfax County']);
  });

  it('finds a city in a state', async () => {
    const matches = await search('portland, or');
    expect(matches.length).toBeGreaterThan(1);
    expect(new Set(matches.map(({ city, state }) => `${city}, ${state}`))).toEqual(
      new Set(['Portland, OR']),
    );
  });

  it('returns at most 20 locations', async () => {
    expect(await search('9')).toHaveLength(20);
  });

  it.each(['99999', 'zzzz', '!?', '🏠', "'; drop table leads; --", '%', '日本'])(
    'returns an empty list for "%s"',
    async (text) => {
      expect(await search(text)).toEqual([]);
    },
  );

  it('returns JSON over HTTP', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${address}/api/zipcodes/search?query=%2078704%20`);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(searchZipcodes.answer.parse(await response.json()).data.zipcodes).toHaveLength(1);
  });
});

describe('GET /locations/:id', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    ({ app } = await buildTestApp());
  });

  afterAll(() => app.close());

  it('returns the same location as the search does', async () => {
    const { zipcodes } = (await answerTo(app, searchZipcodes, { query: { query: '22046' } })).data;
    for (const location of zipcodes) {
      const { data } = await answerTo(app, { ...showLocation, path: `/locations/${location.id}` });
      expect(data.location).toEqual(location);
    }
  });

  it.each(['9021006038', '1', '0'])('returns 400 for the unknown ID %s', async (id) => {
    const response = await app.inject(`/api/locations/${id}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'unknown-location' });
  });

  it.each(['abc', '-1', '1.5', '90210060370'])('rejects the ID %s', async (id) => {
    const response = await app.inject(`/api/locations/${id}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid-request' });
  });
});
