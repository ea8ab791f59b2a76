import { sampleProduct } from '@latchkey/domain/samples';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Catalog } from '../src/programs/catalog.ts';
import { readCatalog } from '../src/programs/read-catalog.ts';
import { programRoutes } from '../src/programs/routes.ts';
import {
  loadReferenceData,
  type ReferenceData,
} from '../src/reference-data/load-reference-data.ts';

let reference: ReferenceData | undefined;
let catalog: Catalog | undefined;

/**
 * Returns the shipped reference data, read once for all tests in a process, because reading takes a
 * second.
 */
export function shippedReference(): ReferenceData {
  reference ??= loadReferenceData();
  return reference;
}

/** Returns the shipped catalog, read once for all tests in a process. */
export function shippedCatalog(): Catalog {
  catalog ??= readCatalog();
  return catalog;
}

/**
 * Creates a server with only the program routes and without a database. By default, the server has
 * the shipped data.
 */
export function programsServer(catalog = shippedCatalog()): FastifyInstance {
  const app = Fastify();
  programRoutes(app, {
    catalog,
    reference: shippedReference(),
    product: sampleProduct,
    clock: () => new Date(),
  });
  return app;
}
