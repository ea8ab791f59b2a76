/** Latchkey that collects its garbage when it is told to: what is left then is what it holds. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readServerConfig } from '../apps/api/src/config.ts';
import { start } from '../apps/api/src/start.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
process.on('message', () => collect());

const { address } = await start(await readServerConfig());
process.stdout.write(`${address}\n`);
