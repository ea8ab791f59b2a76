import { type ChildProcess, execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addressIn, type Cluster, newCluster, unleash } from './cluster.ts';

/** A PostgreSQL server that faults are done to; what it has acknowledged it keeps. */
export interface FrailCluster extends Cluster {
  /** Kills all its processes at once, as a loss of power would. */
  kill(): Promise<void>;
  /** Starts it again on the same data, and waits until it takes connections. */
  start(): Promise<void>;
  /** Stops all its processes where they are, until `goOn`. */
  hold(): void;
  goOn(): void;
}

/** Few connections, so that a test can take them all. */
const settings = {
  listen_addresses: '',
  max_connections: '60',
  shared_buffers: '64MB',
};

/** They name a process: after a loss of power it may be any other's number. */
const locks = ['data/postmaster.pid', '.s.PGSQL.5432.lock'];

export async function startFrailCluster(): Promise<FrailCluster> {
  const { folder, start, remove } = newCluster(settings);
  const servers: ChildProcess[] = [];
  const begin = async () => void servers.unshift(await start());
  const processes = () => servers.flatMap(({ pid }) => (pid === undefined ? [] : below(pid)));
  const tell = (signal: NodeJS.Signals) => processes().map((pid) => send(pid, signal));

  async function stop(): Promise<void> {
    // The last first: the end of any takes the data away.
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

/** The processes that a process has started, and those that they have, parents first. */
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
    // It has ended meanwhile.
  }
}
