import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../apps/api/src/process/free-port.ts';

/**
 * Maximum time until Caddy notices that a server is ready, in milliseconds. Caddy needs two health
 * checks.
 */
export const NOTICE_MS = 2_000;

const configuration = new URL('../../deploy/Caddyfile', import.meta.url).pathname;

export interface Caddy {
  readonly address: string;
  stop(): Promise<void>;
}

/** Returns the version of Caddy, or undefined if Caddy is not installed. */
export function caddyVersion(): string | undefined {
  const { status, stdout } = spawnSync('caddy', ['version'], { encoding: 'utf8' });
  return status === 0 ? stdout.split(' ', 1)[0]?.trim() : undefined;
}

/**
 * Starts Caddy with `deploy/Caddyfile`, without a certificate, and waits until Caddy accepts
 * connections.
 *
 * @param upstreams hosts and ports of the servers
 */
export async function startCaddy(upstreams: readonly string[]): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-caddy-'));
  const address = `http://127.0.0.1:${await freePort('127.0.0.1')}`;
  const child = spawn('caddy', ['run', '--config', configuration, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      CADDY_ADMIN: `127.0.0.1:${await freePort('127.0.0.1')}`,
      SITE_HOST: address,
      UPSTREAMS: upstreams.join(' '),
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const isUp = () =>
    fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isUp())) await pause(50);
  if (child.exitCode !== null) throw new Error('Caddy does not start');
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
