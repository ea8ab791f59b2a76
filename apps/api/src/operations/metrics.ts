import { createHash, timingSafeEqual } from 'node:crypto';
import { Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../process/failure.ts';
import type { Meter } from '../process/meter.ts';
import { meterIn } from './counters.ts';
import { addDatabaseMetrics, type DatabaseSources } from './database-metrics.ts';
import { addProcessMetrics, type ProcessSources } from './process-metrics.ts';

export interface MetricsSources extends ProcessSources, DatabaseSources {}

/**
 * Serves metrics for Prometheus, without personal data. `/metrics` has the figures of this process.
 * `/metrics` works even while the database is down. `/metrics/database` has the figures of the
 * shared database. Collect these figures from only one process. Otherwise, sums are too high.
 *
 * @param token bearer token that a collector must send
 * @returns the function that counts events for `/metrics`
 */
export function metricsRoutes(app: FastifyInstance, token: string, sources: MetricsSources): Meter {
  const ofProcess = new Registry();
  const ofDatabase = new Registry();
  addProcessMetrics(app, ofProcess, sources);
  const readDatabase = addDatabaseMetrics(ofDatabase, sources);

  const serve = (path: string, registry: Registry, read = async () => {}) =>
    app.get(path, async (request, reply) => {
      if (!isBearer(request.headers.authorization, token)) throw new Failure('unauthorized');
      await read();
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics());
    });
  serve('/metrics', ofProcess);
  serve('/metrics/database', ofDatabase, readDatabase);
  return meterIn(ofProcess);
}

function isBearer(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}
