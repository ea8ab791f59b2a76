import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, startServer } from '@latchkey/api/testing';

/** A server that is killed at random moments and restarted. */
export interface RestlessServer {
  /** Returns the server's current URL, which changes each time the server starts. */
  address(): string;
  kills(): number;
  /** Stops killing the server and leaves the server running. */
  calmDown(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Minimum time between a server's start and the next kill, in milliseconds. The time starts once
 * the server is ready.
 */
const MIN_LIFE_MS = 100;
const MAX_LIFE_MS = 4_000;

export async function restlessServer(environment: Record<string, string>): Promise<RestlessServer> {
  let server: ServerProcess = await startServer(environment);
  let kills = 0;
  let isRestless = true;

  async function live(): Promise<void> {
    while (isRestless) {
      await pause(MIN_LIFE_MS + Math.random() * (MAX_LIFE_MS - MIN_LIFE_MS));
      if (!isRestless) return;
      await server.stop('SIGKILL');
      kills += 1;
      server = await startServer(environment);
    }
  }
  const life = live();

  return {
    address: () => server.address,
    kills: () => kills,
    async calmDown() {
      isRestless = false;
      await life;
    },
    async stop() {
      await server.stop('SIGTERM');
    },
  };
}
