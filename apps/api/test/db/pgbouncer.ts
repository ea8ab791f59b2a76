import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../src/process/free-port.ts';

const configuration = new URL('../../../../deploy/pgbouncer.ini', import.meta.url).pathname;

const HOST = '127.0.0.1';
/** The user and group ID of `nobody`. PgBouncer refuses to run as root. */
const UNPRIVILEGED_ID = 65_534;

/** A running PgBouncer in transaction mode. */
interface Pgbouncer {
  /** Returns the connection string of a database through PgBouncer. */
  address(database: string): string;
  stop(): Promise<void>;
}

/** Returns the version of PgBouncer, or undefined if PgBouncer is not installed. */
export function pgbouncerVersion(): string | undefined {
  const { status, stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  return status === 0 ? /(?<=PgBouncer )\S+/.exec(stdout)?.[0] : undefined;
}

/**
 * Starts PgBouncer with `deploy/pgbouncer.ini` in front of a test cluster, and waits until it
 * accepts connections. Only the addresses, the files and the sign-in differ from the shipped file.
 *
 * @param cluster the connection string of a database in the cluster, with the folder of its socket
 */
export async function startPgbouncer(cluster: string): Promise<Pgbouncer> {
  const { searchParams, username } = new URL(cluster);
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-pgbouncer-'));
  const port = await freePort(HOST);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    withSettings({
      latchkey: `host=${searchParams.get('host')} user=${username}`,
      listen_port: String(port),
      auth_type: 'any',
      auth_file: '',
      logfile: join(folder, 'log'),
      pidfile: join(folder, 'pid'),
      unix_socket_dir: '',
    }).replace('\nlatchkey = ', '\n* = '),
  );
  const isRoot = process.getuid?.() === 0;
  chmodSync(folder, 0o755);
  if (isRoot) for (const path of [folder, file]) chownSync(path, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
  const child = spawn('pgbouncer', ['--quiet', file], {
    stdio: 'ignore',
    ...(isRoot && { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID }),
  });
  const ended = once(child, 'exit');
  const address = (database: string) => `postgres://${username}@${HOST}:${port}/${database}`;
  const isUp = async () => {
    const client = new pg.Client(address('postgres'));
    client.on('error', () => {});
    return client.connect().then(
      async () => void (await client.end()) === undefined,
      () => false,
    );
  };
  while (child.exitCode === null && !(await isUp())) await pause(50);
  if (child.exitCode !== null) throw new Error('PgBouncer does not start');
  return {
    address,
    async stop() {
      // Closes all connections at once.
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the shipped file with different values for some of its settings. */
function withSettings(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings).reduce(
    (text, [name, value]) => {
      const line = new RegExp(`^${name} = .*$`, 'm');
      if (!line.test(text)) throw new RangeError(`deploy/pgbouncer.ini does not set ${name}`);
      return text.replace(line, `${name} = ${value}`);
    },
    readFileSync(configuration, 'utf8'),
  );
}
