import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../../apps/api/src/app.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { upToDate } from '../../apps/api/src/db/embedded.ts';
import { QueuedPglite } from '../../apps/api/src/db/queued-pglite.ts';
import { dayOf } from '../../apps/api/src/process/clock.ts';
import { catalogOf } from '../../apps/api/src/programs/catalog.ts';
import { catalogStore } from '../../apps/api/src/programs/catalog-store.ts';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { loadReferenceData } from '../../apps/api/src/reference-data/load-reference-data.ts';
import { readBrand } from '../../apps/api/src/site/brand-file.ts';
import { readProduct } from '../../apps/api/src/site/product-file.ts';
import { barePage } from './bare-page.ts';

// Serves the bare page at `/bare`. The benchmark compares the product's pages with this page. Runs
// the product's own server without the web app, so compression and security headers are the same.
const product = join(import.meta.dirname, '../../apps/web/dist');

const config = readConfig();
const app = await buildApp({
  ...config,
  clock: () => new Date(),
  reference: loadReferenceData(),
  database: await upToDate(new QueuedPglite()),
  catalog: catalogStore(() => catalogOf(loadCatalog())),
  brand: readBrand(config.brandFile),
  product: readProduct(config.productFile, dayOf(new Date())),
  webApp: undefined,
});

function serve(
  url: string,
  body: Buffer | string,
  headers: Readonly<Record<string, string>>,
): void {
  app.get(url, (_, reply) => reply.headers(headers).send(body));
}

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const assetHeaders = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Returns the URL of the font that the product's page preloads. */
function preloadedFont(): string {
  const page = readFileSync(join(product, 'index.html'), 'utf8');
  const [, font] = /href="(\/assets\/[^"]+\.woff2)"/.exec(page) ?? [];
  if (font === undefined) throw new RangeError("The product's page does not preload a font");
  return font;
}

const font = preloadedFont();
const bare = barePage(font);
serve('/bare', bare.html, { ...htmlHeaders, ...bare.headers });
serve(font, readFileSync(join(product, font)), { ...assetHeaders, 'content-type': 'font/woff2' });

process.stdout.write(`${await app.listen({ port: 0, host: config.host })}\n`);
