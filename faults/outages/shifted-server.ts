/** A Latchkey server with an adjustable clock: a message sets the offset in milliseconds. */
import { readServerConfig } from '../../apps/api/src/config.ts';
import { start } from '../../apps/api/src/start.ts';

let shift = 0;
process.on('message', (message) => {
  shift = Number(message);
});

const clock = () => new Date(Date.now() + shift);
const { address } = await start(await readServerConfig(), clock);
process.stdout.write(`${address}\n`);
