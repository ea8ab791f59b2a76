import { setTimeout as pause } from 'node:timers/promises';
import {
  type ServerProcess,
  startServer,
  type TestMailServer,
  testMailServer,
} from '@latchkey/api/testing';
import * as z from 'zod/mini';
import { connect } from '../../apps/api/src/db/connect.ts';
import { sql } from '../../apps/api/src/db/drizzle.ts';
import { check, signedOut } from './check.ts';
import { type Run, underLoad } from './run.ts';
import { settings } from './site.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';
import { verdict } from './verdict.ts';

const SECOND = 1_000;
const name = 'the disk of the embedded database is full for 10 s';
const program = new URL('restless-checkpoints.ts', import.meta.url).pathname;

/** The server logs this when even a checkpoint fails. The database cannot continue after that. */
const STOPPED = 'the embedded database has stopped';

const Rows = z.object({ rows: z.array(z.unknown()) });
const Line = z.object({ msg: z.string() });

/**
 * Fills an embedded database's disk under a steady load, then frees the space. The server must
 * recover without a restart.
 *
 * @param rate requests per second
 * @returns no rows if this machine cannot mount a small disk
 */
export async function fullDisk(rate: number) {
  const disk = smallDisk();
  if (!disk) {
    console.log('disk: skipped, because mounting a small disk needs root on Linux');
    return [];
  }
  const mail = await testMailServer();
  try {
    return [await filled(disk, mail, rate)];
  } finally {
    await mail.close();
    disk.remove();
  }
}

async function filled(disk: SmallDisk, mail: TestMailServer, rate: number) {
  const server = await startServer(
    { ...settings, DATA_DIR: disk.folder, SMTP_URL: mail.url },
    program,
  );
  const { run, gone, output } = await struck(disk, server, rate);
  const outcomes = [...run.users.outcomes];
  console.log(told(output).slice(0, 5_000));
  const { lost, twice } = await stored(disk, mail, run);
  const row = verdict(name, outcomes, run.span, { lost: [...lost, ...gone], twice });
  // If the database did not stop, the run missed the worst case.
  return { ...row, met: row.met && output.includes(STOPPED) };
}

async function struck(disk: SmallDisk, server: ServerProcess, rate: number) {
  const strike = async () => {
    disk.fill();
    await pause(10 * SECOND);
    disk.clear();
  };
  try {
    const run = await underLoad(() => [server.address], strike, rate);
    const gone = await signedOut(run.ledger, run.sessions);
    const { output } = await server.stop('SIGTERM');
    return { run, gone, output };
  } finally {
    await server.stop('SIGKILL');
  }
}

/** Compares the acknowledged data with the data in the folder after the server has stopped. */
async function stored(disk: SmallDisk, { mails }: TestMailServer, { ledger }: Run) {
  const { database, close } = await connect({ databaseUrl: undefined, dataDir: disk.folder });
  const ask = async (statement: string) =>
    Rows.parse(await database.execute(sql.raw(statement))).rows;
  const found = await check(ledger, ask, mails);
  await close();
  return found;
}

/** The server's log messages, one per line. */
function told(output: string): string {
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => Line.parse(JSON.parse(line)).msg).join('\n');
}
