import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The product as `npm start` runs it, on a free port and with a database of its own.
const data = mkdtempSync(join(tmpdir(), 'latchkey-e2e-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

Object.assign(process.env, { PORT: '0', DATA_DIR: data });
await import(new URL('../scripts/start.ts', import.meta.url).href);
