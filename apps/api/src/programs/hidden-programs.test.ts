import { generatePrograms, listStates } from '@latchkey/contract';
import { hiddenAs } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { sampleQuote } from '../../test/samples.ts';
import { programsServer, shippedCatalog } from '../../test/test-data.ts';
import { catalogOf } from './catalog.ts';

const shipped = shippedCatalog();
const hide = ['tx-tsahc-home-sweet-texas', 'tx-tdhca-my-first-texas-home', 'ca-calhfa-myhome'];
const settings = { hide, hideLenderProducts: true };
const app = programsServer(
  catalogOf(shipped.programs, { hiddenAs: (program) => hiddenAs(program, settings, false) }),
);
const all = programsServer();

afterAll(async () => {
  await Promise.all([app.close(), all.close()]);
});

async function generated(server: FastifyInstance) {
  const { path: url } = generatePrograms;
  const answer = await server.inject({ method: 'POST', url, payload: { quote: sampleQuote } });
  return generatePrograms.answer.parse(answer.json()).data;
}

async function states(server: FastifyInstance) {
  return listStates.answer.parse((await server.inject(listStates.path)).json()).data;
}

it('omits hidden programs from every response, and counts the hidden programs in the county', async () => {
  const [before, after] = [await generated(all), await generated(app)];
  const hidden = shipped.programs.filter(
    ({ slug, provider }) => hide.includes(slug) || provider === 'lender',
  );
  const ids = new Set(hidden.map(({ id }) => id));
  expect(before.programs.some(({ id }) => ids.has(id))).toBe(true);
  expect(after.programs.map(({ id }) => id)).toEqual(
    before.programs.map(({ id }) => id).filter((id) => !ids.has(id)),
  );
  expect(JSON.stringify(after)).not.toMatch(/tsahc-home-sweet-texas|Rocket Mortgage/);
  const lenders = hidden.filter(({ provider }) => provider === 'lender');
  expect(after.leftOut).toEqual({ lenderProducts: lenders.length, programs: 2 });
});

it("omits hidden programs from the map's counts", async () => {
  const [whole, data] = [await states(all), await states(app)];
  expect(whole.programs - data.programs).toBe(12);
  const texas = ({ states: list }: typeof data) => list.find(({ state }) => state === 'TX');
  expect((texas(whole)?.own ?? 0) - (texas(data)?.own ?? 0)).toBe(2);
  expect((texas(whole)?.national ?? 0) - (texas(data)?.national ?? 0)).toBe(9);
});
