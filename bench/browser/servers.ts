import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@latchkey/api/testing';
import { buildWeb } from '../../scripts/build-web.ts';
import { compressFiles } from '../../scripts/compress-files.ts';
import { benchSettings } from '../served-database.ts';

/** The same host for both servers, because Lighthouse also simulates the name lookup. */
const settings = { ...benchSettings, HOST: '127.0.0.1' };

const baselineServer = join(import.meta.dirname, 'baseline-server.ts');

/** Addresses of the product, and of the pages to compare it with. */
export interface Addresses {
  readonly product: string;
  readonly baselines: string;
}

/** Builds and starts the product and the pages to compare it with, and stops both after `use`. */
export async function served<Result>(
  use: (addresses: Addresses) => Promise<Result>,
): Promise<Result> {
  buildWeb();
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-bench-'));
  const emptyApp = join(folder, 'empty-app');
  buildEmptyApp(emptyApp);
  const product = await startServer({ ...settings, DATA_DIR: join(folder, 'data') });
  const baselines = await startServer({ ...settings, EMPTY_APP: emptyApp }, baselineServer);
  try {
    return await use({ product: product.address, baselines: baselines.address });
  } finally {
    await Promise.all([product.stop('SIGTERM'), baselines.stop('SIGTERM')]);
    rmSync(folder, { recursive: true });
  }
}

/** Builds the empty app like the product: the same target, the same compression. */
function buildEmptyApp(folder: string): void {
  const options = ['--target', 'es2022', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const { status, stderr } = spawnSync(
    'npm',
    ['exec', '--workspace', '@latchkey/web', '--', 'vite', 'build', 'test/empty-app', ...options],
    { env: { ...process.env, NODE_ENV: 'production' }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The empty app could not be built:\n${stderr}`);
  compressFiles(folder);
}
