import { defaultPageConfig } from '@latchkey/contract';
import Fastify from 'fastify';
import { readConfig } from '../src/config.ts';
import { sitePictures } from '../src/drawing/site-pictures.ts';
import { watchRoutes } from '../src/http/not-found-error.ts';
import { proofOf } from '../src/programs/proof-routes.ts';
import { statesOf } from '../src/programs/routes.ts';
import { figuresOf } from '../src/reference/routes.ts';
import { readBrand } from '../src/site/brand-file.ts';
import { languages } from '../src/site/languages.ts';
import { readProduct } from '../src/site/product-file.ts';
import { webAppRoutes } from '../src/web-app/routes.ts';
import { shippedCatalog, shippedReference } from './test-data.ts';

/**
 * Maximum number of attempts, two seconds apart. A worker needs fewer attempts to start, even on a
 * busy machine.
 */
const MAX_ATTEMPTS = 30;

/** The web app's response at a URL. */
export interface ReportedPage {
  readonly status: number;
  readonly etag: string;
  /** The response status for a browser that already has the page in its cache. */
  readonly again: number;
  readonly body: string;
}

// Prints the responses of a folder's web app at some URLs, as JSON. This program runs in a copy of
// the repository in which a test has changed pages.
const [folder = '', ...addresses] = process.argv.slice(2);
const { brandFile, productFile } = readConfig({});
const brand = readBrand(brandFile);
const siteUrl = 'https://example.com';
const { mortgageRates, sources } = shippedReference();
const latestAverage = { ...mortgageRates[0], ageDays: 0 };
const clock = () => new Date();

const app = Fastify({ logger: { level: 'error', stream: process.stderr } });
await webAppRoutes(app, {
  folder,
  brand,
  pictures: sitePictures({
    brand,
    pictures: { logo: null, icon: null },
    languages,
    siteUrl,
    fonts: [],
  }),
  product: readProduct(productFile, '2026-11-22'),
  config: () => ({ ...defaultPageConfig, latestAverage }),
  publicData: {
    basis: () => [],
    answers: {
      reference: () => figuresOf(sources, latestAverage),
      states: () => statesOf({ catalog: shippedCatalog(), reference: shippedReference(), clock }),
      nationalPrograms: () => undefined,
      statePrograms: () => undefined,
      countyPrograms: () => undefined,
      publicProgram: () => undefined,
      proof: () => proofOf({ catalog: shippedCatalog(), reference: shippedReference(), clock }),
      openData: () => undefined,
      changes: () => undefined,
    },
    statusOf: () => 200,
    listed: async () => [],
  },
  languages,
  siteUrl,
  authPrefix: '',
  notFoundError: watchRoutes(app),
  clock,
});

const pages: Record<string, ReportedPage> = {};
for (const address of addresses) pages[address] = await rendered(address);
process.stdout.write(JSON.stringify(pages));
await app.close();

/**
 * Returns a page with its content. Until the worker starts, the server sends pages without content.
 */
async function rendered(url: string): Promise<ReportedPage> {
  for (let attempt = 1; ; attempt += 1) {
    const { statusCode, headers, body } = await app.inject(url);
    const isEmpty = statusCode === 200 && body.includes('<div id="root"></div>');
    if (!isEmpty || attempt === MAX_ATTEMPTS) {
      const etag = String(headers.etag);
      const again = await app.inject({ url, headers: { 'if-none-match': etag } });
      return { status: statusCode, etag, again: again.statusCode, body };
    }
  }
}
