import { resolve } from 'node:path';
import { type Config, readConfig } from '../apps/api/src/config.ts';
import { connect } from '../apps/api/src/db/connect.ts';
import { backUp } from '../apps/api/src/db/maintenance/backup.ts';
import { restore } from '../apps/api/src/db/maintenance/restore.ts';
import { openSession, type Session } from '../apps/api/src/db/maintenance/session.ts';
import { rowsIn, tablesInOrder } from '../apps/api/src/db/maintenance/tables.ts';
import { migrationState } from '../apps/api/src/db/migration-state.ts';
import { runCommand, UsageError } from './run-command.ts';

const usage = `npm run db -- COMMAND

  migrate         migrates the tables, as the server does at startup
  status          shows the state of the tables and their row counts
  backup FILE     writes all rows to a new file
  restore FILE    restores a backup into an empty database

The database is DATABASE_URL if set, otherwise the embedded one in DATA_DIR. Only one process can use
the embedded database, so stop the server first.`;

const [command, file = ''] = process.argv.slice(2);

async function inSession<T>(config: Config, work: (session: Session) => Promise<T>): Promise<T> {
  const session = await openSession(config);
  try {
    return await work(session);
  } finally {
    await session.close();
  }
}

async function migrate(config: Config): Promise<void> {
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

const commands: Readonly<Record<string, (config: Config) => Promise<string>>> = {
  async migrate(config) {
    await migrate(config);
    return inSession(config, status);
  },
  status: (config) => inSession(config, status),
  async backup(config) {
    return inSession(config, async (session) => {
      const rows = await backUp(session, resolve(file), new Date());
      const written = `Wrote ${rows} rows to ${file}. It contains personal data: protect it like the database.`;
      return `Database: ${session.description}\n${written}`;
    });
  },
  async restore(config) {
    await migrate(config);
    return inSession(config, async (session) => {
      const rows = await restore(session, resolve(file));
      return `Database: ${session.description}\nRestored ${rows} rows.`;
    });
  },
};

await runCommand(async () => {
  const run = commands[command ?? ''];
  const needsFile = command === 'backup' || command === 'restore';
  if (!run || (needsFile && file === '')) throw new UsageError(usage);
  console.log(await run(readConfig()));
});
