import { listPricedHelps, showHelpByIncome } from '@latchkey/contract';
import { priceBuyer, priceSweep } from '@latchkey/domain/price';
import { sampleProduct } from '@latchkey/domain/samples';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceQuote } from '../../test/samples.ts';
import { answerTo, buildTestApp, problemIn } from '../../test/test-app.ts';

describe('the API for the highest price', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await buildTestApp());
  });
  afterAll(() => app.close());

  it('returns the data that the browser needs to find the highest price', async () => {
    const { data } = await answerTo(app, listPricedHelps, { body: { answers: priceQuote } });
    expect(data.assumed).toEqual(['housingStatus', 'householdSize', 'veteranStatus', 'profession']);
    expect(data.homeLocation.property_tax).not.toBe(priceQuote.homeLocation.property_tax);

    const answers = { ...priceQuote, homeLocation: data.homeLocation };
    const inputs = { ...answers, have: 12_000, otherDebts: 0, dues: null };
    const buyer = priceBuyer(inputs, data.limits, sampleProduct);
    const { without, programs } = priceSweep(buyer, data.helps, { kind: 'fha' });
    expect(without.answer).toMatchObject({ kind: 'price', binding: 'cash' });
    expect(programs.length).toBe(data.helps.length);
    expect(programs.some(({ answer }) => answer.kind === 'price')).toBe(true);
  });

  it('excludes tax credits and programs that the buyer cannot use at any price', async () => {
    const { data } = await answerTo(app, listPricedHelps, { body: { answers: priceQuote } });
    expect(data.helps.map(({ kind }) => kind)).not.toContain('tax-credit');
    const { data: rich } = await answerTo(app, listPricedHelps, {
      body: { answers: { ...priceQuote, householdIncome: 5_000_000 } },
    });
    expect(rich.helps.length).toBeLessThan(data.helps.length);
  });

  it('rejects a request without an income', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/quotes/prices',
      payload: { answers: { ...priceQuote, householdIncome: null } },
    });
    expect(problemIn(response)).toMatchObject({
      fields: [{ field: 'answers.householdIncome' }],
    });
  });

  it('shows the assistance at each income, with thresholds that match the list of programs', async () => {
    const money = { homePrice: 145_000, downPayment: 12_000 };
    const body = { answers: priceQuote, ...money };
    const { data } = await answerTo(app, showHelpByIncome, { body });
    const { householdIncome: income } = priceQuote;
    expect(data.income).toBe(income);
    expect(data.steps[0]?.from).toBeLessThan(income);

    const { at, by, programs: ending } = data.loss ?? expect.fail('no loss');
    expect(by).toBe(at + 1 - income);
    const verdictOf = async (id: number, householdIncome: number) => {
      const answers = { ...priceQuote, householdIncome };
      const { helps } = (await answerTo(app, listPricedHelps, { body: { answers } })).data;
      const rules = helps.find((help) => help.id === id)?.rules ?? [];
      return rules.find(({ rule }) => rule === 'income')?.verdict;
    };
    expect(ending.length).toBeGreaterThan(0);
    for (const { id } of ending) {
      expect(await verdictOf(id, at)).toBe('met');
      expect(await verdictOf(id, at + 1)).not.toBe('met');
    }
  });

  it('rejects a request for the assistance at each income if the request has no price', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/quotes/help-by-income',
      payload: { answers: priceQuote, homePrice: null, downPayment: 1 },
    });
    expect(problemIn(response)).toMatchObject({ status: 400, fields: [{ field: 'homePrice' }] });
  });
});
