import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';

/** The upper bounds of the histogram's buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const HEAP_HELP =
  'Private virtual memory that is reserved (VmData), most of it unused. For memory in use, see process_resident_memory_bytes';

export interface ProcessSources {
  /** Number of database connections or queries, by their state, such as `busy` or `waiting`. */
  readonly databaseLoad: () => Readonly<Record<string, number>>;
  /** Whether the database responds and has the tables that we need. */
  readonly isDatabaseUp: () => Promise<boolean>;
  /** The folder that the server writes to. Undefined if there is no such folder. */
  readonly writtenFolder: string | undefined;
}

/** Adds metrics of this process: requests, database connections, disk space, and Node itself. */
export function addProcessMetrics(
  app: FastifyInstance,
  registry: Registry,
  { databaseLoad, isDatabaseUp, writtenFolder }: ProcessSources,
): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  // The library calls this "process heap size", but it is much more than the heap in use.
  const heap = registry.getSingleMetric('process_heap_bytes');
  if (heap) Object.assign(heap, { help: HEAP_HELP });

  const duration = new Histogram({
    name: 'latchkey_http_request_duration_seconds',
    help: 'Duration of requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'none';
    duration.observe({ method, route, status: statusCode }, elapsedTime / 1000);
  });

  new Gauge({
    name: 'latchkey_database_up',
    help: 'Whether the database responds and has the tables of this version: 1 or 0',
    registers,
    async collect() {
      this.set((await isDatabaseUp()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'latchkey_database_connections',
    help: 'Database connections of this process by state, and queries that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, value] of Object.entries(databaseLoad())) this.set({ state }, value);
    },
  });
  if (writtenFolder !== undefined) addDiskMetrics(registry, writtenFolder);
}

function addDiskMetrics(registry: Registry, folder: string): void {
  const gauge = (name: string, help: string, figureOf: (disk: StatsFs) => number) =>
    new Gauge({
      name: `latchkey_data_dir_${name}_bytes`,
      help,
      registers: [registry],
      async collect() {
        const disk = await statfs(folder).catch(() => undefined);
        if (disk) this.set(figureOf(disk));
      },
    });
  gauge('size', 'Size of the disk with DATA_DIR', ({ blocks, bsize }) => blocks * bsize);
  gauge('available', 'Free space on that disk', ({ bavail, bsize }) => bavail * bsize);
}
