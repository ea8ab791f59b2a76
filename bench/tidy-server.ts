/** A Latchkey server that collects garbage on request, so the memory figures exclude garbage. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readServerConfig } from '../apps/api/src/config.ts';
import { start } from '../apps/api/src/start.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
process.on('message', () => collect());

const { address } = await start(await readServerConfig());
process.stdout.write(`${address}\n`);
