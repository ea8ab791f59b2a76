import type { FastifyInstance } from 'fastify';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type DataFixture,
  dataFixture,
  otherProcess,
  withinASecond,
} from '../../../test/open-data/data-fixture.ts';
import { catalogFactChanges } from '../../db/schema.ts';
import { recordFileChanges } from '../../programs/edits/record-changes.ts';

type NewChange = typeof catalogFactChanges.$inferInsert;

const paused = { status: 'paused', statusCheckedOn: null, opensOn: null, closesOn: null };

describe('the feeds of changes', () => {
  let fixture: DataFixture;
  let app: FastifyInstance;

  beforeAll(async () => {
    fixture = await dataFixture();
    ({ app } = fixture);
  });
  beforeEach(() => fixture.clear());
  afterAll(() => fixture.close());

  const bodyAt = async (url: string, at = app) => (await at.inject(url)).body;
  const titlesAt = async (url = '/changes.atom', at = app) =>
    parseAtomFeed(await bodyAt(url, at)).entries?.map(({ title }) => title?.value) ?? [];

  it('describes a change with the wording of a notice: program, fact, old and new value, source and day', async () => {
    const { program, edit } = fixture;
    await edit('funding', paused);
    const words = {
      title: `${program.fullName}: Funding`,
      text: 'before: open, now: paused · agency.example.gov, Nov 30, 2026',
      page: `http://localhost:3000/program/${program.slug}`,
      source: 'https://agency.example.gov/news?a=1&b=2',
    };
    const [atom] = parseAtomFeed(await bodyAt('/changes.atom')).entries ?? [];
    expect(atom).toMatchObject({
      title: { value: words.title },
      summary: { value: words.text },
      links: [
        { href: words.page, rel: 'alternate' },
        { href: words.source, rel: 'via' },
      ],
      updated: '2026-12-01T10:00:00.000Z',
    });
    const [json] = parseJsonFeed(await bodyAt('/changes.json')).items ?? [];
    expect(json).toMatchObject({
      title: words.title,
      content_text: words.text,
      url: words.page,
      external_url: words.source,
    });
    const { items } = JSON.parse(await bodyAt('/changes.json'));
    expect(items[0]._change).toMatchObject({
      program: program.slug,
      fact: 'funding',
      before: { status: 'open' },
      now: { status: 'paused', statusCheckedOn: '2026-11-30' },
      source_url: words.source,
      source_day: '2026-11-30',
    });
  });

  it.each(['/changes', '/changes/mi'])('follows RFC 4287 and JSON Feed 1.1 at %s', async (path) => {
    await fixture.edit('rules.minCreditScore', 600);
    const atom = parseAtomFeed(await bodyAt(`${path}.atom`));
    const address = `http://localhost:3000${path}`;
    expect(atom).toMatchObject({ id: `${address}.atom`, updated: '2026-12-01T10:00:00.000Z' });
    expect(atom.title?.value).toMatch(/^Latchkey: changes in down payment programs of /);
    expect(atom.authors).toEqual([{ name: 'Latchkey' }]);
    expect(atom.links).toContainEqual({ rel: 'self', href: `${address}.atom` });
    for (const { id, title, updated, links } of atom.entries ?? []) {
      expect([id, title?.value, updated, links?.[0]?.href].every(Boolean)).toBe(true);
    }
    const json = JSON.parse(await bodyAt(`${path}.json`));
    expect(json.version).toBe('https://jsonfeed.org/version/1.1');
    expect(parseJsonFeed(json)).toMatchObject({
      feed_url: `${address}.json`,
      home_page_url: 'http://localhost:3000/data',
      items: [{ id: `http://localhost:3000/changes#1`, content_text: expect.any(String) }],
    });
  });

  it("returns a valid feed with the catalog's date if nothing has changed", async () => {
    const atom = parseAtomFeed(await bodyAt('/changes.atom'));
    expect(atom.updated).toBe('2026-11-23T00:00:00.000Z');
    expect(atom.entries).toBeUndefined();
    expect(JSON.parse(await bodyAt('/changes.json')).items).toEqual([]);
  });

  it('shows an edit from another process within a second, and removes it once it is undone', async () => {
    const other = await otherProcess(fixture);
    expect(await titlesAt('/changes.atom', other)).toEqual([]);
    await fixture.edit('rules.minCreditScore', 600);
    const title = `${fixture.program.fullName}: Minimum credit score`;
    await vi.waitFor(async () => {
      expect(await titlesAt('/changes.atom', other)).toEqual([title]);
    }, withinASecond);
    expect(await titlesAt()).toEqual([title]);
    await fixture.undo('rules.minCreditScore');
    await vi.waitFor(
      async () => expect(await titlesAt('/changes.atom', other)).toEqual([]),
      withinASecond,
    );
    expect(await titlesAt()).toEqual([]);
    await other.close();
  });

  it("lists a program's change only in the feed of the program's state", async () => {
    await fixture.edit('rules.minCreditScore', 600);
    expect((await titlesAt('/changes/mi.atom')).length).toBe(1);
    expect(await titlesAt('/changes/oh.atom')).toEqual([]);
  });

  it('omits hidden programs, wording changes, and values that were only confirmed', async () => {
    const { program, hidden, edit } = fixture;
    await edit('rules.minCreditScore', 600, hidden);
    await edit('specifics.interestRate', 'No interest.');
    await edit('funding', { ...paused, status: program.status });
    expect(await titlesAt()).toEqual([]);
    expect(await bodyAt('/changes/mi.json')).not.toContain(hidden.slug);
  });

  it('lists new and removed programs, also in the feeds of their states', async () => {
    const { database, store, program, hidden } = fixture;
    const now = new Date('2026-12-01T10:00:00Z');
    const without = (...slugs: string[]) => store.files.filter(({ slug }) => !slugs.includes(slug));
    await recordFileChanges(database, without(program.slug), now);
    await recordFileChanges(database, store.files, now);
    await vi.waitFor(async () => {
      expect(await titlesAt('/changes/mi.atom')).toEqual([
        `${program.fullName}: New in our catalog`,
      ]);
    });
    await recordFileChanges(database, without(program.slug, hidden.slug), now);
    await vi.waitFor(async () => {
      expect((await titlesAt('/changes/mi.atom'))[0]).toBe(
        `${program.fullName}: No longer in our catalog`,
      );
    });
    expect(await bodyAt('/changes.json')).not.toContain(hidden.slug);
  });

  /** Records changes from the catalog's files. */
  const record = (
    count: number,
    change: (index: number) => Pick<NewChange, 'fact' | 'oldValue' | 'newValue'>,
    { after = 0, day = '2026-12-01' } = {},
  ) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      ...change(index),
      id: after + index + 1,
      slug: fixture.program.slug,
      sourceUrl: null,
      sourceDay: '2026-11-30',
      cause: 'files' as const,
      createdAt: new Date(`${day}T10:00:00Z`),
    }));
    return fixture.database.insert(catalogFactChanges).values(rows);
  };
  const score = (index: number) => ({
    fact: 'rules.minCreditScore' as const,
    oldValue: 500 + index,
    newValue: 501 + index,
  });

  it.each([398, 399, 400, 800])(
    'keeps listing a change after a release that confirmed facts %i times',
    async (count) => {
      await record(1, score);
      const day = (index: number) => new Date(index * 86_400_000).toISOString().slice(0, 10);
      const checked = (index: number) => ({
        fact: 'checkedOn' as const,
        oldValue: day(index),
        newValue: day(index + 1),
      });
      const confirmed = (index: number) => ({
        fact: 'funding' as const,
        oldValue: { ...paused, statusCheckedOn: day(index) },
        newValue: { ...paused, statusCheckedOn: day(index + 1) },
      });
      await record(count, confirmed, { after: 1 });
      await record(450, checked, { after: count + 1, day: '2026-12-02' });
      const title = `${fixture.program.fullName}: Minimum credit score`;
      await vi.waitFor(async () => expect(await titlesAt()).toEqual([title]));
      const { headers } = await app.inject('/data/programs.csv');
      expect(headers['last-modified']).toBe('Wed, 02 Dec 2026 10:00:00 GMT');
    },
  );

  it('keeps only the newest 200 changes', async () => {
    await record(210, score);
    const ids = async () => {
      const { items } = JSON.parse(await bodyAt('/changes.json'));
      return items.map(({ id }: { id: string }) => Number(id.split('#')[1]));
    };
    await vi.waitFor(async () => expect((await ids()).length).toBe(200));
    expect([(await ids()).at(0), (await ids()).at(-1)]).toEqual([210, 11]);
  });

  it("escapes an editor's text, so that it never becomes markup", async () => {
    const { program, edit } = fixture;
    await edit('fullName', '<script>alert("1")</script> & co');
    await edit('rules.minCreditScore', 600);
    const body = await bodyAt('/changes.atom');
    expect(body).not.toContain('<script');
    expect(await titlesAt()).toEqual(['<script>alert("1")</script> & co: Minimum credit score']);
    expect(program.fullName).not.toContain('<');
  });
});
