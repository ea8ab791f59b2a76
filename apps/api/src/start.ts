import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import type { Brand, SiteProduct } from '@latchkey/domain';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, shippedBrand } from './config.ts';
import { connect } from './db/connect.ts';
import { openControl } from './operator/grants/control-socket.ts';
import { claimDatabase } from './organization/organization.ts';
import { readBrandPictures } from './pictures/brand-pictures.ts';
import { dayOf } from './process/clock.ts';
import { listen } from './process/listen.ts';
import { protectDataDir } from './process/protect-data-dir.ts';
import { stopOnSignals } from './process/stop-on-signals.ts';
import { catalogSources } from './programs/catalog-sources.ts';
import { catalogStore } from './programs/catalog-store.ts';
import { followEdits } from './programs/edits/follow-edits.ts';
import { followCatalog } from './programs/follow-catalog.ts';
import { readCatalog } from './programs/read-catalog.ts';
import { loadReferenceData } from './reference-data/load-reference-data.ts';
import { productionGaps } from './settings/production-gaps.ts';
import { readBrand } from './site/brand-file.ts';
import { languages } from './site/languages.ts';
import { readProduct } from './site/product-file.ts';
import { untranslated } from './site/untranslated.ts';
import { startTracing } from './tracing/start-tracing.ts';

const builtWebApp = join(import.meta.dirname, '../../web/dist');

export interface RunningServer {
  readonly address: string;
  readonly description: string;
}

/**
 * Starts the server. On SIGINT, or on SIGTERM after a drain, the server finishes open requests,
 * closes its database and stops.
 *
 * @throws {StartFailure} when a setting, the port or the data folder is not usable, or the database
 *   belongs to another organization
 */
export async function start(config: Config): Promise<RunningServer> {
  const clock = () => new Date();
  const brand = readBrand(config.brandFile);
  const brandPictures = readBrandPictures(brand, config.brandFile);
  const product = readProduct(config.productFile, dayOf(clock()));
  const reference = loadReferenceData();
  const catalog = catalogStore(() => {
    const today = dayOf(clock());
    return readCatalog(catalogSources(config, reference.on(today), today));
  });
  const exposure = usesDataDir(config) ? protectDataDir(config) : undefined;
  const tracing = await startTracing(config.tracing);
  const connection = await connect(config);
  try {
    const isShipped = brand.legal.company === readBrand(shippedBrand).legal.company;
    const mayAssign = !(config.isProduction && isShipped);
    await claimDatabase(connection.database, brand, clock, mayAssign);
    const app = await buildApp({
      ...config,
      brand,
      brandPictures,
      product,
      reference,
      database: connection.database,
      replica: connection.replica,
      databaseLoad: connection.load,
      writtenFolder: usesDataDir(config) ? config.dataDir : undefined,
      clock,
      catalog,
      webApp: existsSync(join(builtWebApp, 'index.html')) ? builtWebApp : undefined,
    });
    if (exposure !== undefined) app.log.warn(exposure);
    for (const gap of productionGaps(config, isShipped)) app.log.warn(gap);
    warnOfMissingTexts(app.log, brand, product);
    connection.reportTo(app.log);
    tracing.reportTo(app.log);
    const { database } = connection;
    const edits = await followEdits({
      database,
      clock,
      store: catalog,
      log: app.log,
      announce: () => app.announceFiles(),
    });
    // On a busy machine, the queue takes seconds to start. The first submission must not wait for
    // it.
    await app.startJobs();
    const port = await listen(app, config).catch(async (error: unknown) => {
      edits.end();
      await app.close();
      throw error;
    });
    const unfollow = followCatalog(config, catalog, app.log, edits.recordFiles);
    const endControl = isEmbedded(config)
      ? openControl(config.dataDir, app.runOperatorCommand, app.log)
      : null;
    stopOnSignals({
      drainSeconds: config.drainSeconds,
      drain: () => app.refuseReadiness(),
      async close(error) {
        if (error) app.log.fatal({ err: error }, 'stopping');
        edits.end();
        unfollow();
        endControl?.();
        await app.close();
        await connection.close();
        await tracing.close();
      },
    });
    return { address: addressOf(config.host, port), description: connection.description };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Logs missing text. The server can start without it. */
function warnOfMissingTexts(
  log: Pick<FastifyBaseLogger, 'warn'>,
  brand: Brand,
  product: SiteProduct,
): void {
  const fields = languages.flatMap((each) => untranslated(brand, product, each));
  if (fields.length > 0) {
    log.warn(
      { fields },
      'the brand or product file has no text for these fields: pages show English or our default text',
    );
  }
}

function addressOf(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function isEmbedded({ databaseUrl }: Config): boolean {
  return databaseUrl === undefined;
}

/**
 * Whether the server stores a database or emails, which contain personal data, in its data folder.
 */
function usesDataDir(config: Config): boolean {
  return isEmbedded(config) || config.smtpUrl === undefined;
}
