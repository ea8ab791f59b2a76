/**
 * Looks for what a test of one call cannot see: whether the time of an answer tells who has an
 * account, and whether a lead is lost where the server is killed at any moment.
 *
 * `npm run test:faults`, or one of them: `npm run test:faults -- timing`, `-- leads`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../apps/api/src/db/testing/cluster.ts';
import { createDatabase } from '../apps/api/src/db/testing/create-database.ts';
import { startServer } from '../apps/api/src/server-process.ts';
import { killedLeads } from './killed-leads.ts';
import { timing } from './timing.ts';

type Place = Record<string, string>;
type Row = Record<string, string | number | boolean> & { readonly met: boolean };

interface Part {
  readonly title: string;
  readonly measure: (database: string, place: Place) => Promise<Row[]>;
}

const settings = { LOG_LEVEL: 'fatal', AUTH_LIMITS: 'false', AUTH_AUTOCONFIRM: 'false' };

const parts: Readonly<Record<string, Part>> = {
  timing: {
    title: 'Milliseconds to an answer: 10 %, median, 90 %',
    async measure(database, place) {
      const folder = mkdtempSync(join(tmpdir(), 'latchkey-faults-'));
      const server = await startServer({ ...settings, DATA_DIR: folder, ...place });
      try {
        return await timing(`${server.address}/auth/v1`, database);
      } finally {
        await server.stop('SIGTERM');
        rmSync(folder, { recursive: true });
      }
    },
  },
  leads: {
    title: 'Leads that were sent to a server killed at random moments, and what became of them',
    measure: async (database, place) => [await killedLeads(database, place)],
  },
};

const [only] = process.argv.slice(2);
const wanted = Object.entries(parts).filter(([name]) => only === undefined || name === only);
if (wanted.length === 0) throw new RangeError(`There is ${Object.keys(parts).join(' and ')}`);

const cluster = await startCluster();
let isMet = true;
try {
  for (const [name, { title, measure }] of wanted) {
    await createDatabase(cluster.address('postgres'), name, 'template0');
    const rows = await measure('embedded', {});
    rows.push(...(await measure('PostgreSQL', { DATABASE_URL: cluster.address(name) })));
    console.log(title);
    console.table(rows);
    isMet &&= rows.every(({ met }) => met);
  }
} finally {
  await cluster.stop();
}
process.exitCode = isMet ? 0 : 1;
