import { existsSync } from 'node:fs';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { readBrand } from './brand-file.ts';
import type { Config } from './config.ts';
import { connect } from './db/connect.ts';
import type { Connection } from './db/database.ts';
import { catalogStore } from './programs/catalog-store.ts';
import { followCatalog } from './programs/follow-catalog.ts';
import { loadCatalog } from './reference-data/load-catalog.ts';
import { loadReferenceData } from './reference-data/load-reference-data.ts';
import { StartFailure } from './start-failure.ts';

const builtWebApp = join(import.meta.dirname, '../../web/dist');

/** How long requests may take to finish once the server is told to stop, in milliseconds. */
const GRACE = 10_000;

export interface RunningServer {
  readonly address: string;
  readonly description: string;
}

/**
 * Starts the server; it stops at SIGTERM or SIGINT, after its requests are answered and its
 * database is closed.
 *
 * @throws {StartFailure} in words for whoever starts it
 */
export async function start(config: Config): Promise<RunningServer> {
  const brand = readBrand(config.brandFile);
  const connection = await connect(config);
  try {
    const catalog = catalogStore(() => loadCatalog({ own: config.catalogDir }));
    const app = await buildApp({
      ...config,
      brand,
      database: connection.database,
      reference: loadReferenceData(),
      catalog: catalog.catalog,
      webApp: existsSync(join(builtWebApp, 'index.html')) ? builtWebApp : undefined,
    });
    const port = await listen(app, config);
    const unfollow = followCatalog(config.catalogDir, catalog, app.log);
    closeAtTheEnd(app, connection, unfollow);
    return { address: `http://${config.host}:${port}`, description: connection.description };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<number> {
  const { level } = app.log;
  try {
    // Fastify would log every address that the host name has; one is enough, and not as JSON.
    app.log.level = 'silent';
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw new StartFailure(reasonNotToListen(error, port, host));
  } finally {
    app.log.level = level;
  }
  const [bound] = app.addresses();
  return typeof bound === 'object' ? bound.port : port;
}

function reasonNotToListen(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is in use. Set PORT to a free one.`;
    case 'EACCES':
      return `port ${port} is not allowed for this user. Set PORT to one from 1024.`;
    default:
      return `cannot listen on ${host}, port ${port}: ${String(error)}. Set HOST or PORT.`;
  }
}

function closeAtTheEnd(app: FastifyInstance, connection: Connection, unfollow: () => void): void {
  closeWithGrace({ delay: GRACE, logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping');
    unfollow();
    await app.close();
    await connection.close();
  });
}
