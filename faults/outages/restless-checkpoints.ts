/**
 * A Latchkey server that checkpoints the embedded database every two seconds instead of every ten
 * minutes.
 */
import { readServerConfig } from '../../apps/api/src/config.ts';
import { start } from '../../apps/api/src/start.ts';

const { address } = await start({ ...(await readServerConfig()), checkpointsEvery: 2_000 });
process.stdout.write(`${address}\n`);
