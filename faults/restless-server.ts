import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, startServer } from '@latchkey/api/testing';

/** A server that is killed at random moments and started again. */
export interface RestlessServer {
  /** Where it is now; another place after each start. */
  address(): string;
  kills(): number;
  /** Ends the killing; the server runs on. */
  calmDown(): Promise<void>;
  stop(): Promise<void>;
}

/** How long a server lives after it is ready, in milliseconds. */
const SHORTEST_LIFE = 100;
const LONGEST_LIFE = 4_000;

export async function restlessServer(environment: Record<string, string>): Promise<RestlessServer> {
  let server: ServerProcess = await startServer(environment);
  let kills = 0;
  let isRestless = true;

  async function live(): Promise<void> {
    while (isRestless) {
      await pause(SHORTEST_LIFE + Math.random() * (LONGEST_LIFE - SHORTEST_LIFE));
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
