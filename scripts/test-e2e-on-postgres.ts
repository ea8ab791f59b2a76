import { spawnSync } from 'node:child_process';
import { startCluster } from '../apps/api/src/db/testing/cluster.ts';

/** The browser tests on a PostgreSQL server that is started for them; arguments go to Playwright. */
const cluster = await startCluster();
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: cluster.address('postgres') },
});
await cluster.stop();
process.exitCode = status ?? 1;
