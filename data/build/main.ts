import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { DataFault } from './data-fault.ts';
import { expected } from './expected.ts';

const { source } = parseArgs({ options: { source: { type: 'string' } } }).values;

try {
  if (source === undefined) throw new DataFault('usage', 'node data/build/main.ts --source DIR');
  const root = join(import.meta.dirname, '..', '..');
  const costs = join(root, 'packages', 'domain', 'src', 'costs');
  const written = build({ source, target: join(root, 'data'), costs, expected });
  console.log(written.join('\n'));
} catch (error) {
  if (!(error instanceof DataFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
