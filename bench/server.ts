import { buildApp, type Extension } from '../apps/api/src/app.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { upToDate } from '../apps/api/src/db/embedded.ts';
import { QueuedPglite } from '../apps/api/src/db/queued-pglite.ts';
import { dayOf } from '../apps/api/src/process/clock.ts';
import { catalogOf } from '../apps/api/src/programs/catalog.ts';
import { catalogStore } from '../apps/api/src/programs/catalog-store.ts';
import { loadCatalog } from '../apps/api/src/reference-data/load-catalog.ts';
import { loadReferenceData } from '../apps/api/src/reference-data/load-reference-data.ts';
import { readBrand } from '../apps/api/src/site/brand-file.ts';
import { readProduct } from '../apps/api/src/site/product-file.ts';
import { type Case, cases } from './cases.ts';

/** The message that the server process sends once the server is ready. */
export interface Ready {
  readonly address: string;
  readonly cases: readonly Case[];
}

const config = readConfig();
const reference = loadReferenceData();
const programs = loadCatalog();
const measured = cases(programs, reference.locations.search);
const readyMade = new Map<string, Buffer>();

/**
 * Adds a bare route for each measured route. A bare route sends the same bytes as the measured
 * route, but the bytes were computed in advance.
 */
const bareRoutes: Extension = async (api) => {
  for (const { method, paths } of measured) {
    const [url = ''] = paths[0]?.split('?') ?? [];
    api.route({
      method,
      url: `/bare${url}`,
      handler: (request, reply) =>
        reply.type('application/json; charset=utf-8').send(readyMade.get(request.url)),
    });
  }
};

const app = await buildApp(
  {
    ...config,
    maxEventLoopDelayMs: 0,
    clock: () => new Date(),
    reference,
    database: await upToDate(new QueuedPglite()),
    catalog: catalogStore(() => catalogOf(programs)),
    brand: readBrand(config.brandFile),
    product: readProduct(config.productFile, dayOf(new Date())),
    webApp: undefined,
  },
  bareRoutes,
);

async function makeReady(): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  for (const { method, paths, body } of measured) {
    for (const path of paths) {
      const request = { method, url: `/api${path}`, ...(body && { headers, payload: body }) };
      const { statusCode, rawPayload } = await app.inject(request);
      if (statusCode !== 200)
        throw new Error(`${path} responded with ${statusCode}: ${rawPayload}`);
      readyMade.set(`/api/bare${path}`, rawPayload);
    }
  }
}

await makeReady();
const ready: Ready = { address: await app.listen({ port: 0, host: '127.0.0.1' }), cases: measured };
process.send?.(ready);
// Responds to every message with the CPU time that this process has used, in milliseconds.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1_000);
});
