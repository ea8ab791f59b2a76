import { readServerConfig } from './config.ts';
import { StartFailure } from './process/start-failure.ts';
import { DataError } from './reference-data/data-error.ts';
import { start } from './start.ts';

try {
  const { address, description } = await start(await readServerConfig());
  process.stdout.write(`Latchkey is ready: ${address}\n${description}\n`);
} catch (error) {
  if (!(error instanceof StartFailure || error instanceof DataError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
