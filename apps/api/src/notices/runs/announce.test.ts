import { CatalogProgram } from '@latchkey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NoticeSite, openNoticeSite } from '../../../test/notices/notice-site.ts';
import { shippedCatalog } from '../../../test/test-data.ts';
import { readConfig } from '../../config.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { noticeSubscriptions } from '../../db/schema.ts';
import { catalogOf } from '../../programs/catalog.ts';
import { catalogStore } from '../../programs/catalog-store.ts';
import { followEdits } from '../../programs/edits/follow-edits.ts';
import { announceEdit } from './announce.ts';

const { notices } = readConfig({ NOTICE_HOURS: '0-24' });
const shipped = shippedCatalog();
const [program] = shipped.programs;
if (!program) throw new Error('The shipped catalog is empty');

describe('announcing changes', () => {
  let files = shipped.all;
  const store = catalogStore(() => catalogOf(files, shipped));
  let site: NoticeSite;

  beforeAll(async () => {
    site = await openNoticeSite({ catalog: store, notices });
  });
  afterAll(() => site.close());

  it('announces a change in the catalog files at once', async () => {
    const { app, database, mails } = site;
    const edits = await followEdits({
      database,
      clock: () => new Date(),
      store,
      log: app.log,
      announce: () => app.announceFiles(),
    });
    const now = new Date();
    await database.insert(noticeSubscriptions).values({
      id: crypto.randomUUID(),
      email: 'ada@example.com',
      kind: 'program',
      subject: program.slug,
      language: 'en',
      throughChange: 0,
      createdAt: now,
      confirmedAt: now,
    });
    const paused = CatalogProgram.parse({ ...program, status: 'paused' });
    files = files.map((each) => (each.slug === program.slug ? paused : each));
    store.reload();
    await edits.recordFiles();
    edits.end();
    expect((await mails.nextMail('ada@example.com')).content).toContain(program.fullName);
  });

  it.each([
    [20 * 60_000, '2026-11-23T12:20:05.000Z'],
    [0, undefined],
  ])('announces an edit after its waiting time of %d ms', async (bundleMs, expected) => {
    const starts: (string | undefined)[] = [];
    const add: JobQueue['add'] = async (_, __, ___, start) =>
      void starts.push(start?.toISOString());
    const clock = () => new Date('2026-11-23T12:00:00Z');
    await announceEdit({ jobs: { add }, clock, bundleMs }, site.database);
    expect(starts).toEqual([expected]);
  });
});
