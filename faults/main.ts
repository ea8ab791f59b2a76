/**
 * Looks for what a test of one call cannot see: whether the time of an answer tells who has an
 * account, whether a lead is lost where the server is killed at any moment, and what users meet
 * and lose while servers and databases fail under them.
 *
 * `npm run test:faults`, or one of them: `npm run test:faults -- timing`, `-- leads`, `-- pause`;
 * with fewer requests a second on a machine that is slow or busy: `-- pause 50`. With `--save` the
 * tables of all take the place of those in docs/benchmarks.md.
 */

import { parseArgs } from 'node:util';
import { machine } from '../bench/machine.ts';
import { save } from '../bench/save.ts';
import { table } from '../bench/table.ts';
import { killedLeads } from './killed-leads.ts';
import { onBoth, type Row } from './on-both.ts';
import { fullDisk } from './outages/full-disk.ts';
import { kinds } from './outages/kinds.ts';
import { outage } from './outages/outage.ts';
import { serverTiming } from './timing.ts';

const { values, positionals } = parseArgs({
  options: { save: { type: 'boolean' } },
  allowPositionals: true,
});
const [only = 'all', given] = positionals;
const rate = Number(given ?? 200);
/** One process with the embedded database takes less. */
const embeddedRate = Number(given ?? 50);

const titles = {
  timing: 'Milliseconds to an answer: 10 %, median, 90 %',
  leads: 'Leads that were sent to a server killed at random moments, and what became of them',
  outages: `Faults under ${rate} requests a second on two servers, until 10 s after`,
  disk: `The same under ${embeddedRate} a second on one server with the embedded database`,
};

interface Part {
  /** The table that it gives rows of. */
  readonly of: keyof typeof titles;
  readonly measure: () => Promise<Row[]>;
}

const parts: Readonly<Record<string, Part>> = {
  timing: { of: 'timing', measure: () => onBoth('timing', serverTiming) },
  leads: {
    of: 'leads',
    measure: () => onBoth('leads', async (...place) => [await killedLeads(...place)]),
  },
  ...Object.fromEntries(
    Object.entries(kinds).map(([name, kind]): [string, Part] => [
      name,
      { of: 'outages', measure: async () => [await outage(kind, rate)] },
    ]),
  ),
  disk: { of: 'disk', measure: () => fullDisk(embeddedRate) },
};

if (only !== 'all' && !(only in parts)) {
  throw new RangeError(`There is no ${only}, but ${Object.keys(parts).join(', ')}`);
}
if (values.save && only !== 'all') throw new RangeError('What is saved is the whole, not one part');

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
