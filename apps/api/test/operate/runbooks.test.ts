import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect } from '../../src/db/connect.ts';
import { QueuedPglite } from '../../src/db/queued-pglite.ts';
import { type AuthServer, startOn } from '../auth/auth-server.ts';
import { type Mailbox, openMailbox } from '../auth/mailbox.ts';
import { isAccepted, type Person, sessionOf, signUp } from '../auth/people.ts';
import { scanApp } from '../auth/second-factor.ts';
import { testClock } from '../auth/test-clock.ts';
import { newServerDatabase } from '../db/test-database.ts';
import { readCommands, readRunbook, type Step } from './runbook.ts';
import { openShell, type Shell } from './shell.ts';

const root = new URL('../../../../', import.meta.url).pathname;
const SECRET = 'the-secret-before-the-change-of-32-characters';

/**
 * Whether the commands run. Opening the embedded database takes a long time, so only `test:full`
 * runs the commands on it.
 */
const isRun = inject('postgres') !== undefined || inject('isFull');

describe.runIf(isRun)('docs/operate.md', () => {
  const clock = testClock();
  let folder: string;
  let databaseUrl: string | undefined;
  let shell: Shell;
  let mailbox: Mailbox;
  let server: AuthServer;
  let stop: () => Promise<void>;

  /** Returns the settings in the operator's file. */
  const settings = () =>
    Object.fromEntries(
      Object.entries(parseEnv(readFileSync(join(folder, '.env'), 'utf8'))).map(
        ([name, value = '']) => [name, value],
      ),
    );

  const start = async () => {
    const { database, close } = await connect({ databaseUrl, dataDir: folder });
    server = await startOn(database, mailbox, settings(), clock);
    const { close: end } = server;
    stop = async () => {
      await end();
      await close();
    };
  };

  const restart = async () => {
    await stop();
    await start();
  };

  /**
   * Runs a command as docs/operate.md describes. With the embedded database, the server is stopped
   * first.
   */
  const run = async (line: string) => {
    const isStopped = databaseUrl === undefined && line.startsWith('npm run');
    if (isStopped) await stop();
    const output = await shell.run(line);
    if (isStopped) await start();
    return output;
  };

  const take = async ({ says, commands }: Step): Promise<string> => {
    if (says.startsWith('Restart every process')) await restart();
    else if (commands.length === 0) throw new RangeError(`The test cannot do this step: ${says}`);
    let output = '';
    for (const line of commands) output += await run(line);
    return output;
  };

  // All runbooks share one server, because each start takes a second.
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'latchkey-'));
    for (const name of ['package.json', 'scripts', 'node_modules']) {
      symlinkSync(join(root, name), join(folder, name));
    }
    databaseUrl = inject('postgres') ? await newServerDatabase() : undefined;
    const prepared = inject('pglite');
    if (prepared !== undefined) {
      const content = new Blob([readFileSync(prepared)]);
      const client = new QueuedPglite(join(folder, 'db'), content);
      await client.waitReady;
      await client.close();
    }
    const lines = [`AUTH_SECRET=${SECRET}`, `DATA_DIR=${folder}`];
    if (databaseUrl !== undefined) lines.push(`DATABASE_URL='${databaseUrl}'`);
    writeFileSync(join(folder, '.env'), `${lines.join('\n')}\n`);
    shell = openShell(folder, { PATH: process.env.PATH ?? '', HOME: folder });
    mailbox = await openMailbox();
    await start();
  });

  afterAll(async () => {
    await Promise.all([stop(), shell.close(), mailbox.close()]);
    rmSync(folder, { recursive: true });
  });

  const refreshed = async ({ refresh_token }: Pick<Person, 'refresh_token'>) =>
    sessionOf(await server.browser().refreshSession({ refresh_token }));

  it('replaces the signing key without signing anyone out', async () => {
    const { access_token, ...session } = await signUp(server.browser());
    for (const step of readRunbook('Replace the signing key')) await take(step);
    clock.pass({ minutes: 1, seconds: 1 });
    expect(await isAccepted(server, access_token)).toBe(true);
    const { access_token: later } = await refreshed(session);
    expect(later.split('.')[0]).not.toBe(access_token.split('.')[0]);
  });

  it('changes AUTH_SECRET without signing anyone out', async () => {
    const { access_token, ...signedUp } = await signUp(server.browser());
    let session: Pick<Person, 'refresh_token'> = signedUp;
    const browser = server.browser();
    await browser.setSession({ access_token, refresh_token: session.refresh_token });
    const app = await scanApp(server, browser);
    const said: string[] = [];
    for (const step of readRunbook('Change `AUTH_SECRET`')) {
      said.push(await take(step));
      session = await refreshed(session);
      expect(await isAccepted(server, access_token)).toBe(true);
    }
    expect(said.join('')).toContain(
      'Encrypted with AUTH_SECRET: 2 signing keys, 2 sessions and 1 authenticator app.',
    );
    const code = { factorId: app.factorId, code: app.code() };
    const restarted = server.browser();
    await restarted.setSession({ access_token, refresh_token: session.refresh_token });
    expect((await restarted.mfa.challengeAndVerify(code)).error).toBeNull();
    expect(settings().AUTH_SECRET_PREVIOUS).toBeUndefined();
    expect(settings().AUTH_SECRET).not.toBe(SECRET);
  });

  it('ends every session after a leak, after printing how many sessions it will end', async () => {
    const { access_token } = await signUp(server.browser());
    const accepted: boolean[] = [];
    const said: string[] = [];
    for (const step of readRunbook('After a leak')) {
      said.push(await take(step));
      accepted.push(await isAccepted(server, access_token));
    }
    expect(accepted).toEqual([true, true, true, false, false, false]);
    expect(said[2]).toContain('ends 3 sessions. Everyone must sign in again. Nothing has changed');
    expect(said[3]).toContain('Ended 3 sessions.');
    const { access_token: later, ...session } = await signUp(server.browser());
    expect(await isAccepted(server, later)).toBe(true);
    expect(later.split('.')[0]).not.toBe(access_token.split('.')[0]);
    await refreshed(session);
  });

  it('backs up a database and restores the backup into an empty database', async () => {
    const [backUp = '', restore = ''] = readCommands('Back up').map((line) =>
      line.replace('FILE', 'backup.gz'),
    );
    await shell.run('set -a && . ./.env && set +a');
    const [rows] = /\d+ rows/.exec(await run(backUp)) ?? [];
    expect(rows).toBeDefined();
    // As the page says, the connection string of the other database goes before the command.
    const into = databaseUrl
      ? `DATABASE_URL='${await newServerDatabase('template0')}'`
      : `DATA_DIR='${join(folder, 'restored')}'`;
    expect(await run(`${into} ${restore}`)).toContain(`Restored ${rows}.`);
    for (const line of readCommands('Upgrade')) {
      expect(await run(`${into} ${line}`)).toMatch(/Tables: up to date.*users: [1-9]/s);
    }
  });
});
