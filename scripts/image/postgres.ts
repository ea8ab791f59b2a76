import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectedClient, newCluster, unleash } from '@latchkey/api/testing';
import { freePort } from '../../apps/api/src/process/free-port.ts';

const HOST = '127.0.0.1';
const access = `
host all tester ${HOST}/32 trust
host all latchkey ${HOST}/32 scram-sha-256
`;

export interface Postgres {
  /** The connection string without the password. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server that asks for a password, like the server in compose.yaml. */
export async function startPostgres(password: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-access-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'pg_hba.conf'), access);
  const port = String(await freePort(HOST));
  const cluster = newCluster({
    listen_addresses: HOST,
    port,
    hba_file: join(folder, 'pg_hba.conf'),
  });
  const server = await cluster.start();
  const admin = await connectedClient(`postgres://tester@${HOST}:${port}/postgres`);
  await admin.query(`create role latchkey login password ${admin.escapeLiteral(password)}`);
  await admin.query('create database latchkey owner latchkey');
  await admin.end();
  return {
    url: `postgres://latchkey@${HOST}:${port}/latchkey`,
    async stop() {
      await unleash(server);
      cluster.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
