import { resolve } from 'node:path';
import { Day } from '@latchkey/contract';
import { type Config, readConfig } from '../apps/api/src/config.ts';
import { connect } from '../apps/api/src/db/connect.ts';
import { backUp } from '../apps/api/src/db/maintenance/backup.ts';
import { restore } from '../apps/api/src/db/maintenance/restore.ts';
import { openSession, type Session } from '../apps/api/src/db/maintenance/session.ts';
import { rowsIn, tablesInOrder } from '../apps/api/src/db/maintenance/tables.ts';
import { migrationState } from '../apps/api/src/db/migration-state.ts';
import { acceptBrand, organizationOf } from '../apps/api/src/organization/organization.ts';
import { rehearseCleanup } from '../apps/api/src/rehearse-cleanup.ts';
import { readBrand } from '../apps/api/src/site/brand-file.ts';
import { readArguments } from './read-arguments.ts';
import { runCommand, UsageError } from './run-command.ts';

const usage = `npm run db -- COMMAND

  migrate         migrates the tables, as the server does at startup
  status          shows the state of the tables and their row counts
  backup FILE     writes all rows to a new file
  restore FILE    restores a backup into an empty database
  expire --dry-run [DAY]
                  lists what the daily cleanup would remove, now or on a day such as 2027-01-31.
                  Changes nothing
  organization    shows whose data the database contains. With --accept, it belongs to the company of
                  the brand file from now on, for example after the company changed its name

The database is DATABASE_URL if set, otherwise the embedded one in DATA_DIR. Only one process can use
the embedded database, so stop the server first.`;

const { positionals, values } = readArguments(usage, {
  allowPositionals: true,
  options: {
    accept: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
});
const [command, argument] = positionals;
const file = argument ?? '';

/** Whether the argument is a valid day or missing. */
function isDay(given: string | undefined): boolean {
  return given === undefined || Day.safeParse(given).success;
}

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
  if (isNewer) lines.push('Tables: a newer version of Latchkey migrated them');
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
      const written = `Wrote ${rows} rows to ${file}. The file contains personal data, so protect it like the database.`;
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
  async expire(config) {
    const { database, close } = await connect(config);
    try {
      const now = argument === undefined ? new Date() : new Date(argument);
      const counts = await rehearseCleanup(database, config.leads, now);
      const lines = counts.map(({ kind, count, oldest }) => {
        return `  ${kind}: ${count}${oldest === null ? '' : `, the oldest from ${oldest}`}`;
      });
      const when = now.toISOString().slice(0, 10);
      return [`The cleanup of ${when} would remove:`, ...lines, 'Nothing was removed.'].join('\n');
    } finally {
      await close();
    }
  },
  async organization(config) {
    const { database, close } = await connect(config);
    try {
      const owner = values.accept
        ? await acceptBrand(database, readBrand(config.brandFile), () => new Date())
        : await organizationOf(database);
      if (!owner)
        return 'The database does not belong to an organization yet. The first start of the server sets the organization.';
      const { id, company, name, createdAt } = owner;
      return `Organization: ${company}\nSite name: ${name}\nID: ${id}, since ${createdAt.toISOString()}`;
    } finally {
      await close();
    }
  },
};

await runCommand(async () => {
  const run = commands[command ?? ''];
  const needsFile = command === 'backup' || command === 'restore';
  const isWrong =
    (values.accept && command !== 'organization') ||
    (command === 'expire') !== values['dry-run'] ||
    (command === 'expire' && !isDay(argument));
  if (!run || isWrong || (needsFile && file === '')) throw new UsageError(usage);
  console.log(await run(readConfig()));
});
