import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartFailure } from '../start-failure.ts';
import { migrationsFolder } from './migrations-folder.ts';

const Journal = z.object({ entries: z.array(z.object({ when: z.int(), tag: z.string() })) });
const Applied = z.tuple([
  z.object({ steps: z.coerce.number(), last: z.nullable(z.coerce.number()) }),
]);
const Found = z.tuple([z.object({ table: z.nullable(z.string()) })]);

/** How far a database's tables are. */
export interface MigrationState {
  /** Steps that the code knows, and steps that the database has had: a newer one's count too. */
  readonly expected: number;
  readonly applied: number;
  /** The newest step of the database, by which a backup names its shape; null before the first. */
  readonly last: number | null;
  readonly isNewer: boolean;
}

type Query = (sql: string) => Promise<unknown[]>;

/** Reads how far a database is, without changing it. */
export async function migrationState(query: Query): Promise<MigrationState> {
  const { entries } = Journal.parse(
    JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')),
  );
  const newest = Math.max(...entries.map(({ when }) => when));
  const [{ table }] = Found.parse(
    await query(`select to_regclass('drizzle.__drizzle_migrations')::text as table`),
  );
  if (table === null) return { expected: entries.length, applied: 0, last: null, isNewer: false };

  const [{ steps, last }] = Applied.parse(
    await query(
      'select count(*) as steps, max(created_at) as last from drizzle.__drizzle_migrations',
    ),
  );
  return { expected: entries.length, applied: steps, last, isNewer: (last ?? 0) > newest };
}

/** @throws {StartFailure} when the database has had steps that this code does not know */
export async function refuseNewer(query: Query): Promise<void> {
  const { isNewer } = await migrationState(query);
  if (!isNewer) return;
  throw new StartFailure(
    'the database was brought up to date by a newer Latchkey. Start that one, or restore a backup ' +
      'from before the upgrade into an empty database.',
  );
}
