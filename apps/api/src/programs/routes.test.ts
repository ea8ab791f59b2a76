import { generatePrograms, listStates, type QuoteInput, showProgram } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleQuote } from '../../test/samples.ts';
import { answerTo, buildTestApp, problemIn, refusalOf } from '../../test/test-app.ts';

describe('the program API', () => {
  let app: FastifyInstance;

  const generate = async (changes: Partial<QuoteInput> = {}) => {
    const body = { quote: { ...sampleQuote, ...changes } };
    return (await answerTo(app, generatePrograms, { body })).data;
  };

  beforeAll(async () => {
    ({ app } = await buildTestApp());
  });

  afterAll(() => app.close());

  it('lists state and national programs with their findings', async () => {
    const { programs } = await generate();
    const places = programs.flatMap(({ rules }) =>
      rules.filter(({ rule }) => rule === 'service-area'),
    );
    expect(places).toHaveLength(programs.length);
    expect(places).toContainEqual(expect.objectContaining({ reason: 'nationwide' }));
    expect(places).toContainEqual(
      expect.objectContaining({ required: expect.objectContaining({ state: 'TX' }) }),
    );
  });

  it("uses our own record of the location instead of the caller's", async () => {
    const honest = await generate();
    const madeUp = { city: 'Nowhere', county: 'None', state: 'CA', property_tax: 0 } as const;
    const homeLocation = { ...sampleQuote.homeLocation, ...madeUp };
    expect(await generate({ homeLocation })).toEqual(honest);
  });

  it('finds the location by ZIP Code and county when its ID is outdated', async () => {
    const honest = await generate();
    expect(await generate({ homeLocation: { ...sampleQuote.homeLocation, id: 12 } })).toEqual(
      honest,
    );
  });

  it.each([
    ['no ID', {}],
    ['a null ID', { id: null }],
  ])('finds the location by ZIP Code and county with %s', async (_, withId) => {
    const { id, ...place } = sampleQuote.homeLocation;
    const honest = await generate();
    expect(await generate({ homeLocation: { ...place, ...withId } })).toEqual(honest);
    const problem = await refusalOf(app, generatePrograms, {
      body: { quote: { ...sampleQuote, homeLocation: { ...place, county_code: 6_037 } } },
    });
    expect(problem).toMatchObject({ status: 400, code: 'unknown-location' });
  });

  it('rejects an unknown location with an error about the location field', async () => {
    const homeLocation = { ...sampleQuote.homeLocation, id: 12, zipcode: '00000' };
    const problem = await refusalOf(app, generatePrograms, {
      body: { quote: { ...sampleQuote, homeLocation } },
    });
    expect(problem).toMatchObject({
      status: 400,
      code: 'unknown-location',
      fields: [{ field: 'quote.homeLocation', code: 'unknown-location' }],
    });
  });

  it('accepts a saved quote that includes its ID and timestamps', async () => {
    const now = new Date().toISOString();
    const saved = { id: crypto.randomUUID(), createdAt: now, updatedAt: now };
    expect(await generate(saved)).toEqual(await generate());
  });

  it('combines programs that allow combining, and lists each single change that adds programs', async () => {
    const place = { zipcode: '48219', county_code: 26163, city: 'Detroit', state: 'MI' } as const;
    const homeLocation = { ...sampleQuote.homeLocation, ...place, id: 4_821_926_163 };
    const { programs, combination, opensMore } = await generate({
      homeLocation,
      homePrice: 145_000,
      householdIncome: 50_000,
      downPayment: 12_000,
      creditScore: 'good',
    });
    expect(combination).toMatchObject({ verdict: 'check', loanType: 'Conventional' });
    const listed = programs.map(({ id }) => id);
    for (const { id, source } of combination?.members ?? []) {
      expect(listed).toContain(id);
      expect(source?.url).toMatch(/^https:/);
    }
    expect(opensMore).toContainEqual(
      expect.objectContaining({ change: 'credit-score', to: 'excellent' }),
    );
  });

  it('responds to an older client that sends no short answers', async () => {
    const { known, ...old } = { quote: sampleQuote, known: {} };
    const answers = await Promise.all(
      [old, { ...old, known }].map((body) => answerTo(app, generatePrograms, { body })),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(Object.keys(answers[0]?.data ?? {})).toEqual([
      'programs',
      'almostThere',
      'withoutHelp',
      'defaultId',
      'combination',
      'opensMore',
      'leftOut',
    ]);
    expect(answers[0]?.data.leftOut).toEqual({ lenderProducts: 0, programs: 0 });
  });

  const columbus = {
    ...sampleQuote.homeLocation,
    zipcode: '43215',
    county_code: 39_049,
    city: 'Columbus',
    state: 'OH',
    id: 4_321_539_049,
  } as const;

  it("lists the assistance caps in the buyer's tier for each loan type", async () => {
    const { programs } = await generate({
      homeLocation: columbus,
      homePrice: 200_000,
      householdIncome: 60_000,
      creditScore: 'good',
    });
    const own = programs.find(({ slug }) => slug === 'oh-ohfa-your-choice-dpa');
    expect(own).toMatchObject({ maxAmount: 6_000, cap: null, maxPercent: 3, pays: 'both' });
    expect(own?.capByLoanType).toMatchObject({
      Conventional: { maxPercent: 3 },
      FHA: { maxPercent: 3.5 },
    });
    expect(own?.rules).toContainEqual(
      expect.objectContaining({ rule: 'amount', verdict: 'met', reason: 'settled' }),
    );
  });

  it("returns all tiers of a program, with the highest tier's amount as the program's amount", async () => {
    const { programs } = await generate({ homeLocation: columbus });
    const own = programs.find(({ slug }) => slug === 'oh-ohfa-your-choice-dpa');
    const response = await app.inject(`/api/quotes/programs/${own?.id}`);
    const { program } = showProgram.answer.parse(response.json()).data;
    expect(program.maxPercent).toBe(3.5);
    expect(program.tiers?.map(({ maxPercent }) => maxPercent)).toEqual([3.5, 3]);
    expect(program.pays).toBe('both');
  });

  it('returns one program by its ID', async () => {
    const [first] = (await generate()).programs;
    const response = await app.inject(`/api/quotes/programs/${first?.id}`);
    const { data } = showProgram.answer.parse(response.json());
    expect(data.program).toMatchObject({ id: first?.id, fullName: first?.fullName });
    expect(data.program.sources.length).toBeGreaterThan(0);
  });

  it('returns 404 for an unknown ID', async () => {
    const response = await app.inject('/api/quotes/programs/999999999');
    expect(problemIn(response)).toMatchObject({ status: 404, code: 'program-not-found' });
  });

  it('compresses the response when the client accepts compression', async () => {
    const plain = await app.inject({
      method: 'POST',
      url: '/api/quotes/programs',
      payload: { quote: sampleQuote },
    });
    const packed = await app.inject({
      method: 'POST',
      url: '/api/quotes/programs',
      payload: { quote: sampleQuote },
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  });

  it('counts the programs in every state and DC, and lists the first three of each state', async () => {
    const { programs, states } = (await answerTo(app, listStates)).data;
    expect(states).toHaveLength(51);
    const own = states.reduce((sum, state) => sum + state.own, 0);
    const mostNational = Math.max(...states.map(({ national }) => national));
    expect(own + mostNational).toBeLessThanOrEqual(programs);
    for (const { first, own: count } of states) {
      expect(first).toHaveLength(Math.min(3, count));
    }
  });
});
