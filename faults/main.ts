/**
 * Looks for what a test of one call cannot see: whether the time of an answer tells who has an
 * account, whether a lead is lost where the server is killed at any moment, and what users meet
 * and lose while servers and databases fail under them.
 *
 * `npm run test:faults`, or one of them: `npm run test:faults -- timing`, `-- leads`, `-- pause`;
 * with fewer requests a second on a machine that is slow or busy: `-- pause 50`.
 */

import { killedLeads } from './killed-leads.ts';
import { onBoth, type Row } from './on-both.ts';
import { fullDisk } from './outages/full-disk.ts';
import { kinds } from './outages/kinds.ts';
import { outage } from './outages/outage.ts';
import { serverTiming } from './timing.ts';

interface Part {
  readonly title: string;
  readonly measure: () => Promise<Row[]>;
}

const [only = 'all', given] = process.argv.slice(2);
const rate = Number(given ?? 200);
/** One process with the embedded database takes less. */
const embeddedRate = Number(given ?? 50);
const underLoad = `Faults under ${rate} requests a second on two servers, until 10 s after`;
const onEmbedded = `The same under ${embeddedRate} a second on one server with the embedded database`;

const parts = new Map<string, Part>([
  [
    'timing',
    {
      title: 'Milliseconds to an answer: 10 %, median, 90 %',
      measure: () => onBoth('timing', serverTiming),
    },
  ],
  [
    'leads',
    {
      title: 'Leads that were sent to a server killed at random moments, and what became of them',
      measure: () => onBoth('leads', async (...place) => [await killedLeads(...place)]),
    },
  ],
  ...Object.entries(kinds).map(
    ([name, kind]) =>
      [name, { title: underLoad, measure: async () => [await outage(kind, rate)] }] as const,
  ),
  ['disk', { title: onEmbedded, measure: () => fullDisk(embeddedRate) }],
]);

const wanted = [...parts].filter(([name]) => only === 'all' || name === only);
if (wanted.length === 0) throw new RangeError(`There is ${[...parts.keys()].join(', ')}`);

const tables = new Map<string, Row[]>();
for (const [, { title, measure }] of wanted) {
  const rows = await measure();
  tables.set(title, [...(tables.get(title) ?? []), ...rows]);
}
for (const [title, rows] of tables) {
  if (rows.length === 0) continue;
  console.log(title);
  console.table(rows);
}
process.exitCode = [...tables.values()].flat().every(({ met }) => met) ? 0 : 1;
