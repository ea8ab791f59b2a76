import { replaceKeys } from '../apps/api/src/auth/sessions/replace-keys.ts';
import * as sessionRepository from '../apps/api/src/auth/sessions/repository.ts';
import { reseal } from '../apps/api/src/auth/sessions/reseal.ts';
import { rotateKey } from '../apps/api/src/auth/sessions/rotate-key.ts';
import type { AuthSettings } from '../apps/api/src/auth/settings/auth-settings.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { connect } from '../apps/api/src/db/connect.ts';
import type { Database } from '../apps/api/src/db/database.ts';
import type { Clock } from '../apps/api/src/process/clock.ts';
import { StartFailure } from '../apps/api/src/process/start-failure.ts';
import { readArguments } from './read-arguments.ts';
import { runCommand, UsageError } from './run-command.ts';

const usage = `npm run auth-keys -- COMMAND

  rotate         creates a new key to sign access tokens. No one is signed out: tokens signed with the
                 old key stay valid until they expire
  reseal         encrypts the keys, sessions and authenticator apps in the database with AUTH_SECRET,
                 after opening them with AUTH_SECRET_PREVIOUS. No one is signed out
  replace        says what \`replace --yes\` would do, and changes nothing
  replace --yes  deletes all signing keys, ends all sessions and creates a new signing key, after a
                 leak

The database is DATABASE_URL if set, otherwise the embedded one in DATA_DIR. Only one process can use
the embedded database, so stop the server first.`;

interface Context {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: AuthSettings;
}

const { positionals, values } = readArguments(usage, {
  allowPositionals: true,
  options: { yes: { type: 'boolean', default: false } },
});

const commands: Readonly<Record<string, (context: Context) => Promise<string>>> = {
  async rotate(context) {
    if (context.settings.jwtKeys ?? context.settings.jwtSecret) {
      throw new StartFailure('AUTH_JWT_KEYS or AUTH_JWT_SECRET is set. Change the key there.');
    }
    return `New signing key: ${await rotateKey(context)}`;
  },

  async reseal(context) {
    const { keys, sessions, factors } = await reseal(context);
    return `Encrypted with AUTH_SECRET: ${counted(keys, 'signing key')}, ${counted(sessions, 'session')} and ${counted(factors, 'authenticator app')}. All others were already encrypted with it.`;
  },

  async replace(context) {
    if (values.yes) {
      const sessions = await replaceKeys(context);
      return `Ended ${counted(sessions, 'session')}. Everyone must sign in again.`;
    }
    const sessions = await sessionRepository.countAll(context.database);
    return (
      `This deletes all signing keys, creates a new key and ends ${counted(sessions, 'session')}. Everyone ` +
      'must sign in again. Nothing has changed yet. To continue, run: npm run auth-keys -- replace --yes'
    );
  },
};

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

await runCommand(async () => {
  const command = commands[positionals[0] ?? ''];
  if (!command) throw new UsageError(usage);
  const config = readConfig();
  if (config.auth.remote) {
    throw new StartFailure('SUPABASE_URL is set. That service stores the sessions and keys.');
  }
  const { database, description, close } = await connect(config);
  try {
    console.log(description);
    console.log(await command({ database, clock: () => new Date(), settings: config.auth }));
  } finally {
    await close();
  }
});
