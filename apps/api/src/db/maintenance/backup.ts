import { createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import * as z from 'zod/mini';
import { StartFailure } from '../../process/start-failure.ts';
import { migrationState } from '../migration-state.ts';
import type { BackupHead } from './backup-file.ts';
import type { Session } from './session.ts';
import { quoted, tablesInOrder } from './tables.ts';

/** Maximum number of rows in memory at the same time. */
const BATCH = 1_000;

const Lines = z.array(z.object({ row: z.string() }));

/**
 * Writes every row to a new file, as one consistent snapshot. The file appears only once it is
 * complete, and only the file's owner can read it.
 *
 * @returns the number of rows
 * @throws {StartFailure} if the file already exists, or the tables are not up to date
 */
export async function backUp(session: Session, file: string, now: Date): Promise<number> {
  const { expected, applied, last, isNewer } = await migrationState(session.query);
  if (last === null || applied !== expected || isNewer) {
    throw new StartFailure(
      'the tables do not match this version of Latchkey. Run `npm run db -- status`.',
    );
  }
  const head = {
    latchkeyBackup: 1 as const,
    madeAt: now.toISOString(),
    migration: last,
  } satisfies BackupHead;
  const part = `${file}.${process.pid}.part`;
  let rows = 0;
  const content = async function* () {
    yield `${JSON.stringify(head)}\n`;
    for await (const line of rowsOf(session)) {
      rows += 1;
      yield `${line}\n`;
    }
    yield `${JSON.stringify({ rows })}\n`;
  };
  try {
    const options = { flags: 'wx', mode: 0o600, flush: true } as const;
    await pipeline(Readable.from(content()), createGzip(), createWriteStream(part, options));
    await link(part, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new StartFailure(`${file} already exists. A backup never overwrites another one.`);
  } finally {
    await rm(part, { force: true });
  }
  return rows;
}

async function* rowsOf(session: Session): AsyncGenerator<string> {
  await session.query('begin isolation level repeatable read read only');
  for (const table of await tablesInOrder(session)) {
    const all = `select to_jsonb(each)::text as row from public.${quoted(table)} each`;
    await session.query(`declare rows no scroll cursor for ${all}`);
    for (;;) {
      const lines = Lines.parse(await session.query(`fetch ${BATCH} from rows`));
      for (const { row } of lines) yield `${table}\t${row}`;
      if (lines.length < BATCH) break;
    }
    await session.query('close rows');
  }
  await session.query('commit');
}
