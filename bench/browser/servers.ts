import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@latchkey/api/testing';
import { buildWeb } from '../../scripts/build-web.ts';
import { benchSettings } from '../served-database.ts';
import { http2Proxy } from './http2-proxy.ts';

/** Both servers use the same host, because Lighthouse also simulates the DNS lookup. */
const settings = { ...benchSettings, HOST: '127.0.0.1' };

const baselineServer = join(import.meta.dirname, 'baseline-server.ts');

/**
 * The URLs of two proxies: one in front of the product's server, one in front of the bare page's
 * server.
 */
export interface Addresses {
  readonly product: string;
  readonly baseline: string;
}

/**
 * Builds and starts the product, and starts the bare page's server, each behind a proxy. Stops them
 * all after `use` completes.
 */
export async function served<Result>(
  use: (addresses: Addresses) => Promise<Result>,
): Promise<Result> {
  buildWeb();
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-bench-'));
  const product = await startServer({ ...settings, DATA_DIR: join(folder, 'data') });
  const baseline = await startServer(settings, baselineServer);
  const proxies = {
    product: await http2Proxy(product.address),
    baseline: await http2Proxy(baseline.address),
  };
  try {
    return await use({ product: proxies.product.url, baseline: proxies.baseline.url });
  } finally {
    proxies.product.stop();
    proxies.baseline.stop();
    await Promise.all([product.stop('SIGTERM'), baseline.stop('SIGTERM')]);
    rmSync(folder, { recursive: true });
  }
}
