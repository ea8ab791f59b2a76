import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

/** Upper bounds of the histogram buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Sources {
  /** Bearer token that a collector must send. */
  readonly token: string;
  /** Number of database connections or queries by state. */
  readonly databaseLoad: () => Readonly<Record<string, number>>;
  readonly jobs: () => Promise<Readonly<Record<string, number>>>;
}

/**
 * Serves `/metrics` for Prometheus: requests by route and status, their durations, database
 * connections, waiting jobs and the process itself. It contains no personal data.
 */
export function metricsRoutes(app: FastifyInstance, { token, databaseLoad, jobs }: Sources): void {
  const registers = [new Registry()];
  const [registry] = registers;
  if (!registry) return;
  collectDefaultMetrics({ register: registry, prefix: 'latchkey_' });

  const answered = new Histogram({
    name: 'latchkey_http_request_seconds',
    help: 'Duration of requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'none';
    answered.observe({ method, route, status: statusCode }, elapsedTime / 1000);
  });

  gauge('latchkey_database_load', 'Database connections or queries by state', async () =>
    databaseLoad(),
  );
  gauge('latchkey_jobs', 'Jobs by queue and state', jobs);

  function gauge(
    name: string,
    help: string,
    read: () => Promise<Readonly<Record<string, number>>>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers,
      async collect() {
        // The other metrics must stay readable while the database is down.
        const figures = await read().catch(() => ({}));
        for (const [state, value] of Object.entries(figures)) this.set({ state }, value);
      },
    });
  }

  app.get('/metrics', async (request, reply) => {
    if (!isBearer(request.headers.authorization, token)) throw new Failure('unauthorized');
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

function isBearer(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}
