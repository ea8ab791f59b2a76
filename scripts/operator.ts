import { accountMailJobs } from '../apps/api/src/auth/mails/enqueue.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { connect } from '../apps/api/src/db/connect.ts';
import type { Database } from '../apps/api/src/db/database.ts';
import { type JobQueue, jobQueue } from '../apps/api/src/db/job-queue.ts';
import { personHash } from '../apps/api/src/erasure/person-hash.ts';
import { askServer } from '../apps/api/src/operator/grants/control-socket.ts';
import type { GrantAnswer } from '../apps/api/src/operator/grants/grant-command.ts';
import {
  OperatorCommand,
  runOperatorCommand,
} from '../apps/api/src/operator/grants/operator-command.ts';
import { readBrand } from '../apps/api/src/site/brand-file.ts';
import { readArguments } from './read-arguments.ts';
import { runCommand, UsageError } from './run-command.ts';

const usage = `npm run operator -- grant EMAIL [--role ROLE] [--name NAME] [--nmls ID] [--force]
npm run operator -- revoke EMAIL [--role ROLE] | list
npm run operator -- invite EMAIL [--role ROLE]
npm run operator -- erase EMAIL [--confirm EMAIL]
npm run operator -- reset-factor EMAIL

  Grants or revokes a role of an account. It takes effect immediately, in the configured database,
  even while a server is running.

  --role leads    sees requests for pre-approval and the overview (without --role)
  --role catalog  edits the catalog of programs
  --role manager  like leads, and may erase a person and hold requests
  --role auditor  reads and exports the audit log, nothing else

  --name, --nmls  the officer's name and NMLS ID, for the team and the lender's systems. Grant again
                  to change them; empty text removes them

  grant rejects an account whose email address is not verified by a link or by Google. With --force,
  it accepts the account: the person who signed up gets the role, even if the address is not theirs.

  invite emails a link that works once, within seven days. The person sets a password or signs in, and
  gets the role. Another invitation to the same address replaces it. A running server sends the email
  within seconds.

  erase shows what is stored about the owner of an address. With --confirm and the same address, it
  removes it for good. A running server then tells the team and the webhooks within a minute.

  reset-factor is for an owner who lost the phone or the key and has no recovery codes left. It
  removes all passkeys, authenticator apps and recovery codes of the account, and ends its sessions.
  An email tells the owner. Make sure that the owner asks, for example by calling back.`;

/**
 * Returns a queue that can only add account emails. A running server sends the emails. If no server
 * is running, the next server that starts sends them.
 */
function mailQueue(database: Database): JobQueue {
  const jobs = jobQueue(database, console, { isWorker: false });
  jobs.handle(accountMailJobs, async () => 'failed');
  return jobs;
}

async function done(asked: OperatorCommand): Promise<GrantAnswer> {
  const config = readConfig();
  const told = config.databaseUrl === undefined && (await askServer(config.dataDir, asked));
  if (told) return told;
  const { database, close } = await connect(config);
  const accountMails = config.auth.remote ? undefined : mailQueue(database);
  try {
    const hashPerson = await personHash(database, config.auth);
    const team = config.leads.mailTo ?? [readBrand(config.brandFile).supportEmail];
    const clock = () => new Date();
    const context = { database, clock, jobs: undefined, accountMails, hashPerson, team };
    return await runOperatorCommand(context, asked);
  } finally {
    await accountMails?.stop(0);
    await close();
  }
}

const { positionals, values } = readArguments(usage, {
  allowPositionals: true,
  options: {
    confirm: { type: 'string' },
    force: { type: 'boolean' },
    role: { type: 'string' },
    name: { type: 'string' },
    nmls: { type: 'string' },
  },
});

await runCommand(async () => {
  const [command, email] = positionals;
  const asked = OperatorCommand.safeParse(
    email === undefined ? { command, ...values } : { command, email, ...values },
  );
  if (!asked.success) throw new UsageError(usage);
  const { isDone, lines } = await done(asked.data);
  for (const line of lines) console.log(line);
  return isDone;
});
