import { type County, Problem, showCounty, showReference } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo, buildTestApp } from '../../test/test-app.ts';
import { shippedReference } from '../../test/test-data.ts';

let app: FastifyInstance;

beforeAll(async () => {
  ({ app } = await buildTestApp());
});

afterAll(() => app.close());

describe('GET /counties/:countyCode', () => {
  const get = (code: string) => app.inject({ url: `/api/counties/${code}` });
  const county = async (code: string): Promise<County> => {
    const { data } = showCounty.answer.parse((await get(code)).json());
    return data.county;
  };

  it("returns a county's limits, with the year of each limit", async () => {
    expect(await county('48453')).toMatchObject({
      countyCode: 48_453,
      county: 'Travis County',
      state: 'TX',
      propertyTax: { basis: 'acs', publisher: 'US Census Bureau', asOf: '2019-2023' },
      insurance: { basis: 'fio', asOf: '2022' },
      conformingLimits: { publisher: 'Federal Housing Finance Agency', asOf: '2026' },
      fhaLimits: { publisher: 'US Department of Housing and Urban Development', asOf: '2026' },
    });
    const { conformingLimits, fhaLimits } = await county('48453');
    expect(fhaLimits.units[0]).toBeLessThanOrEqual(conformingLimits.units[0] ?? 0);
  });

  it.each(['6037', '06037'])('finds a county by the code %s', async (code) => {
    const { county: name, propertyTax } = await county(code);
    expect(name).toBe('Los Angeles County');
    expect(propertyTax).toMatchObject({ basis: 'after_sale', rate: 0.011 });
  });

  it('returns the basis of the tax rate after a sale, for a county and for a city with its own tax', async () => {
    const { propertyTax, cityPropertyTaxes } = await county('26163');
    expect(propertyTax).toMatchObject({
      basis: 'after_sale',
      rate: 0.024745,
      publisher: 'State and county tax offices, and public pages about them',
      asOf: '2025',
      afterSale: { rate: 0.024745, exemption: null, quality: 'computed' },
    });
    expect(cityPropertyTaxes).toMatchObject([
      { city: 'Detroit', propertyTax: { basis: 'after_sale', rate: 0.0335, asOf: '2024' } },
    ]);
  });

  it("returns the tax after a sale separately from a Texas county's rate", async () => {
    const { propertyTax } = await county('48453');
    expect(propertyTax).toMatchObject({
      rate: 0.01535,
      afterSale: { rate: 0.019818, exemption: 67_146, asOf: '2024' },
    });
  });

  it('returns the source of a rate that is not from the survey', async () => {
    const { propertyTax } = await county('34003');
    expect(propertyTax).toMatchObject({
      basis: 'nj_average_bill',
      publisher: 'New Jersey Division of Taxation',
      asOf: '2023',
    });
  });

  it('returns every county', async () => {
    for (const code of shippedReference().counties.keys()) {
      expect((await county(code)).conformingLimits.units).toHaveLength(4);
    }
  });

  it('returns 404 for an unknown county', async () => {
    const answer = await get('99999');
    expect(answer.statusCode).toBe(404);
    expect(Problem.parse(answer.json())).toMatchObject({ code: 'county-not-found' });
  });

  it.each(['abc', '123', '123456', '-6037', '6037.0'])('rejects the code "%s"', async (code) => {
    const answer = await get(code);
    expect(answer.statusCode).toBe(400);
    expect(Problem.parse(answer.json())).toMatchObject({ code: 'invalid-request' });
  });
});

describe('GET /reference', () => {
  it.each([
    'mortgage-insurance-fha',
    'mortgage-insurance-private',
    'mortgage-insurance-end',
    'debt-guides',
    'closing-costs',
  ])('returns the source of %s', async (id) => {
    const { data } = await answerTo(app, showReference);
    const source = data.sources.find((each) => each.id === id);
    expect(source?.publisher).toBeTruthy();
    expect(source?.asOf).toMatch(/\d{4}/);
  });
});
