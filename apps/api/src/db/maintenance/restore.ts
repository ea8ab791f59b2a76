import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { StartFailure } from '../../process/start-failure.ts';
import { migrationState } from '../migration-state.ts';
import { BackupEnd, BackupHead } from './backup-file.ts';
import type { Session } from './session.ts';
import { quoted, rowsIn, tablesInOrder } from './tables.ts';

/** Maximum number of rows per insert. */
const BATCH = 500;

/**
 * Restores all rows from a backup into a database with empty tables, in one transaction.
 *
 * @returns the number of rows
 * @throws {StartFailure} if the database is not empty, or the file is not a complete backup from
 * the same migration
 */
export async function restore(session: Session, file: string): Promise<number> {
  await refuseFilled(session);
  await session.query('begin');
  try {
    const rows = await insertAll(session, file);
    await session.query('commit');
    return rows;
  } catch (error) {
    await session.query('rollback');
    throw error;
  }
}

async function refuseFilled(session: Session): Promise<void> {
  for (const table of await tablesInOrder(session)) {
    if ((await rowsIn(session, table)) > 0) {
      throw new StartFailure(
        `the database is not empty: ${table} has rows. A backup can be restored only into an ` +
          'empty database.',
      );
    }
  }
}

async function insertAll(session: Session, file: string): Promise<number> {
  const tables = new Set(await tablesInOrder(session));
  const { last } = await migrationState(session.query);
  const batch: { table: string; rows: string[] } = { table: '', rows: [] };
  const insert = async () => {
    if (batch.rows.length > 0) await insertRows(session, batch.table, batch.rows);
    batch.rows = [];
  };
  let inserted = 0;
  let isWhole = false;
  let isFirst = true;
  for await (const line of linesIn(file)) {
    if (isWhole) throw notABackup(file);
    if (isFirst) {
      refuseOtherShape(file, line, last);
      isFirst = false;
      continue;
    }
    const tab = line.indexOf('\t');
    if (tab === -1) {
      isWhole = BackupEnd.parse(readJson(file, line)).rows === inserted;
      if (!isWhole) throw notABackup(file);
      continue;
    }
    const table = line.slice(0, tab);
    if (!tables.has(table)) throw notABackup(file);
    if (table !== batch.table || batch.rows.length >= BATCH) await insert();
    batch.table = table;
    batch.rows.push(line.slice(tab + 1));
    inserted += 1;
  }
  if (!isWhole) throw notABackup(file);
  await insert();
  return inserted;
}

async function insertRows(session: Session, table: string, rows: string[]): Promise<void> {
  const name = `public.${quoted(table)}`;
  await session.query(
    `insert into ${name} select * from jsonb_populate_recordset(null::${name}, $1::text::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}

function refuseOtherShape(file: string, line: string, last: number | null): void {
  const head = BackupHead.safeParse(readJson(file, line));
  if (!head.success) throw notABackup(file);
  if (head.data.migration !== last) {
    throw new StartFailure(
      `${file} was made by another version of Latchkey. Restore it with that version. Then start this version.`,
    );
  }
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  try {
    yield* splitLines(unpacked.setEncoding('utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new StartFailure(`the file ${file} does not exist.`);
    }
    if (error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))) {
      throw notABackup(file);
    }
    throw error;
  }
}

/**
 * Splits text at line feeds only. Node's readline also splits at other characters that a row may
 * contain.
 */
async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const part of text) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function readJson(file: string, line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw notABackup(file);
  }
}

function notABackup(file: string): StartFailure {
  return new StartFailure(`${file} is incomplete or is not a Latchkey backup.`);
}
