import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newServerDatabase } from '../../../test/db/test-database.ts';
import { sampleQuote } from '../../../test/samples.ts';
import { connect } from '../connect.ts';
import { usualDatabaseSettings } from '../database-settings.ts';
import { migrationState } from '../migration-state.ts';
import { quotes, serverSecrets, users } from '../schema.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { openSession, type Place, type Session } from './session.ts';
import { rowsIn, tablesInOrder } from './tables.ts';

const now = new Date('2026-03-04T05:06:07.089Z');
const userId = '8c0f3c53-5c37-4bb0-9f9f-2c8f4d6b1f01';
const times = { createdAt: now, updatedAt: now };
const metadata = {
  full_name: 'Ada “Buyer”\r\n\t\\\u2028\u2029\u0085',
  'a key': [1, null, { deep: '🏠' }],
};
const secret = Buffer.from([0, 1, 255, 10, 9]);

describe('backup and restore', () => {
  /** An empty embedded database that each test copies. Creating a new one takes seconds. */
  const prepared = mkdtempSync(join(tmpdir(), 'latchkey-'));
  let folder: string;
  let opened: Session[];

  /** Creates a database with the current tables and no rows. */
  const emptyPlace = async (name: string): Promise<Place> => {
    const dataDir = join(folder, name);
    if (inject('postgres')) return { databaseUrl: await newServerDatabase(), dataDir };
    cpSync(prepared, dataDir, { recursive: true });
    return { databaseUrl: undefined, dataDir };
  };

  const fill = async (place: Place, howMany: number) => {
    const { database, close } = await connect(place);
    await database
      .insert(users)
      .values({ id: userId, email: 'ada@example.com', metadata, ...times });
    await database.insert(serverSecrets).values({ name: 'odd bytes', value: secret });
    const rows = Array.from({ length: howMany }, () => ({
      id: crypto.randomUUID(),
      userId,
      answers: { ...sampleQuote, profession: [] },
      ...times,
    }));
    if (howMany > 0) await database.insert(quotes).values(rows);
    await close();
  };

  const session = async (place: Place) => {
    const one = await openSession(place);
    opened.push(one);
    return one;
  };

  const done = async (one: Session) => {
    opened = opened.filter((each) => each !== one);
    await one.close();
  };

  const saved = async (place: Place, file: string) => {
    const one = await session(place);
    const rows = await backUp(one, file, now);
    await done(one);
    return rows;
  };

  const contents = async (one: Session) => {
    const tables: [string, unknown[]][] = [];
    for (const table of await tablesInOrder(one)) {
      const rows = `select each::text from public."${table}" each order by 1`;
      tables.push([table, await one.query(rows)]);
    }
    return tables;
  };

  beforeAll(async () => {
    await (await connect({ databaseUrl: undefined, dataDir: prepared })).close();
  });

  afterAll(() => rmSync(prepared, { recursive: true }));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'latchkey-'));
    opened = [];
  });

  afterEach(async () => {
    for (const one of opened) await one.close();
    rmSync(folder, { recursive: true });
  });

  it('restores every row unchanged', async () => {
    const [from, to] = [await emptyPlace('from'), await emptyPlace('to')];
    await fill(from, 1_203);
    const file = join(folder, 'backup.gz');
    expect(await saved(from, file)).toBe(1_205);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const target = await session(to);
    expect(await restore(target, file)).toBe(1_205);
    const source = await session(from);
    expect(await contents(target)).toEqual(await contents(source));
    expect(await rowsIn(target, 'quotes')).toBe(1_203);
  });

  it('never overwrites a file', async () => {
    const place = await emptyPlace('from');
    const file = join(folder, 'backup.gz');
    writeFileSync(file, 'precious');
    await expect(saved(place, file)).rejects.toThrow(`${file} already exists`);
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });

  it('does not restore into a database that already has rows', async () => {
    const place = await emptyPlace('from');
    await fill(place, 0);
    const file = join(folder, 'backup.gz');
    await saved(place, file);
    await expect(restore(await session(place), file)).rejects.toThrow(
      'the database is not empty: ',
    );
  });

  it('does not restore a file that is damaged or is not a backup', async () => {
    const [from, to] = [await emptyPlace('from'), await emptyPlace('to')];
    await fill(from, 3);
    const file = join(folder, 'backup.gz');
    await saved(from, file);
    const whole = readFileSync(file);
    const target = await session(to);
    for (const spoiled of [
      whole.subarray(0, whole.length - 20),
      // The file without its last line, and the file without one row.
      without(whole, -1),
      without(whole, -2),
      gzipSync('hello\n'),
      Buffer.from('hello\n'),
    ]) {
      writeFileSync(file, spoiled);
      await expect(restore(target, file)).rejects.toThrow(
        `${file} is incomplete or is not a Latchkey backup.`,
      );
      expect(await rowsIn(target, 'users')).toBe(0);
    }
  });

  it('rejects a backup from another version of the tables', async () => {
    const place = await emptyPlace('to');
    const file = join(folder, 'backup.gz');
    const head = { latchkeyBackup: 1, madeAt: now.toISOString(), migration: 12 };
    writeFileSync(file, gzipSync(`${JSON.stringify(head)}\n{"rows":0}\n`));
    await expect(restore(await session(place), file)).rejects.toThrow('by another version');
  });

  it('reports a missing file', async () => {
    const target = await session(await emptyPlace('to'));
    await expect(restore(target, join(folder, 'none'))).rejects.toThrow('does not exist');
  });

  it.runIf(inject('postgres'))(
    'rejects a server without the encryption that the settings require',
    async () => {
      const { databaseUrl, dataDir } = await emptyPlace('plain');
      const databaseSettings = { ...usualDatabaseSettings, tls: 'verify' } as const;
      const place = { databaseUrl: `${databaseUrl}&sslmode=disable`, dataDir, databaseSettings };
      await expect(openSession(place)).rejects.toThrow('does not support SSL');
      await expect(connect(place)).rejects.toThrow('does not support SSL');
    },
  );

  it('does not start on a database that is newer than the code', async () => {
    const place = await emptyPlace('newer');
    const one = await session(place);
    const { expected, applied, isNewer } = await migrationState(one.query);
    expect({ applied, isNewer }).toEqual({ applied: expected, isNewer: false });
    await one.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
    );
    await done(one);
    await expect(connect(place)).rejects.toThrow(
      'Cannot start: a newer version of Latchkey migrated the database.',
    );
  });
});

/** Returns the backup file without one of its lines. */
function without(whole: Buffer, line: number): Buffer {
  const lines = gunzipSync(whole).toString().trimEnd().split('\n');
  lines.splice(line, 1);
  return gzipSync(`${lines.join('\n')}\n`);
}
