import { type ChildProcess, execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addressIn, type Cluster, newCluster, unleash } from './cluster.ts';

/** A PostgreSQL server that tests can crash. The server keeps acknowledged data. */
export interface FrailCluster extends Cluster {
  /** Kills all processes of the server at the same time, like a power failure. */
  kill(): Promise<void>;
  /** Restarts the server on the same data, and waits until it accepts connections. */
  start(): Promise<void>;
  /** Pauses all processes of the server until `goOn` is called. */
  hold(): void;
  goOn(): void;
}

/** Settings that allow few connections, so that a test can use all of them. */
const settings = {
  listen_addresses: '',
  max_connections: '60',
  shared_buffers: '64MB',
};

/**
 * Files that contain a process ID. After a power failure, that ID may belong to another process.
 */
const locks = ['data/postmaster.pid', '.s.PGSQL.5432.lock'];

export async function startFrailCluster(): Promise<FrailCluster> {
  const { folder, start, remove } = newCluster(settings);
  const servers: ChildProcess[] = [];
  const begin = async () => void servers.unshift(await start());
  const processes = () => servers.flatMap(({ pid }) => (pid === undefined ? [] : below(pid)));
  const tell = (signal: NodeJS.Signals) => processes().map((pid) => send(pid, signal));

  async function stop(): Promise<void> {
    // The latest server must stop first, because stopping any of the servers deletes the data.
    for (const server of servers) await unleash(server);
    remove();
  }

  try {
    await begin();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    address: (database) => addressIn(folder, database),
    async kill() {
      while (processes().length > 0) {
        tell('SIGKILL');
        await pause(20);
      }
      for (const lock of locks) rmSync(join(folder, lock), { force: true });
    },
    start: begin,
    hold: () => void tell('SIGSTOP'),
    goOn: () => void tell('SIGCONT'),
    stop,
  };
}

/** Returns all descendants of a process. Parents come before their children. */
function below(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  const all = lines.split('\n').map((line) => line.trim().split(/\s+/));
  const living = all.filter(([, , state = 'Z']) => !state.startsWith('Z'));
  const childrenOf = (parent: number): number[] =>
    living
      .filter(([, of]) => Number(of) === parent)
      .flatMap(([child]) => [Number(child), ...childrenOf(Number(child))]);
  return childrenOf(pid);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended.
  }
}
