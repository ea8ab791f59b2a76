import { randomUUID } from 'node:crypto';
import { CatalogProgram, factsOf, overlaidCatalog } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { oldDatabase } from '../../../test/db/old-database.ts';
import { funding, program } from '../../../test/notices/test-runs.ts';
import { sampleQuote } from '../../../test/samples.ts';
import { shippedReference } from '../../../test/test-data.ts';
import { upToDate } from '../../db/embedded.ts';
import type { QueuedPglite } from '../../db/queued-pglite.ts';
import { readEdition } from '../../notices/runs/edition.ts';
import * as runRepository from '../../notices/runs/repository.ts';
import { runQuote } from '../../notices/runs/run-quote.ts';
import { catalogOf } from '../catalog.ts';
import { recordFileChanges } from './record-changes.ts';
import * as editRepository from './repository.ts';

/** The last migration in the first release that had edits. */
const LAST = '0016_program_views';

const variant = (slug: string, id: number, changes: Partial<CatalogProgram> = {}) =>
  CatalogProgram.parse({ ...program, slug, id, checkedOn: '2026-11-01', ...changes });
const old = {
  kept: variant('us-kept', 1_000_001),
  conflict: variant('us-conflict', 1_000_002),
  changed: variant('us-changed', 1_000_003),
};
const later = { checkedOn: '2026-11-22', statusCheckedOn: '2026-11-22' };
const release = [
  { ...old.kept, checkedOn: later.checkedOn, agencyName: 'Renamed Agency' },
  { ...old.conflict, ...later, status: 'waitlist' as const },
  { ...old.changed, ...later, maxAmount: 12_000 },
];

describe('an upgrade of a database with edits', () => {
  /**
   * Creates the database of the old release: two edits, a saved quote, and the facts that buyers
   * saw.
   */
  async function oldRelease(): Promise<QueuedPglite> {
    const client = await oldDatabase(LAST);
    const paused = { ...funding('paused'), statusCheckedOn: '2026-11-20' };
    const edit = `insert into catalog_edits (number, slug, fact, file_value, before, value, source_url,
      source_day, created_at) values ($1, $2, 'funding', $3, $3, $4, 'https://agency.example.gov/',
      '2026-11-20', '2026-11-20')`;
    for (const [number, { slug, ...own }] of [old.kept, old.conflict].entries()) {
      const { statusCheckedOn } = own;
      const file = JSON.stringify({ ...funding('open'), statusCheckedOn });
      await client.query(edit, [number + 1, slug, file, JSON.stringify(paused)]);
    }
    for (const one of Object.values(old)) {
      const facts = JSON.stringify(factsOf(one));
      await client.query('insert into catalog_served values ($1, $2, $3)', [
        one.slug,
        'old',
        facts,
      ]);
    }
    const userId = randomUUID();
    await client.query(
      `insert into users (id, email, metadata, created_at, updated_at)
       values ($1, 'ada@example.com', '{}', '2026-11-01', '2026-11-01')`,
      [userId],
    );
    await client.query(
      `insert into quotes (id, user_id, answers, created_at, updated_at)
       values ($1, $2, $3, '2026-11-01', '2026-11-01')`,
      [randomUUID(), userId, JSON.stringify(sampleQuote)],
    );
    return client;
  }

  it("keeps newer edits, lists conflicts, and finds the release's changes", async () => {
    const client = await oldRelease();
    const database = await upToDate(client);
    const edits = await editRepository.active(database);
    const { programs, conflicts } = overlaidCatalog(release, edits);
    expect(programs).toMatchObject([
      { status: 'paused', agencyName: 'Renamed Agency' },
      { status: 'waitlist' },
      { status: 'open', maxAmount: 12_000 },
    ]);
    expect(conflicts.map(({ edit, reason }) => [edit.slug, reason])).toEqual([
      ['us-conflict', 'file-newer'],
    ]);

    const now = new Date('2026-11-23T09:00:00Z');
    await recordFileChanges(database, release, now);
    const [shipped] = shippedReference().mortgageRates;
    const night = new Date('2026-11-24T09:00:00Z');
    const edition = await readEdition(database, {
      catalog: catalogOf(programs),
      shipped,
      now: night,
      bundleMs: 0,
    });
    const owners = await runRepository.owners(database, 'all', undefined, 10);
    const [quote] = await runRepository.quotesOf(database, owners);
    if (!quote) throw new RangeError('The quote is gone');
    const { changes } = runQuote(shippedReference(), edition, quote);
    expect(changes.map((one) => [one.kind, 'programId' in one && one.programId])).toEqual([
      ['closed', 1_000_001],
      ['closed', 1_000_002],
      ['amount', 1_000_003],
    ]);
    await client.close();
  });
});
