import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const main = new URL('./main.ts', import.meta.url).pathname;

/** How a server's process ended. */
interface End {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** A server in a process of its own, for tests of its start and its end. */
export interface ServerProcess {
  readonly address: string;
  /** Sends a signal, waits for the end. */
  stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<End>;
}

function run(environment: Record<string, string>): { child: ChildProcess; ended: Promise<End> } {
  const env = { PORT: '0', LOG_LEVEL: 'warn', ...environment };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([[code], output, errors]) => ({ code, output, errors }),
  );
  return { child, ended };
}

/** Starts a server and waits until it says where it is. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const { child, ended } = run(environment);
  const address = await Promise.race([
    addressFrom(child),
    ended.then(({ errors }) => Promise.reject(new Error(errors))),
  ]);
  return {
    address,
    stop(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts a server that is expected to end by itself. */
export function failingServer(environment: Record<string, string>): Promise<End> {
  return run(environment).ended;
}

function addressFrom({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let written = '';
    stdout?.on('data', (chunk) => {
      written += chunk;
      const [address] = /http:\/\/\S+/.exec(written) ?? [];
      if (address) resolve(address);
    });
  });
}
