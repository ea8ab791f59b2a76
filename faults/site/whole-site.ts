import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type FrailCluster,
  type ServerProcess,
  startFrailCluster,
  startPgbouncer,
  startServer,
  type TestMailServer,
  testMailServer,
} from '@latchkey/api/testing';
import { freePort } from '../../apps/api/src/process/free-port.ts';
import { settings } from '../outages/site.ts';
import { NOTICE_MS, startCaddy } from '../proxy/caddy.ts';

const HOST = '127.0.0.1';

/** The roles of the processes, in the order in which a rolling restart restarts them. */
const roles = ['web', 'web', 'worker'] as const;

/**
 * A production site on one machine: PostgreSQL, PgBouncer, two web processes, a worker, and Caddy.
 */
export interface WholeSite {
  readonly cluster: FrailCluster;
  readonly mails: TestMailServer['mails'];
  /** Address of the proxy. */
  readonly address: string;
  /**
   * Restarts the processes one after the other. After each restart, waits long enough for Caddy to
   * use a restarted web process again.
   */
  rollingRestart(): Promise<void>;
  /** Stops the site. @returns the servers' output */
  stop(): Promise<string>;
}

export async function startWholeSite(): Promise<WholeSite> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-faults-'));
  const [cluster, mail] = [await startFrailCluster(), await testMailServer()];
  const direct = cluster.address('postgres');
  const pooler = await startPgbouncer(direct);
  const output: string[] = [];
  const ports = [await freePort(HOST), await freePort(HOST), await freePort(HOST)];
  const start = (number: number) =>
    startServer({
      ...settings,
      HOST,
      ROLE: roles[number] ?? 'web',
      PORT: String(ports[number]),
      TRUST_PROXY: HOST,
      DRAIN_SECONDS: '6',
      DATABASE_URL: pooler.address('postgres'),
      DATABASE_JOBS_URL: direct,
      SMTP_URL: mail.url,
      DATA_DIR: join(folder, String(number)),
    });
  const servers: ServerProcess[] = [];
  for (const number of roles.keys()) servers[number] = await start(number);
  const web = ports.filter((_, number) => roles[number] === 'web');
  const caddy = await startCaddy(web.map((port) => `${HOST}:${port}`));

  async function end(number: number, signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
    const ended = await servers[number]?.stop(signal);
    if (ended) output.push(ended.output, ended.errors);
  }

  return {
    cluster,
    mails: mail.mails,
    address: caddy.address,
    async rollingRestart() {
      for (const number of roles.keys()) {
        await end(number, 'SIGTERM');
        servers[number] = await start(number);
        await pause(NOTICE_MS);
      }
    },
    async stop() {
      await caddy.stop();
      await Promise.all([...roles.keys()].map((number) => end(number, 'SIGINT')));
      await pooler.stop();
      await mail.close();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
      return output.join('');
    },
  };
}
