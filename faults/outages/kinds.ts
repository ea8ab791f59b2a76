import { setTimeout as pause } from 'node:timers/promises';
import { connectedClient, type TestClient } from '@latchkey/api/testing';
import type { Balancer } from './balancer.ts';
import type { Site } from './site.ts';

export interface Kind {
  readonly name: string;
  /** Causes the fault, then ends it. */
  strike(site: Site, balancer: Balancer): Promise<void>;
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

export const kinds = {
  server: {
    name: 'kill -9 one of two servers, restarted after 5 s',
    async strike(site) {
      await site.killServer();
      await pause(5 * SECOND);
      await site.startServer();
    },
  },
  crash: {
    name: 'kill -9 PostgreSQL, restarted after 5 s',
    async strike({ cluster }) {
      await cluster.kill();
      await pause(5 * SECOND);
      await cluster.start();
    },
  },
  pause: {
    name: 'PostgreSQL freezes for 20 s',
    async strike({ cluster }) {
      cluster.hold();
      await pause(20 * SECOND);
      cluster.goOn();
    },
  },
  crowd: {
    name: 'another program takes all connections for 10 s',
    async strike({ cluster }) {
      const crowd = await takeAll(cluster.address('postgres'));
      await pause(10 * SECOND);
      await Promise.all(crowd.map((client) => client.end()));
    },
  },
  cut: {
    name: 'every connection is dropped',
    async strike({ cluster }) {
      const client = await connectedClient(cluster.address('postgres'));
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity ' +
          `where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      await client.end();
    },
  },
  clock: {
    name: "the servers' clocks jump an hour ahead, and back after 10 s",
    async strike(site, balancer) {
      // Access tokens expire, and users refresh them.
      balancer.alsoExpect(401, 403);
      site.shiftClocks(HOUR);
      await pause(10 * SECOND);
      site.shiftClocks(0);
    },
  },
} as const satisfies Record<string, Kind>;

/** Opens connections until PostgreSQL has none left, then grabs each one that becomes free. */
async function takeAll(address: string): Promise<TestClient[]> {
  const taken: TestClient[] = [];
  const end = performance.now() + 2 * SECOND;
  while (performance.now() < end) {
    const client = await connectedClient(address).catch(() => undefined);
    if (client) taken.push(client);
    else await pause(20);
  }
  return taken;
}
