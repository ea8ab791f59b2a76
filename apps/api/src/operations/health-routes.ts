import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../db/database.ts';
import { hasOurTables } from '../db/readiness.ts';
import { version } from '../process/version.ts';
import type { Catalog } from '../programs/catalog.ts';

/** How long the database may take to respond, in milliseconds. */
const TIMEOUT_MS = 3_000;

/**
 * How long `/readyz` waits for the database, in milliseconds. A proxy gives up after a few seconds,
 * and would then send no requests to a process that can serve pages.
 */
const READY_TIMEOUT_MS = 1_000;

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
 * Serves the health checks.
 *
 * - `/healthz` responds with the version as long as the process runs, and checks no dependencies.
 *   Restart the process when this check fails.
 * - `/readyz` fails when proxies should send no requests to this process. It also reports whether
 *   the database is up, but does not fail when the database is down. Pages, questions, programs and
 *   the calculator then work from memory, and calls that need the database respond with 503.
 * - `/readyz/database` fails when the database is down, for a monitor.
 */
export function healthRoutes(app: FastifyInstance, { database, catalog }: Parts): void {
  let isStopping = false;
  const refuseReadiness = () => {
    isStopping = true;
  };
  app.decorate('refuseReadiness', refuseReadiness);
  app.addHook('preClose', async () => refuseReadiness());

  // Proxies ask every second, so the log has one line for each change.
  let reported = '';
  const report = (failed: readonly string[]) => {
    const names = failed.join(', ');
    if (names !== '' && names !== reported) app.log.warn({ failed }, '/readyz responds with 503');
    reported = names;
  };

  app.get('/healthz', (_, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'ok', version });
  });

  app.get('/readyz', async (_, reply) => {
    const checks = { server: !isStopping, catalog: catalog.size > 0 };
    const isDatabaseUp = await answersInTime(hasOurTables(database), READY_TIMEOUT_MS);
    const isReady = Object.values(checks).every(Boolean);
    report(isReady ? [] : failedOf(checks));
    return sendChecks(reply, isReady, {
      ...checks,
      database: isDatabaseUp,
    });
  });

  app.get('/readyz/database', async (_, reply) => {
    const isUp = await answersInTime(hasOurTables(database));
    return sendChecks(reply, isUp, { database: isUp });
  });
}

function failedOf(checks: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(checks).filter((name) => !checks[name]);
}

function sendChecks(
  reply: FastifyReply,
  isReady: boolean,
  checks: Readonly<Record<string, boolean>>,
): FastifyReply {
  return reply
    .status(isReady ? 200 : 503)
    .headers({ 'cache-control': 'no-store', ...(isReady ? {} : { 'retry-after': '2' }) })
    .send({ status: isReady ? 'ready' : 'not ready', checks });
}

/** Resolves with the database's response, or with false if the call fails or takes too long. */
export async function answersInTime(
  answer: Promise<boolean>,
  timeoutMs = TIMEOUT_MS,
): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(resolve, timeoutMs, false).unref();
  });
  return Promise.race([answer.catch(() => false), late]);
}
