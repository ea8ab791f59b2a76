import { randomUUID } from 'node:crypto';
import {
  showCountyPrograms,
  showProgramLimits,
  showPublicProgram,
  showStatePrograms,
} from '@latchkey/contract';
import { countySlug, factsOf, hiddenAs } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../test/test-app.ts';
import { shippedCatalog, shippedReference } from '../../test/test-data.ts';
import type { Database } from '../db/database.ts';
import { catalogEdits, catalogFactChanges } from '../db/schema.ts';
import { catalogOf } from '../programs/catalog.ts';
import { catalogStore } from '../programs/catalog-store.ts';

const hidden = 'oh-ohfa-grants-for-grads';
const settings = { hide: [hidden], hideLenderProducts: false };
const catalog = catalogOf(shippedCatalog().all, {
  translations: shippedCatalog().translations,
  retired: new Map([
    ['oh-gone', '2026-10-01'],
    ['oh-long-gone', null],
  ]),
  hiddenAs: (program) => hiddenAs(program, settings, false),
});

/**
 * How long to wait for recorded changes to appear, in milliseconds. They normally appear within
 * half a second, but a busy machine may need longer.
 */
const recorded = { timeout: 10_000, interval: 50 };

describe('the public catalog', () => {
  let app: FastifyInstance;
  let database: Database;
  beforeAll(async () => {
    ({ app, database } = await buildTestApp({ catalog: catalogStore(() => catalog) }));
  });
  afterAll(() => app.close());

  const get = (path: string, language = 'en') =>
    app.inject({ url: `/api/programs${path}`, headers: { 'accept-language': language } });

  it('lists the programs of a state, and the local programs of each county', async () => {
    const { data } = showStatePrograms.answer.parse((await get('/states/oh')).json());
    expect(data.counties).toHaveLength(88);
    const slugs = [data.local, data.statewide, data.national].flat().map(({ slug }) => slug);
    expect(slugs).toContain('oh-ohfa-your-choice-dpa');
    expect(slugs).not.toContain(hidden);
    const franklin = data.counties.find(({ county }) => county === 'Franklin County');
    const county = showCountyPrograms.answer.parse(
      (await get('/states/oh/counties/franklin-county')).json(),
    );
    expect(county.data.programs.local).toHaveLength(franklin?.own ?? 0);
    expect(county.data.zipcode).toBe('43230');
    expect(franklin?.own).toBeGreaterThan(0);
  });

  it('gives every county a unique slug', () => {
    const slugs = [...shippedReference().counties.values()].map(
      ({ area: { state, county } }) => `${state} ${countySlug(county)}`,
    );
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
  });

  it('shows a program with the counties that it serves and its translations', async () => {
    const path = '/by-slug/oh-ohfa-your-choice-dpa';
    const english = showPublicProgram.answer.parse((await get(path)).json()).data;
    expect(english.counties).toHaveLength(88);
    expect(english.translations).toBeUndefined();
    const spanish = showPublicProgram.answer.parse((await get(path, 'es')).json()).data;
    expect(Object.keys(spanish.translations ?? {}).length).toBeGreaterThan(3);
    const limits = showProgramLimits.answer.parse((await get(`${path}/limits/39095`)).json());
    expect(limits.data).toMatchObject({ county: 'Lucas County', state: 'OH' });
  });

  it('shows the limits of a program that serves one county', async () => {
    const { data } = showPublicProgram.answer.parse((await get('/by-slug/mi-detroit-dpa')).json());
    expect(data.limits).toMatchObject({ county: 'Wayne County', state: 'MI' });
    const path = '/by-slug/mi-detroit-dpa/limits/26163';
    expect((await get(path)).json().data).toEqual(data.limits);
    const zipcode = shippedReference().mainLocations.get('26163')?.zipcode;
    expect(data.limits?.zipcode).toBe(zipcode);
    // Pontiac is not the most populous city of its county.
    const pontiac = '/by-slug/mi-pontiac-dpa/limits/26125';
    expect((await get(pontiac)).json().data.zipcode).toMatch(/^4834\d$/);
  });

  it("lists the statements about a program's funding, except changes that were undone", async () => {
    const slug = 'oh-ohfa-your-choice-dpa';
    const change = (id: number, day: string, cause: 'files' | 'undo') => ({
      id,
      slug,
      fact: 'funding' as const,
      oldValue: null,
      newValue: { status: 'paused', statusCheckedOn: day, opensOn: null, closesOn: null },
      sourceUrl: 'https://agency.example/news',
      sourceDay: day,
      cause,
      createdAt: new Date(),
    });
    await database
      .insert(catalogFactChanges)
      .values([change(9_001, '2025-01-02', 'files'), change(9_002, '2025-02-03', 'undo')]);
    await vi.waitFor(async () => {
      const { data } = showPublicProgram.answer.parse((await get(`/by-slug/${slug}`)).json());
      expect(data.funding[0]).toEqual({
        day: '2025-01-02',
        status: 'paused',
        saidBy: null,
        sourceUrl: 'https://agency.example/news',
        basis: 'stated',
        opensOn: null,
        closesOn: null,
      });
      expect(data.funding.map(({ day }) => day)).not.toContain('2025-02-03');
    }, recorded);
  });

  it('does not show facts as changed if the program was added this year', async () => {
    const program = catalog.programs.find(({ coverage }) => coverage.state === 'TX');
    if (!program) throw new Error('Texas has no programs');
    const { slug } = program;
    const row = { slug, sourceUrl: null, sourceDay: '2026-11-01', createdAt: new Date() };
    await database.insert(catalogFactChanges).values([
      {
        ...row,
        id: 9_010,
        fact: 'program',
        oldValue: null,
        newValue: factsOf(program),
        cause: 'files',
      },
      {
        ...row,
        id: 9_011,
        fact: 'rules.minCreditScore',
        oldValue: 600,
        newValue: 640,
        cause: 'files',
      },
      { ...row, id: 9_012, fact: 'kind', oldValue: 'grant', newValue: program.kind, cause: 'undo' },
    ]);
    await vi.waitFor(async () => {
      const { data } = showPublicProgram.answer.parse((await get(`/by-slug/${slug}`)).json());
      expect(data.changes).toMatchObject([
        { fact: 'rules.minCreditScore', before: 600, after: 640 },
      ]);
    }, recorded);
  });

  it('starts the funding history at the value before an edit that was undone', async () => {
    const slug = 'mi-detroit-dpa';
    const editId = randomUUID();
    const at = new Date();
    const funding = (status: string, statusCheckedOn: string) => ({
      status,
      statusCheckedOn,
      opensOn: null,
      closesOn: null,
    });
    const [first, undone, last] = [
      funding('waitlist', '2025-01-02'),
      funding('open', '2025-02-03'),
      funding('paused', '2025-03-04'),
    ];
    const row = { slug, fact: 'funding' as const, sourceUrl: null, sourceDay: '2025-03-04' };
    await database.insert(catalogEdits).values({
      id: editId,
      number: 9_020,
      slug,
      fact: 'funding',
      fileValue: first,
      before: first,
      value: undone,
      sourceUrl: 'https://agency.example/news',
      sourceDay: '2025-02-03',
      createdAt: at,
      undoneAt: at,
    });
    await database.insert(catalogFactChanges).values([
      {
        ...row,
        id: 9_020,
        oldValue: first,
        newValue: undone,
        cause: 'edit',
        editId,
        createdAt: at,
      },
      { ...row, id: 9_021, oldValue: undone, newValue: last, cause: 'files', createdAt: at },
    ]);
    await vi.waitFor(async () => {
      const { data } = showPublicProgram.answer.parse((await get(`/by-slug/${slug}`)).json());
      expect(data.funding.slice(0, 2)).toMatchObject([
        { day: '2025-01-02', status: 'waitlist' },
        { day: '2025-03-04', status: 'paused' },
      ]);
    }, recorded);
  });

  it('returns the day a program was removed, if that day is known', async () => {
    expect((await get('/by-slug/oh-gone')).json()).toMatchObject({ leftOn: '2026-10-01' });
    expect((await get('/by-slug/oh-long-gone')).json()).not.toHaveProperty('leftOn');
  });

  it.each([
    ['/states/zz', 404, 'state-not-found'],
    ['/states/oh/counties/nowhere', 404, 'county-not-found'],
    ['/states/zz/counties/lucas-county', 404, 'county-not-found'],
    ['/by-slug/oh-none', 404, 'program-not-found'],
    [`/by-slug/${hidden}`, 404, 'program-not-found'],
    ['/by-slug/oh-gone', 410, 'program-retired'],
    ['/by-slug/oh-none/limits/39095', 404, 'program-not-found'],
    ['/by-slug/oh-ohfa-your-choice-dpa/limits/99999', 404, 'county-not-found'],
    ['/by-slug/OH%20', 400, 'invalid-request'],
  ])('responds to %s with %s, %s', async (path, status, code) => {
    expect((await get(path)).json()).toMatchObject({ status, code });
  });
});
