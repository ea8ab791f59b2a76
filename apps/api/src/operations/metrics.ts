import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Failure } from '../failure.ts';

/** Upper ends of the classes of answer times, in seconds. */
const CLASSES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Measured {
  /** What a collector must show to read the figures. */
  readonly token: string;
  /** How many connections or queries of the database there are, by what they do. */
  readonly databaseLoad: () => Readonly<Record<string, number>>;
  readonly jobs: () => Promise<Readonly<Record<string, number>>>;
}

/**
 * `/metrics`, for Prometheus: requests by route and status (429 is a limit that was met), their
 * times, the database's connections, jobs that wait, and the process itself. Nothing in it tells of
 * a person.
 */
export function metricsRoutes(app: FastifyInstance, { token, databaseLoad, jobs }: Measured): void {
  const registers = [new Registry()];
  const [registry] = registers;
  if (!registry) return;
  collectDefaultMetrics({ register: registry, prefix: 'latchkey_' });

  const answered = new Histogram({
    name: 'latchkey_http_request_seconds',
    help: 'Time until the answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: CLASSES,
    registers,
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'none';
    answered.observe({ method, route, status: statusCode }, elapsedTime / 1000);
  });

  gauge('latchkey_database_load', 'Connections or queries of the database', async () =>
    databaseLoad(),
  );
  gauge('latchkey_jobs', 'Jobs of the queue', jobs);

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
        // A database that is down must not hide the other figures.
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
