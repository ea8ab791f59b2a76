import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { hasOurTables } from '../db/readiness.ts';
import { version } from '../process/version.ts';
import type { Catalog } from '../programs/catalog.ts';

/** How long the database may take to respond, in milliseconds. */
const TIMEOUT_MS = 3_000;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Makes `/readyz` fail, so that proxies send requests to another process. This process still
     * handles the requests that it receives.
     */
    refuseReadiness(): void;
  }
}

interface Parts {
  readonly database: Database;
  readonly catalog: Catalog;
}

/**
 * Serves the health checks. `/healthz` responds with the version as long as the process runs, and
 * checks no dependencies. Restart the process when `/healthz` fails. `/readyz` reports whether the
 * process can serve requests, and which check failed.
 */
export function healthRoutes(app: FastifyInstance, { database, catalog }: Parts): void {
  let isStopping = false;
  const refuseReadiness = () => {
    isStopping = true;
  };
  app.decorate('refuseReadiness', refuseReadiness);
  app.addHook('preClose', async () => refuseReadiness());

  app.get('/healthz', (_, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'ok', version });
  });

  app.get('/readyz', async (_, reply) => {
    const checks = {
      server: !isStopping,
      catalog: catalog.size > 0,
      database: await answersInTime(hasOurTables(database)),
    };
    const isReady = Object.values(checks).every(Boolean);
    reply
      .status(isReady ? 200 : 503)
      .headers({ 'cache-control': 'no-store', ...(isReady ? {} : { 'retry-after': '2' }) });
    return { status: isReady ? 'ready' : 'not ready', checks };
  });
}

/** Resolves with the database's response, or with false if the call fails or takes too long. */
export async function answersInTime(answer: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(resolve, TIMEOUT_MS, false).unref();
  });
  return Promise.race([answer.catch(() => false), late]);
}
