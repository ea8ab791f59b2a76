import {
  type AnswerOf,
  closeCatalogTask,
  type EditedProgram,
  type Endpoint,
  editProgramFact,
  listReviews,
  showEditedProgram,
  showProgram,
  undoProgramEdit,
} from '@latchkey/contract';
import type { CatalogProgram } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, problemIn } from '../../../test/test-app.ts';
import { shippedCatalog } from '../../../test/test-data.ts';
import type { Database } from '../../db/database.ts';
import { catalogEdits, catalogFactChanges, catalogTasks, programViews } from '../../db/schema.ts';
import { version } from '../../process/version.ts';
import { catalogOf } from '../../programs/catalog.ts';
import { catalogStore } from '../../programs/catalog-store.ts';
import * as catalogTaskRepository from '../../programs/tasks/repository.ts';
import { runGrant } from '../grants/grant-command.ts';

const now = new Date('2026-11-23T10:00:00Z');
const [program, hidden] = shippedCatalog().programs;
if (!(program && hidden)) throw new Error('The shipped catalog is empty');
const { slug, id: programId } = program;
const funding = { status: 'paused', opensOn: null, closesOn: '2027-01-31' };
const source = { sourceUrl: 'https://agency.example.gov/news', sourceDay: '2026-11-20' };

describe('the catalog editor API', () => {
  let app: FastifyInstance;
  let database: Database;
  let editor: Record<string, string>;

  const call = ({ method, path }: Endpoint, ids: Record<string, string> = {}, payload?: object) => {
    const filled = { slug, ...ids };
    const url = path.replace(/:(\w+)/g, (_, name) => String(Reflect.get(filled, name)));
    return app.inject({
      method,
      url: `/api${url}`,
      headers: editor,
      ...(payload ? { payload } : {}),
    });
  };
  const read = async (): Promise<EditedProgram> =>
    showEditedProgram.answer.parse((await call(showEditedProgram)).json()).data.program;
  const queue = async (query = ''): Promise<AnswerOf<typeof listReviews>['data']> => {
    const { body } = await app.inject({ url: `/api/operator/catalog?${query}`, headers: editor });
    return listReviews.answer.parse(JSON.parse(body)).data;
  };
  const edit = (payload: object) =>
    call(editProgramFact, {}, { fact: 'funding', value: funding, ...source, ...payload });
  const factOf = (shown: EditedProgram) => shown.facts.find(({ fact }) => fact === 'funding');

  beforeAll(async () => {
    const hiddenAs = (one: CatalogProgram) => (one.slug === hidden.slug ? 'program' : null);
    const catalog = catalogStore(() => catalogOf(shippedCatalog().programs, { hiddenAs }));
    ({ app, database } = await buildTestApp({ clock: () => now, catalog }));
    const email = 'editor@example.com';
    const payload = { email, password: 'three blue doors' };
    const answer = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload });
    editor = { authorization: `Bearer ${answer.json().access_token}` };
    await runGrant(database, { command: 'grant', email, role: 'catalog', force: true });
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    for (const table of [catalogEdits, catalogFactChanges, catalogTasks, programViews]) {
      await database.delete(table);
    }
  });

  it('marks a program that the site hides, and does not show it to buyers', async () => {
    const { programs } = await queue(`search=${encodeURIComponent(hidden.slug)}`);
    expect(programs).toMatchObject([{ slug: hidden.slug, hiddenAs: 'program' }]);
    const shown = await call(showEditedProgram, { slug: hidden.slug });
    expect(shown.json().data.program).toMatchObject({ hiddenAs: 'program' });
    expect((await read()).hiddenAs).toBe(null);
    const buyers = await app.inject(`/api/quotes/programs/${hidden.id}`);
    expect(problemIn(buyers)).toMatchObject({ status: 404, code: 'program-hidden' });
  });

  it('shows buyers an edit immediately, keeps its history, and undoes it', async () => {
    const answer = await edit({ lastEditId: null });
    expect(answer.statusCode).toBe(201);
    const shown = await read();
    expect(factOf(shown)).toMatchObject({
      value: { ...funding, statusCheckedOn: '2026-11-20' },
      sourceUrl: source.sourceUrl,
      day: '2026-11-20',
      lastEditId: shown.history[0]?.id,
    });
    expect(shown.history).toMatchObject([
      {
        fact: 'funding',
        before: { status: program.status },
        by: 'editor@example.com',
        release: version,
      },
    ]);
    const buyers = async () => (await call(showProgram, { id: String(programId) })).json();
    expect((await buyers()).data.program.status).toBe('paused');

    const undone = await call(undoProgramEdit, { id: shown.history[0]?.id ?? '' });
    expect(undone.statusCode).toBe(201);
    expect(factOf(await read())).toMatchObject({ sourceUrl: null, lastEditId: null });
    expect((await read()).history[0]?.undoneAt).toBe(now.toISOString());
    expect((await buyers()).data.program.status).toBe(program.status);
  });

  it('shows editors and buyers the quote from the source', async () => {
    const words = 'The program is paused.';
    await edit({ lastEditId: null, words });
    const quote = { fact: 'funding', words, day: source.sourceDay };
    const shown = await read();
    expect(factOf(shown)?.quote).toEqual({ ...quote, url: source.sourceUrl });
    expect(shown.history[0]).toMatchObject({ quote: words });
    const { data } = (await call(showProgram, { id: String(programId) })).json();
    expect(data.program.sources.at(-1)).toMatchObject({ quotes: [quote] });
  });

  it('stores a conflicting value from another source, and lets an editor resolve the conflict', async () => {
    const other = {
      fact: 'rules.minCreditScore',
      value: program.rules.minCreditScore === 700 ? 710 : 700,
      url: 'https://other.example/rules',
      day: '2026-11-20',
    };
    const dispute = (value: object, lastEditId: string | null = null) =>
      edit({ fact: 'disputes', value, lastEditId });
    expect((await dispute([other])).statusCode).toBe(201);
    const shown = await read();
    expect(shown.facts.find(({ fact }) => fact === 'disputes')?.value).toEqual([other]);
    const buyers = async () => (await call(showProgram, { id: String(programId) })).json();
    expect((await buyers()).data.program.disputes).toEqual([other]);
    expect((await dispute([], shown.history[0]?.id ?? null)).statusCode).toBe(201);
    expect((await buyers()).data.program.disputes).toEqual([]);

    const wrong = await dispute(
      [{ ...other, value: 'high' }],
      (await read()).history[0]?.id ?? null,
    );
    expect(problemIn(wrong)).toMatchObject({ status: 400, fields: [{ field: 'value' }] });
  });

  it.each(['x'.repeat(201), 'Two\nlines', ''])(
    'rejects %j as a quote from a source',
    async (words) => {
      const { status, fields } = problemIn(await edit({ lastEditId: null, words }));
      expect([status, fields?.map(({ field }) => field)]).toEqual([400, ['words']]);
    },
  );

  it('rejects an edit with no source, an outdated version, or an unknown program', async () => {
    const refused = async (payload: object) => problemIn(await edit(payload));
    expect(await refused({ lastEditId: null, sourceUrl: '' })).toMatchObject({ status: 400 });
    expect(await refused({ lastEditId: null, sourceDay: '' })).toMatchObject({ status: 400 });
    await edit({ lastEditId: null });
    expect(await refused({ lastEditId: null })).toMatchObject({ code: 'fact-changed' });
    const unknown = await call(showEditedProgram, { slug: 'no-such-program' });
    expect(problemIn(unknown)).toMatchObject({ code: 'program-not-found' });
  });

  it('orders the queue by views and open tasks, and filters it', async () => {
    const all = await queue();
    expect(all.total).toBe(shippedCatalog().size);
    expect(all.programs).toHaveLength(30);
    expect((await queue('shown=60')).programs).toHaveLength(60);

    const own = async () =>
      (await queue(`search=${encodeURIComponent(slug)}`)).programs.find((row) => row.slug === slug);
    const before = (await own())?.views ?? 0;
    for (let i = 0; i < 40; i += 1) await call(showProgram, { id: String(programId) });
    const dnt = { dnt: '1' };
    await app.inject({ url: `/api/quotes/programs/${programId}`, headers: dnt });
    expect((await own())?.views).toBe(before + 40);

    expect((await queue('filter=tasks')).total).toBe(0);
    await addTask();
    const { programs, total } = await queue('filter=tasks');
    expect(total).toBe(1);
    expect(programs[0]).toMatchObject({ slug, openTasks: 1 });
    expect(programs[0]?.reasons).toContain('source-changed');
    expect((await queue('filter=edited')).total).toBe(0);
    await edit({ lastEditId: null });
    expect((await queue('filter=edited')).total).toBe(1);
    expect((await queue('filter=conflicts')).total).toBe(0);
  });

  it('reports a conflict for an edit that no longer applies', async () => {
    await database.insert(catalogEdits).values({
      number: 1,
      slug,
      fact: 'programName',
      fileValue: 'An old name',
      before: 'An old name',
      value: 'Ours',
      ...source,
      sourceDay: '2020-01-01',
      editorId: null,
      createdAt: now,
    });
    expect((await queue('filter=conflicts')).programs).toMatchObject([{ slug, conflicts: 1 }]);
    expect((await read()).history).toMatchObject([{ conflict: 'file-newer', by: null }]);
  });

  it('shows a change from the files with the source and date of the changed fact', async () => {
    const change = { slug, fact: 'amount', cause: 'files', createdAt: now, ...source } as const;
    await database.insert(catalogFactChanges).values({ ...change, id: 1 });
    expect((await read()).fileChanges).toMatchObject([{ fact: 'amount', ...source }]);
  });

  it.each([
    ['closesOn', { value: { ...funding, closesOn: '2027-13-01' } }],
    ['opensOn', { value: { ...funding, opensOn: '2027-02-30' } }],
    ['sourceDay', { sourceDay: '2026-02-30' }],
    ['sourceUrl', { sourceUrl: 'https://agency.example.gov@a.example/' }],
    ['programName', { fact: 'programName', value: 'a'.repeat(201) }],
    ['specifics.interestRate', { fact: 'specifics.interestRate', value: 'a '.repeat(501) }],
  ])('rejects an edit with an impossible date, URL, or text in %s', async (field, payload) => {
    const answer = await edit({ lastEditId: null, ...payload });
    expect(problemIn(answer)).toMatchObject({
      code: 'invalid-request',
      fields: [{ field, message: expect.stringMatching(/^\S+ must be /) }],
    });
    expect((await read()).history).toEqual([]);
  });

  it('still lists and shows a program whose edits are no longer valid', async () => {
    const stored = { slug, ...source, editorId: null, createdAt: now } as const;
    const { status, statusCheckedOn, opensOn, closesOn } = program;
    const before = { status, statusCheckedOn, opensOn, closesOn };
    const impossible = { ...before, status: 'open', closesOn: '2027-13-01' };
    const name = { fact: 'programName', fileValue: program.programName, value: 'Ours' } as const;
    await database.insert(catalogEdits).values([
      { ...stored, number: 1, fact: 'funding', fileValue: before, before, value: impossible },
      { ...stored, ...name, number: 2, before: name.fileValue, sourceUrl: 'https://a@b.example' },
    ]);
    expect((await queue('filter=conflicts')).programs).toMatchObject([{ slug, conflicts: 2 }]);
    const shown = await read();
    expect(shown.history).toMatchObject([
      { conflict: 'invalid', sourceUrl: 'https://a@b.example' },
      { conflict: 'invalid', value: impossible },
    ]);
    expect(factOf(shown)).toMatchObject({ value: before, sourceUrl: null });
    const undone = await call(undoProgramEdit, { id: shown.history[1]?.id ?? '' });
    expect(undone.statusCode).toBe(201);
  });

  it('closes a task only once', async () => {
    await addTask();
    const [task] = (await read()).tasks;
    const ids = { id: task?.id ?? '' };
    const outcome = { outcome: 'not-changed' };
    expect((await call(closeCatalogTask, ids, outcome)).statusCode).toBe(201);
    expect((await read()).tasks).toEqual([]);
    const again = await call(closeCatalogTask, ids, outcome);
    expect(problemIn(again)).toMatchObject({ code: 'fact-changed' });
  });

  async function addTask(): Promise<void> {
    const address = 'https://agency.example.gov/';
    const details = { address, before: null, after: null, problem: 'no answer' };
    const task = { kind: 'source-changed', details, programSlug: slug, subject: address } as const;
    await catalogTaskRepository.add(database, [task], now);
  }
});
