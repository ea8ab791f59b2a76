import { resolve } from 'node:path';
import { readConfig } from '../apps/api/src/config.ts';
import { connect } from '../apps/api/src/db/connect.ts';
import { backUp } from '../apps/api/src/db/maintenance/backup.ts';
import { restore } from '../apps/api/src/db/maintenance/restore.ts';
import { openSession, type Session } from '../apps/api/src/db/maintenance/session.ts';
import { rowsIn, tablesInOrder } from '../apps/api/src/db/maintenance/tables.ts';
import { migrationState } from '../apps/api/src/db/migration-state.ts';
import { StartFailure } from '../apps/api/src/start-failure.ts';

const usage = `npm run db -- COMMAND

  migrate         migrates the tables, as the server does at startup
  status          shows the state of the tables and their row counts
  backup FILE     writes all rows to a new file
  restore FILE    restores a backup into an empty database

The database is DATABASE_URL if set, otherwise the embedded one in DATA_DIR. Only one process can use
the embedded database, so stop the server first.`;

const config = readConfig();
const [command, file = ''] = process.argv.slice(2);

async function inSession<T>(work: (session: Session) => Promise<T>): Promise<T> {
  const session = await openSession(config);
  try {
    return await work(session);
  } finally {
    await session.close();
  }
}

async function migrate(): Promise<void> {
  await (await connect(config)).close();
}

async function status(session: Session): Promise<string> {
  const { expected, applied, isNewer } = await migrationState(session.query);
  const lines = [`Database: ${session.description}`];
  if (isNewer) lines.push('Tables: migrated by a newer version of Latchkey');
  else if (applied === expected) lines.push(`Tables: up to date (${expected} migrations)`);
  else lines.push(`Tables: ${applied} of ${expected} migrations. Run \`npm run db -- migrate\``);
  for (const table of await tablesInOrder(session)) {
    lines.push(`  ${table}: ${await rowsIn(session, table)}`);
  }
  return lines.join('\n');
}

const commands: Readonly<Record<string, () => Promise<string>>> = {
  async migrate() {
    await migrate();
    return inSession(status);
  },
  status: () => inSession(status),
  async backup() {
    const rows = await inSession((session) => backUp(session, resolve(file), new Date()));
    return `Wrote ${rows} rows to ${file}. It contains personal data: protect it like the database.`;
  },
  async restore() {
    await migrate();
    const rows = await inSession((session) => restore(session, resolve(file)));
    return `Restored ${rows} rows.`;
  },
};

const run = commands[command ?? ''];
const needsFile = command === 'backup' || command === 'restore';
if (!run || (needsFile && file === '')) {
  console.error(usage);
  process.exitCode = 1;
} else {
  try {
    console.log(await run());
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(`The database is not available: ${error.reason}`);
    process.exitCode = 1;
  }
}
