/**
 * Looks for what a test of one call cannot see: whether the time of an answer tells who has an
 * account. `npm run test:faults`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../apps/api/src/db/testing/cluster.ts';
import { startServer } from '../apps/api/src/server-process.ts';
import { timing } from './timing.ts';

const settings = { LOG_LEVEL: 'fatal', AUTH_LIMITS: 'false', AUTH_AUTOCONFIRM: 'false' };

async function measured(database: string, environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-faults-'));
  const server = await startServer({ ...settings, DATA_DIR: folder, ...environment });
  try {
    return await timing(`${server.address}/auth/v1`, database);
  } finally {
    await server.stop('SIGTERM');
    rmSync(folder, { recursive: true });
  }
}

const rows = await measured('embedded', {});
const cluster = await startCluster();
try {
  rows.push(...(await measured('PostgreSQL', { DATABASE_URL: cluster.address('postgres') })));
} finally {
  await cluster.stop();
}

console.log('Milliseconds to an answer: 10 %, median, 90 %');
console.table(rows);
process.exitCode = rows.every(({ met }) => met) ? 0 : 1;
