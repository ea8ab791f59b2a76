import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartFailure } from '../process/start-failure.ts';
import { migrationsFolder } from './migrations-folder.ts';

const Journal = z.object({ entries: z.array(z.object({ when: z.int(), tag: z.string() })) });
const Applied = z.tuple([
  z.object({ steps: z.coerce.number(), last: z.nullable(z.coerce.number()) }),
]);
const JournalTable = z.tuple([z.object({ table: z.nullable(z.string()) })]);

/** The migrations of a database, compared with those in the code. */
export interface MigrationState {
  /** Number of migrations in this version of the code. */
  readonly expected: number;
  /** Number of migrations applied to the database, including those from a newer version. */
  readonly applied: number;
  /**
   * Time of the database's latest migration, recorded in backups. Null if there are no migrations.
   */
  readonly last: number | null;
  readonly isNewer: boolean;
}

type Query = (sql: string) => Promise<unknown[]>;

/** Reads a database's migration state without changing the database. */
export async function migrationState(query: Query): Promise<MigrationState> {
  const { entries } = Journal.parse(
    JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')),
  );
  const newest = Math.max(...entries.map(({ when }) => when));
  const [{ table }] = JournalTable.parse(
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

/** @throws {StartFailure} when the database has migrations that this code does not have */
export async function refuseNewer(query: Query): Promise<void> {
  const { isNewer } = await migrationState(query);
  if (!isNewer) return;
  throw new StartFailure(
    'a newer version of Latchkey migrated the database. Start that version, or restore a backup ' +
      'from before the upgrade into an empty database.',
  );
}
