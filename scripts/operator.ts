import { parseArgs } from 'node:util';
import { readConfig } from '../apps/api/src/config.ts';
import { connect } from '../apps/api/src/db/connect.ts';
import { askServer } from '../apps/api/src/operator/grants/control-socket.ts';
import {
  type GrantAnswer,
  GrantCommand,
  runGrant,
} from '../apps/api/src/operator/grants/grant-command.ts';
import { StartFailure } from '../apps/api/src/start-failure.ts';

const usage = `npm run operator -- grant EMAIL [--force] | revoke EMAIL | list

  Lets the account with an e-mail address see and work on leads, or no longer. It works at once, on
  the database of the settings, whether a server runs on it or not.

  grant refuses an account whose address no one has proven to own by a mail's link or Google. With
  --force it does not: anyone who signed up with that address sees every lead then.`;

async function done(asked: GrantCommand): Promise<GrantAnswer> {
  const config = readConfig();
  const told = config.databaseUrl === undefined && (await askServer(config.dataDir, asked));
  if (told) return told;
  const { database, close } = await connect(config);
  try {
    return await runGrant(database, asked);
  } finally {
    await close();
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  // An unknown option prints the usage below.
  strict: false,
  options: { force: { type: 'boolean' } },
});
const [command, email] = positionals;
const asked = GrantCommand.safeParse(
  email === undefined ? { command, ...values } : { command, email, ...values },
);
if (asked.success) {
  try {
    const { isDone, lines } = await done(asked.data);
    for (const line of lines) console.log(line);
    if (!isDone) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
} else {
  console.error(usage);
  process.exitCode = 1;
}
