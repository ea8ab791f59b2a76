import { randomUUID } from 'node:crypto';
import type { CatalogProgram, FactName } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../src/db/database.ts';
import { catalogEdits, catalogFactChanges, catalogServed } from '../../src/db/schema.ts';
import type { Dependencies } from '../../src/dependencies.ts';
import { catalogOf } from '../../src/programs/catalog.ts';
import { type CatalogStore, catalogStore } from '../../src/programs/catalog-store.ts';
import { editFact, showEdits, undoEdit } from '../../src/programs/edits/change-fact.ts';
import { followEdits } from '../../src/programs/edits/follow-edits.ts';
import * as editRepository from '../../src/programs/edits/repository.ts';
import { buildTestApp, buildTestAppOn } from '../test-app.ts';
import { shippedCatalog } from '../test-data.ts';

/** The path and the content type of each kind of file. */
export const dataAddresses = [
  ['/data/programs.json', 'application/json; charset=utf-8'],
  ['/data/programs.csv', 'text/csv; charset=utf-8'],
  ['/data/sources.csv', 'text/csv; charset=utf-8'],
  ['/data/counties.csv', 'text/csv; charset=utf-8'],
  ['/data/schema.json', 'application/json; charset=utf-8'],
  ['/data/datapackage.json', 'application/json; charset=utf-8'],
  ['/data/data.json', 'application/json; charset=utf-8'],
  ['/changes.atom', 'application/atom+xml; charset=utf-8'],
  ['/changes.json', 'application/feed+json; charset=utf-8'],
  ['/changes/mi.atom', 'application/atom+xml; charset=utf-8'],
  ['/changes/mi.json', 'application/feed+json; charset=utf-8'],
  ['/calendar/mi.ics', 'text/calendar; charset=utf-8'],
] as const;

const source = { sourceUrl: 'https://agency.example.gov/news?a=1&b=2', sourceDay: '2026-11-30' };

const clock = () => new Date('2026-12-01T10:00:00Z');

/** A site whose facts a test edits. */
export interface DataFixture {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly store: CatalogStore;
  /** A Michigan program that the tests edit. */
  readonly program: CatalogProgram;
  /** Another Michigan program. The site hides it. */
  readonly hidden: CatalogProgram;
  edit(fact: FactName, value: unknown, of?: CatalogProgram): Promise<void>;
  /** Undoes the latest edit of a fact. */
  undo(fact: FactName, of?: CatalogProgram): Promise<void>;
  /** Removes all edits and changes. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Options for an edit that must appear in every process within a second. */
export const withinASecond = { timeout: 1_000, interval: 50 };

/**
 * Builds a second server on the fixture's database. The server has its own catalog, which follows
 * edits.
 */
export async function otherProcess(
  { database, store: { catalog } }: DataFixture,
  changes: Partial<Dependencies> = {},
): Promise<FastifyInstance> {
  const { hiddenAs } = catalog;
  const store = catalogStore(() => catalogOf(shippedCatalog().programs, { hiddenAs }));
  const app = await buildTestAppOn(database, { clock, catalog: store, ...changes });
  const edits = await followEdits({ database, clock, store, log: app.log });
  const end = app.close.bind(app);
  const close = async () => {
    edits.end();
    await end();
  };
  return Object.assign(app, { close });
}

export async function dataFixture(changes: Partial<Dependencies> = {}): Promise<DataFixture> {
  const [program, hidden] = shippedCatalog().programs.filter(
    ({ coverage, status }) => coverage.state === 'MI' && status === 'open',
  );
  if (!(program && hidden)) throw new Error('Michigan has no open programs');
  const store = catalogStore(() =>
    catalogOf(shippedCatalog().programs, {
      hiddenAs: ({ slug }) => (slug === hidden.slug ? 'program' : null),
    }),
  );
  const { app, database } = await buildTestApp({ clock, catalog: store, ...changes });
  const context = { database, clock, store };
  const editorId = randomUUID();
  const latest = async (slug: string, fact: FactName) =>
    editRepository.latestEdit(await editRepository.active(database), slug, fact)?.id ?? null;
  return {
    app,
    database,
    store,
    program,
    hidden,
    async edit(fact, value, { slug } = program) {
      const lastEditId = await latest(slug, fact);
      await editFact(context, { slug, fact, value, lastEditId, editorId, ...source });
    },
    async undo(fact, { slug } = program) {
      await undoEdit(context, { slug, id: (await latest(slug, fact)) ?? '', editorId });
    },
    async clear() {
      for (const table of [catalogEdits, catalogFactChanges, catalogServed]) {
        await database.delete(table);
      }
      await showEdits({ database, store });
    },
    close: () => app.close(),
  };
}
