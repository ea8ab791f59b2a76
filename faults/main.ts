/**
 * Checks whether we lose leads, notices or agencies' confirmations if we kill a server. Also checks
 * what users see and lose while the database freezes or stops, or while servers behind a proxy
 * restart.
 *
 * `npm run test:faults` runs everything. To run one part: `npm run test:faults -- leads`, `--
 * notices`, `-- agencies`, `-- pause`, `-- caddy`, `-- site`. On a slow or busy machine, send fewer
 * requests per second: `-- pause 50`. `--save` writes the tables to docs/benchmarks.md.
 */

import { machine } from '../bench/machine.ts';
import { save } from '../bench/save.ts';
import { table } from '../bench/table.ts';
import { readArguments } from '../scripts/read-arguments.ts';
import { killedAgencies } from './killed-agencies.ts';
import { killedLeads } from './killed-leads.ts';
import { killedNotices } from './killed-notices.ts';
import { onBoth, type Row } from './on-both.ts';
import { frozenDatabase } from './outages/outage.ts';
import { caddyFaults } from './proxy/caddy-faults.ts';
import { siteFaults } from './site/site-faults.ts';

const usage = `npm run test:faults -- [PART [REQUESTS]] [--save]

  Kills, restarts and freezes what a site consists of, and fails if anything acknowledged is lost.
  PART is one of leads, notices, agencies, pause, caddy and site. Without a part, it runs all of them.
  REQUESTS is the load of pause, caddy and site, in requests a second.

  --save  writes the tables to docs/benchmarks.md`;
const { values, positionals } = readArguments(usage, {
  options: { save: { type: 'boolean' } },
  allowPositionals: true,
});
const [only = 'all', given] = positionals;
const rate = Number(given ?? 200);
const proxiedRate = Number(given ?? 100);

interface Part {
  readonly title: string;
  readonly measure: () => Promise<Row[]>;
}

const parts: Readonly<Record<string, Part>> = {
  leads: {
    title: 'Leads sent to a server that is killed at random moments',
    measure: () => onBoth('leads', killedLeads),
  },
  notices: {
    title: 'Notices asked for, confirmed and sent by a server that is killed at random moments',
    measure: () => onBoth('notices', killedNotices),
  },
  agencies: {
    title: 'Statements of an agency on a server that is killed at random moments',
    measure: () => onBoth('agencies', killedAgencies),
  },
  pause: {
    title: `PostgreSQL freezes under two servers with ${rate} requests a second, watched until 10 s after`,
    measure: async () => [await frozenDatabase(rate)],
  },
  caddy: {
    title: `Two servers behind Caddy under ${proxiedRate} requests a second`,
    measure: () => caddyFaults(proxiedRate),
  },
  site: {
    title: `Two web processes and a worker behind Caddy and PgBouncer under ${proxiedRate} requests a second`,
    measure: () => siteFaults(proxiedRate),
  },
};

if (only !== 'all' && !(only in parts)) {
  console.error(`Unknown part: ${only}. Choose one of: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}

for (const [name, { title, measure }] of Object.entries(parts)) {
  if (only !== 'all' && name !== only) continue;
  const rows = await measure();
  if (rows.length === 0) continue;
  const figures = table(rows);
  console.log(`${title}\n\n${figures}\n`);
  if (values.save) save(name, `${title}. ${machine()}\n\n${figures}`);
  if (!rows.every(({ met }) => met)) process.exitCode = 1;
}
