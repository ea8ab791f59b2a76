import { randomUUID } from 'node:crypto';
import { CatalogProgram } from '@latchkey/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import type { Connection } from '../../db/database.ts';
import { asc } from '../../db/drizzle.ts';
import { catalogEdits, catalogFactChanges, catalogServed } from '../../db/schema.ts';
import { Failure } from '../../process/failure.ts';
import { loadCatalog } from '../../reference-data/load-catalog.ts';
import { catalogOf } from '../catalog.ts';
import { type CatalogStore, catalogStore } from '../catalog-store.ts';
import { editFact, undoEdit } from './change-fact.ts';
import { type FollowedEdits, followEdits } from './follow-edits.ts';
import { recordFileChanges } from './record-changes.ts';
import * as editRepository from './repository.ts';

const [first, second] = loadCatalog();
if (!first || !second) throw new Error('The shipped catalog must have two programs');
const file = CatalogProgram.parse({
  ...first,
  checkedOn: '2026-11-01',
  statusCheckedOn: '2026-10-30',
  status: 'open',
  sources: [
    { url: 'https://agency.example.gov/funds', asOf: '2026-10-30', supports: 'status' },
    { url: 'https://agency.example.gov/guide', asOf: '2025-04', supports: 'amount, score' },
  ],
});
const editorId = randomUUID();
const source = { sourceUrl: 'https://agency.example.gov/rules', sourceDay: '2026-11-20' };
const now = new Date('2026-11-23T10:00:00Z');
const clock = () => now;

describe('editing a fact', () => {
  let connection: Connection;
  let files = [file, second];
  let store: CatalogStore;

  const context = () => ({ database: connection.database, clock, store });
  const edit = (changes: object = {}) =>
    editFact(context(), {
      slug: file.slug,
      fact: 'programName',
      value: 'Ours',
      lastEditId: null,
      editorId,
      ...source,
      ...changes,
    });
  const undo = (one: { readonly id: string } | undefined) =>
    undoEdit(context(), { slug: file.slug, id: one?.id ?? '', editorId });
  const refusal = (changes: object) => edit(changes).catch((error: unknown) => error);
  const served = () => store.catalog.find(file.id);
  const active = () => editRepository.active(connection.database);
  const changes = async () => {
    const rows = await connection.database
      .select()
      .from(catalogFactChanges)
      .orderBy(asc(catalogFactChanges.id));
    return rows.map(({ slug, fact, oldValue, newValue, cause }) => ({
      slug,
      fact,
      oldValue,
      newValue,
      cause,
    }));
  };

  /** Returns each recorded change, with its source and date. */
  const citations = async () => {
    const { id, fact, sourceUrl, sourceDay } = catalogFactChanges;
    const rows = await connection.database
      .select({ fact, sourceUrl, sourceDay })
      .from(catalogFactChanges)
      .orderBy(asc(id));
    return rows.map((row) => [row.fact, row.sourceUrl, row.sourceDay]);
  };

  beforeAll(async () => {
    connection = await openTestDatabase();
  });

  afterAll(() => connection.close());

  beforeEach(async () => {
    const { database } = connection;
    for (const table of [catalogEdits, catalogFactChanges, catalogServed]) {
      await database.delete(table);
    }
    files = [file, second];
    store = catalogStore(() => catalogOf(files));
    await recordFileChanges(database, files, now);
  });

  it('shows the edit and its source immediately, and records it in the same transaction', async () => {
    await edit();
    expect(served()).toMatchObject({ programName: 'Ours' });
    expect(served()?.sources.at(-1)).toMatchObject({ url: source.sourceUrl, asOf: '2026-11-20' });
    expect(await connection.database.select().from(catalogFactChanges)).toEqual([
      {
        id: 1,
        slug: file.slug,
        fact: 'programName',
        oldValue: file.programName,
        newValue: 'Ours',
        ...source,
        cause: 'edit',
        editId: (await active())[0]?.id,
        createdAt: now,
      },
    ]);
  });

  it("sets the dates of the funding status and the last check to the source's date", async () => {
    await edit({ fact: 'funding', value: { status: 'paused', opensOn: null, closesOn: null } });
    await edit({ fact: 'checkedOn', value: null });
    expect(served()).toMatchObject({
      status: 'paused',
      statusCheckedOn: '2026-11-20',
      checkedOn: '2026-11-20',
    });
  });

  it("adds the source's quote to an unchanged value, in every process", async () => {
    const { database } = connection;
    const before = await editRepository.revision(database);
    const words = { value: file.programName, quote: 'It is called so.' };
    await edit(words);
    expect(served()?.sources.at(-1)?.quotes).toHaveLength(1);
    expect([await changes(), await editRepository.revision(database)]).toEqual([[], before + 1]);
    const [first] = await active();
    expect(await refusal({ ...words, lastEditId: first?.id })).toBeInstanceOf(Failure);
    await undo(first);
    expect(served()?.sources).toEqual(file.sources);
    expect(await editRepository.revision(database)).toBe(before + 2);
  });

  it('restores the previous value when the edit is undone', async () => {
    await edit();
    const [one] = await active();
    await edit({ value: 'Ours again', lastEditId: one?.id });
    const [, two] = await active();
    await undo(two);
    expect(served()?.programName).toBe('Ours');
    await undo(one);
    expect(served()).toEqual(file);
    expect((await changes()).map(({ newValue }) => newValue)).toEqual([
      'Ours',
      'Ours again',
      'Ours',
      file.programName,
    ]);
    const again = undo(one);
    await expect(again).rejects.toThrow(new Failure('fact-changed'));
  });

  it('records the source and date of the restored value when the edit is undone', async () => {
    const paused = { status: 'paused', opensOn: null, closesOn: null };
    const amount = { maxAmount: 9_000, maxPercent: null, percentOf: null };
    await edit({ fact: 'amount', value: amount });
    await edit({ fact: 'funding', value: paused });
    const ownRules = { sourceUrl: 'https://agency.example.gov/own', sourceDay: '2026-11-22' };
    const lastEditId = (await active()).find(({ fact }) => fact === 'amount')?.id;
    await edit({ fact: 'amount', value: { ...amount, maxAmount: 8_000 }, lastEditId, ...ownRules });
    for (const one of (await active()).toReversed()) await undo(one);
    expect(served()).toEqual(file);
    expect((await citations()).slice(3)).toEqual([
      ['amount', source.sourceUrl, source.sourceDay],
      ['funding', 'https://agency.example.gov/funds', '2026-10-30'],
      ['amount', 'https://agency.example.gov/guide', '2026-11-01'],
    ]);
  });

  it('does not cite an earlier edit if the files have a newer value', async () => {
    await edit({ sourceDay: '2026-11-10' });
    files = [{ ...file, programName: 'Theirs', checkedOn: '2026-11-15' }, second];
    store.reload();
    await recordFileChanges(connection.database, files, now);
    const lastEditId = (await active())[0]?.id;
    await edit({ value: 'Ours again', lastEditId });
    await undo((await active())[1]);
    expect(served()?.programName).toBe('Theirs');
    expect((await citations()).at(-1)).toEqual([
      'programName',
      'https://agency.example.gov/funds',
      '2026-11-15',
    ]);
  });

  it('does not affect the source and date that are recorded for a change from the files', async () => {
    await edit({ fact: 'checkedOn', value: null });
    const rules = { ...file.rules, minCreditScore: 660 };
    const shared = { ...file, rules, status: 'paused', checkedOn: '2026-11-12' } as const;
    files = [{ ...shared, statusCheckedOn: '2026-11-11' }, second];
    await recordFileChanges(connection.database, files, now);
    expect((await citations()).slice(1)).toEqual([
      ['funding', 'https://agency.example.gov/funds', '2026-11-11'],
      ['rules.minCreditScore', 'https://agency.example.gov/guide', '2026-11-12'],
    ]);
  });

  it('rejects the edit if another editor saved first', async () => {
    await edit();
    expect(await refusal({ value: 'Late' })).toMatchObject({ code: 'fact-changed' });
    expect(served()?.programName).toBe('Ours');
    const both = [edit({ fact: 'fullName', value: 'A' }), edit({ fact: 'fullName', value: 'B' })];
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it.each([
    [{ slug: 'no-such-program' }, 'program-not-found', undefined],
    [{ value: '' }, 'invalid-request', 'programName'],
    [{ fact: 'rules.minCreditScore', value: 9_000 }, 'invalid-request', 'rules.minCreditScore'],
    [{ fact: 'funding', value: { status: 'closed' } }, 'invalid-request', 'status'],
    [{ value: file.programName }, 'invalid-request', 'value'],
    [{ sourceDay: '2026-11-24' }, 'invalid-request', 'sourceDay'],
  ])('rejects the edit %j as %s', async (wrong, code, field) => {
    const failure = await refusal(wrong);
    expect(failure).toMatchObject({ code });
    if (field !== undefined) expect(failure).toMatchObject({ fields: [{ field }] });
    expect(await changes()).toEqual([]);
    expect(served()).toBe(file);
  });

  it('rejects the edit if it makes the program hard to read', async () => {
    const value = Array.from(
      { length: 20 },
      () =>
        'Applicants demonstrating insufficient pecuniary resources ordinarily necessitate supplementary documentation.',
    );
    expect(await refusal({ fact: 'specifics.benefits', value })).toMatchObject({
      fields: [{ code: 'too-hard-to-read' }],
    });
  });

  it("keeps the edit after a new release, and records the release's own changes", async () => {
    await edit();
    files = [
      { ...file, agencyName: 'Renamed Agency' },
      { ...second, id: 999_999, slug: 'brand-new' },
    ];
    store.reload();
    expect(served()).toMatchObject({ programName: 'Ours', agencyName: 'Renamed Agency' });

    const { database } = connection;
    expect(await recordFileChanges(database, files, now)).toBe(3);
    expect(await recordFileChanges(database, files, now)).toBe(0);
    const cause = 'files';
    expect((await changes()).slice(1)).toEqual([
      {
        slug: file.slug,
        fact: 'agencyName',
        oldValue: file.agencyName,
        newValue: 'Renamed Agency',
        cause,
      },
      expect.objectContaining({ slug: 'brand-new', fact: 'program', oldValue: null, cause }),
      expect.objectContaining({ slug: second.slug, fact: 'program', newValue: null, cause }),
    ]);
  });

  it('replaces the edit with a newer fact from a release, and records that change', async () => {
    await edit();
    files = [{ ...file, programName: 'Theirs', checkedOn: '2026-11-22' }, second];
    store.reload();
    expect(served()?.programName).toBe('Theirs');
    await recordFileChanges(connection.database, files, now);
    expect((await changes()).at(-1)).toMatchObject({
      fact: 'programName',
      oldValue: 'Ours',
      newValue: 'Theirs',
    });
  });

  it('records a change from the files once when several processes start at the same time', async () => {
    files = [{ ...file, programName: 'Theirs' }, second];
    const starts = Array.from({ length: 4 }, () =>
      recordFileChanges(connection.database, files, now),
    );
    expect((await Promise.all(starts)).toSorted()).toEqual([0, 0, 0, 1]);
  });

  it('shows the edit in another process within seconds, and in a process that starts later', async () => {
    const { database } = connection;
    const log = { info: () => {}, warn: () => {} };
    const other = catalogStore(() => catalogOf(files));
    const ends: FollowedEdits[] = [];
    ends.push(await followEdits({ database, clock, store: other, log }));
    await edit();
    await vi.waitFor(() => expect(other.catalog.find(file.id)?.programName).toBe('Ours'), 60_000);

    const late = catalogStore(() => catalogOf(files));
    ends.push(await followEdits({ database, clock, store: late, log }));
    expect(late.catalog.find(file.id)?.programName).toBe('Ours');
    for (const { end } of ends) end();
  });
});
