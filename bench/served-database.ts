import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Cluster,
  connectedClient,
  createDatabase,
  startServer,
  type TestClient,
} from '@latchkey/api/testing';
import { benchBrandFile } from './bench-brand.ts';
import { jwtKeys, SITE_URL } from './bench-keys.ts';

/** A database, a server that uses it, and a direct connection to it. */
export interface ServedDatabase {
  readonly address: string;
  readonly client: TestClient;
  stop(): Promise<void>;
}

/** Production settings without rate limits. */
export const benchSettings = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'fatal',
  MAX_EVENT_LOOP_DELAY_MS: '0',
  AUTH_LIMITS: 'false',
  LEAD_MAX_PER_ADDRESS: '1000000',
  LEAD_MAX_PER_EMAIL: '1000000',
  AUTH_JWT_KEYS: jwtKeys,
  BRAND_FILE: benchBrandFile,
  SITE_URL,
};

/**
 * Creates a database on a PostgreSQL server and starts a Latchkey server that uses it.
 *
 * @param more additional settings
 */
export async function servedDatabase(
  cluster: Cluster,
  name: string,
  more: Readonly<Record<string, string>> = {},
): Promise<ServedDatabase> {
  await createDatabase(cluster.address('postgres'), name, 'template0');
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-bench-'));
  const server = await startServer({
    ...benchSettings,
    DATA_DIR: folder,
    DATABASE_URL: cluster.address(name),
    ...more,
  });
  const client = await connectedClient(cluster.address(name));
  return {
    address: server.address,
    client,
    async stop() {
      await client.end();
      await server.stop('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}
