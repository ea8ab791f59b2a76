/**
 * Measures the product's speed and fails if a goal is missed.
 *
 * `npm run bench` takes 13 minutes. `npm run bench -- --full` takes 30 minutes and uses 10 million
 * rows. To run one part: `npm run bench -- scale`. `--save` writes the tables to docs/benchmarks.md.
 */
import { parseArgs } from 'node:util';
import { machine } from './machine.ts';
import type { Part } from './part.ts';
import { parts } from './parts.ts';
import { save } from './save.ts';
import { table } from './table.ts';

const options = { full: { type: 'boolean' }, save: { type: 'boolean' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false });
const extent = values.full ? 'full' : 'short';

/** Returns the names and options on the command line that are not known. */
function unknownArguments(): string[] {
  const flags = Object.keys(values).filter((name) => !(name in options));
  const names = positionals.filter((name) => !Object.hasOwn(parts, name));
  return [...names, ...flags.map((name) => `--${name}`)];
}

/**
 * Measures a part and prints its table.
 * @returns whether every row meets its goal
 */
async function isMet(name: string, { title, measure }: Part): Promise<boolean> {
  const start = performance.now();
  console.log(`## ${name}\n${title}\n`);
  try {
    const rows = await measure(extent);
    const seconds = Math.round((performance.now() - start) / 1000);
    const figures = `${table(rows)}\n\n${machine()}, ${extent} run, ${seconds} s`;
    console.log(`${figures}\n`);
    if (values.save) save(name, figures);
    return rows.length > 0 && rows.every(({ met }) => met);
  } catch (error) {
    // An error in one part does not stop the other parts.
    console.error(`${name} could not be measured:`, error);
    return false;
  }
}

const unknown = unknownArguments();
if (unknown.length > 0) {
  const known = [...Object.keys(parts), '--full', '--save'].join(', ');
  console.error(`Unknown part: ${unknown.join(', ')}. Choose from: ${known}.`);
  process.exitCode = 1;
} else {
  for (const [name, part] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    if (!(await isMet(name, part))) process.exitCode = 1;
  }
}
