import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { DataFault } from './data-fault.ts';
import { expected } from './expected.ts';

const { source } = parseArgs({ options: { source: { type: 'string' } } }).values;

try {
  if (source === undefined) throw new DataFault('usage', 'node data/build/main.ts --source DIR');
  const written = build({ source, target: join(import.meta.dirname, '..'), expected });
  console.log(written.join('\n'));
} catch (error) {
  if (!(error instanceof DataFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
