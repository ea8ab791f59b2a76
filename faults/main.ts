/**
 * Checks what a test of a single call cannot: whether response times reveal who has an account,
 * whether a killed server loses leads or notices, and what users see and lose while servers and databases
 * fail.
 *
 * `npm run test:faults` runs everything. To run one part: `npm run test:faults -- timing`, `-- leads`,
 * `-- notices`, `-- pause`. On a slow or busy machine, send fewer requests per second: `-- pause 50`. `--save` writes
 * the tables to docs/benchmarks.md.
 */

import { parseArgs } from 'node:util';
import { machine } from '../bench/machine.ts';
import { save } from '../bench/save.ts';
import { table } from '../bench/table.ts';
import { killedLeads } from './killed-leads.ts';
import { killedNotices } from './killed-notices.ts';
import { onBoth, type Row } from './on-both.ts';
import { fullDisk } from './outages/full-disk.ts';
import { kinds } from './outages/kinds.ts';
import { outage } from './outages/outage.ts';
import { caddyFaults } from './proxy/caddy-faults.ts';
import { serverTiming } from './timing.ts';

const { values, positionals } = parseArgs({
  options: { save: { type: 'boolean' } },
  allowPositionals: true,
});
const [only = 'all', given] = positionals;
const rate = Number(given ?? 200);
/** One process with the embedded database handles fewer requests. */
const embeddedRate = Number(given ?? 50);
const proxiedRate = Number(given ?? 100);

const titles = {
  timing: 'Response time in milliseconds: 10%, median, 90%',
  leads: 'Leads sent to a server that is killed at random moments',
  notices: 'Notices asked for, confirmed and sent by a server that is killed at random moments',
  outages: `Faults on two servers under ${rate} requests a second, watched until 10 s after each`,
  disk: `Full disk on one server with the embedded database, under ${embeddedRate} requests a second`,
  caddy: `Two servers behind Caddy under ${proxiedRate} requests a second`,
};

interface Part {
  /** The table that its rows belong to. */
  readonly of: keyof typeof titles;
  readonly measure: () => Promise<Row[]>;
}

const parts: Readonly<Record<string, Part>> = {
  timing: { of: 'timing', measure: () => onBoth('timing', serverTiming) },
  leads: {
    of: 'leads',
    measure: () => onBoth('leads', async (...place) => [await killedLeads(...place)]),
  },
  notices: {
    of: 'notices',
    measure: () => onBoth('notices', async (...place) => [await killedNotices(...place)]),
  },
  ...Object.fromEntries(
    Object.entries(kinds).map(([name, kind]): [string, Part] => [
      name,
      { of: 'outages', measure: async () => [await outage(kind, rate)] },
    ]),
  ),
  disk: { of: 'disk', measure: () => fullDisk(embeddedRate) },
  caddy: { of: 'caddy', measure: () => caddyFaults(proxiedRate) },
};

if (only !== 'all' && !(only in parts)) {
  throw new RangeError(`Unknown part: ${only}. Choose one of: ${Object.keys(parts).join(', ')}`);
}
if (values.save && only !== 'all') throw new RangeError('--save works only if no part is named');

const tables = new Map<Part['of'], Row[]>();
for (const [name, { of, measure }] of Object.entries(parts)) {
  if (only !== 'all' && name !== only) continue;
  tables.set(of, [...(tables.get(of) ?? []), ...(await measure())]);
}
for (const [name, rows] of tables) {
  if (rows.length === 0) continue;
  const figures = table(rows);
  console.log(`${titles[name]}\n\n${figures}\n`);
  if (values.save) save(name, `${titles[name]}.\n\n${figures}\n\n${machine()}`);
}
process.exitCode = [...tables.values()].flat().every(({ met }) => met) ? 0 : 1;
