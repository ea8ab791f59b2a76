import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

const main = new URL('../src/main.ts', import.meta.url).pathname;
/**
 * The folder of Node's compile cache, which halves the startup time of every process after the
 * first.
 */
const NODE_COMPILE_CACHE = new URL('../../../node_modules/.cache/node', import.meta.url).pathname;

/** A server process's exit code and output. */
interface End {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** A server in a separate process. */
export interface ServerProcess {
  readonly address: string;
  /** Sends a signal and waits until the process exits. */
  stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<End>;
}

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<End>;
}

function run(environment: Record<string, string>, program: string): Run {
  const env = { PORT: '0', LOG_LEVEL: 'warn', NODE_COMPILE_CACHE, ...environment };
  const child = spawn(process.execPath, [program], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([once(child, 'exit'), all(child.stdout), all(child.stderr)]).then(
    ([[code], output, errors]) => ({ code, output, errors }),
  );
  return { child, ended };
}

/**
 * Starts a server and waits until it prints its URL.
 *
 * @param program the entry file. By default, the server's own
 */
export async function startServer(
  environment: Record<string, string>,
  program = main,
): Promise<ServerProcess> {
  const { child, ended } = run(environment, program);
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

/** Starts a server that is expected to exit on its own. */
export function failingServer(environment: Record<string, string>): Promise<End> {
  return run(environment, main).ended;
}

async function all(said: Readable | null): Promise<string> {
  return said ? text(said) : '';
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
