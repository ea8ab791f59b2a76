import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { forEveryUser, postgresPrograms } from './programs.ts';

/** A PostgreSQL server for tests. */
export interface Cluster {
  /** Returns the connection string of one of the cluster's databases. */
  address(database: string): string;
  stop(): Promise<void>;
}

/**
 * The user ID that PostgreSQL runs as, because it refuses to run as root. This ID exists on every
 * Unix system and owns no files.
 */
const NOBODY = 65_534;

type Settings = Readonly<Record<string, string>>;

/** Settings for temporary data, so writes do not wait for the disk. */
const settings: Settings = {
  listen_addresses: '',
  max_connections: '200',
  shared_buffers: '64MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

/**
 * A shell script that kills the server and deletes its folder when standard input closes, so that
 * no process remains after the parent exits. Standard error contains only the server's output, and
 * closes with the server.
 */
const leash = '"$@" & exec 2>/dev/null; read -r _; kill -QUIT $!; wait; rm -rf "$PWD"';

/**
 * Starts PostgreSQL in a new folder. The server listens on a socket in that folder, so it needs no
 * port.
 */
export async function startCluster(): Promise<Cluster> {
  const { folder, start, remove } = newCluster(settings);
  try {
    const server = await start();
    return {
      address: (database) => addressIn(folder, database),
      async stop() {
        await unleash(server);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

export function addressIn(folder: string, database: string): string {
  return `postgres://tester@localhost/${database}?host=${folder}`;
}

/** Stops a server that this module started, and waits until its folder is deleted. */
export async function unleash(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.stdin?.end();
  await ended;
}

interface NewCluster {
  readonly folder: string;
  /** Starts the server and waits until it accepts connections. */
  start(): Promise<ChildProcess>;
  remove(): void;
}

/** Creates the files of a cluster in a new folder. */
export function newCluster(set: Settings): NewCluster {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-pg-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    return { folder, start: initialized(folder, set), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function initialized(folder: string, set: Settings): () => Promise<ChildProcess> {
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const packaged = postgresPrograms();
  const programs = isRoot ? forEveryUser(packaged, join(folder, 'programs')) : packaged;
  if (isRoot) {
    chmodSync(folder, 0o755);
    execFileSync('chown', ['-hR', `${NOBODY}:${NOBODY}`, folder]);
  }
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: {} } satisfies SpawnOptions;

  const initial = ['--username=tester', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  const initdb = join(programs, 'bin/initdb');
  execFileSync(initdb, [...initial, '--no-sync', `--pgdata=${data}`], {
    ...options,
    stdio: 'pipe',
  });

  const given = Object.entries(set).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [join(programs, 'bin/postgres'), '-D', data, '-k', folder, ...given];
  return async () => {
    const server = spawn('/bin/sh', ['-c', leash, 'leash', ...command], {
      ...options,
      stdio: ['pipe', 'ignore', 'pipe'],
      // The process is detached, so a signal to the test run does not reach it. The `leash` script
      // stops the process.
      detached: true,
    });
    try {
      await untilReady(server);
      return server;
    } catch (error) {
      server.stdin.end();
      throw error;
    }
  };
}

async function untilReady({ stderr }: ChildProcess): Promise<void> {
  if (!stderr)
    throw new RangeError(
      'The server has no standard error on which it can report that it is ready',
    );
  const said: string[] = [];
  for await (const line of createInterface(stderr)) {
    said.push(line);
    if (line.includes('ready to accept connections')) {
      stderr.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL does not start:\n${said.join('\n')}`);
}
