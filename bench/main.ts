/**
 * Measures the product's speed and fails if a goal is missed.
 *
 * `npm run bench` takes 13 minutes. `npm run bench -- --full` takes 30 minutes and uses 10 million
 * rows. To run one part: `npm run bench -- scale`. `--save` writes the tables to docs/benchmarks.md.
 */
import { readArguments } from '../scripts/read-arguments.ts';
import { machine } from './machine.ts';
import type { Part } from './part.ts';
import { parts } from './parts.ts';
import { save } from './save.ts';
import { table } from './table.ts';

const options = { full: { type: 'boolean' }, save: { type: 'boolean' } } as const;
const usage = `npm run bench -- [PART …] [--full] [--save]

  Measures the product's speed and fails if a goal is missed. Without a part, it measures all of them.

${Object.entries(parts)
  .map(([name, { title }]) => `  ${name.padEnd(14)}${title}`)
  .join('\n')}

  --full  uses 10 million rows, and takes 30 minutes instead of 13
  --save  writes the tables to docs/benchmarks.md`;
const { values, positionals } = readArguments(usage, { options, allowPositionals: true });
const extent = values.full ? 'full' : 'short';

/**
 * Runs one part of the benchmark and prints its table.
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

const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  const known = Object.keys(parts).join(', ');
  console.error(`Unknown part: ${unknown.join(', ')}. Choose from: ${known}.`);
  process.exitCode = 1;
} else {
  for (const [name, part] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    if (!(await isMet(name, part))) process.exitCode = 1;
  }
}
