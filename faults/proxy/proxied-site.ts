import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Cluster,
  type ServerProcess,
  startCluster,
  startServer,
  type TestMailServer,
  testMailServer,
} from '@latchkey/api/testing';
import { freePort } from '../../apps/api/src/process/free-port.ts';
import { settings } from '../outages/site.ts';
import { NOTICE_MS, startCaddy } from './caddy.ts';

const HOST = '127.0.0.1';

/** Two servers behind Caddy that share a PostgreSQL database and a mail server. */
export interface ProxiedSite {
  readonly cluster: Cluster;
  readonly mails: TestMailServer['mails'];
  /** The URL of the proxy. */
  readonly address: string;
  /**
   * Stops and restarts one of the servers, and waits until Caddy sends requests to that server
   * again.
   *
   * @param number 0 or 1
   */
  restart(number: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Stops the site. @returns the servers' output */
  stop(): Promise<string>;
}

export async function startProxiedSite(): Promise<ProxiedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-faults-'));
  const [cluster, mail] = [await startCluster(), await testMailServer()];
  const ports = [await freePort(HOST), await freePort(HOST)];
  const output: string[] = [];
  const start = (port: number) =>
    startServer({
      ...settings,
      HOST,
      PORT: String(port),
      TRUST_PROXY: HOST,
      DRAIN_SECONDS: '6',
      DATABASE_URL: cluster.address('postgres'),
      SMTP_URL: mail.url,
      DATA_DIR: join(folder, String(port)),
    });
  const servers: ServerProcess[] = await Promise.all(ports.map(start));
  const caddy = await startCaddy(ports.map((port) => `${HOST}:${port}`));

  async function end(number: number, signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') {
    const ended = await servers[number]?.stop(signal);
    if (ended) output.push(ended.output, ended.errors);
  }

  return {
    cluster,
    mails: mail.mails,
    address: caddy.address,
    async restart(number, signal) {
      await end(number, signal);
      servers[number] = await start(ports[number] ?? 0);
      await pause(NOTICE_MS);
    },
    async stop() {
      await caddy.stop();
      await Promise.all([end(0, 'SIGINT'), end(1, 'SIGINT')]);
      await mail.close();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
      return output.join('');
    },
  };
}
