import type { Writable } from 'node:stream';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import { type Brand, claimedSavings, hidesPrograms, type SiteProduct } from '@latchkey/domain';
import { type FastifyInstance, type FastifyPluginAsync, fastify } from 'fastify';
import { accountRoutes } from './account/routes.ts';
import { mountAccounts } from './auth/mount-accounts.ts';
import { pageConfigOf } from './auth/page-config.ts';
import { serverLimits } from './auth/rate-limits/rate-limits.ts';
import { serverHash } from './auth/sessions/server-secret-repository.ts';
import type { AuthSettings } from './auth/settings/auth-settings.ts';
import { correctionRoutes } from './corrections/routes.ts';
import type { Database } from './db/database.ts';
import { databaseSize } from './db/database-size.ts';
import { jobQueue } from './db/job-queue.ts';
import { hasOurTables } from './db/readiness.ts';
import { figtree } from './drawing/figtree.ts';
import { mailLogo } from './drawing/mail-logo.ts';
import { sitePictures } from './drawing/site-pictures.ts';
import { answerFailure } from './http/answer-failure.ts';
import { callerHash } from './http/caller-hash.ts';
import { refuseUnreadable } from './http/client-error.ts';
import { corsOptions } from './http/cors.ts';
import { loggerOptions, RequestLog } from './http/logging.ts';
import { watchRoutes } from './http/not-found-error.ts';
import { documentation } from './http/openapi.ts';
import { requestIdOf } from './http/request-id.ts';
import { routedUrl } from './http/routed-url.ts';
import { securityHeaders } from './http/security-headers.ts';
import { deliveryRepository } from './leads/deliveries/repository.ts';
import { workOnLeads } from './leads/jobs.ts';
import type { LeadSettings } from './leads/lead-settings.ts';
import { leadRoutes } from './leads/routes.ts';
import { locationRoutes } from './locations/routes.ts';
import { type MailSettings, mailTransport } from './mail/mail-transport.ts';
import { mailer } from './mail/mailer.ts';
import { workOnNotices } from './notices/jobs.ts';
import type { NoticeSettings } from './notices/notice-settings.ts';
import { noticeRoutes } from './notices/routes.ts';
import { quoteNewsRoutes } from './notices/runs/routes.ts';
import { workOnRuns } from './notices/runs/work-on-runs.ts';
import { answersInTime, healthRoutes } from './operations/health-routes.ts';
import { meterOf } from './operations/meter-of.ts';
import { shedLoad } from './operations/shed-load.ts';
import { catalogEditorRoutes } from './operator/catalog/routes.ts';
import { operatorRoutes } from './operator/routes.ts';
import type { BrandPictures } from './pictures/brand-pictures.ts';
import { type Clock, dayOf } from './process/clock.ts';
import type { CatalogStore } from './programs/catalog-store.ts';
import { programRoutes, statesOf } from './programs/routes.ts';
import { viewCounter } from './programs/views/view-counter.ts';
import { quoteRepository } from './quotes/repository.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { latestAverage } from './reference/rates/latest-average.ts';
import type { RateSettings } from './reference/rates/rate-settings.ts';
import { figuresOf, referenceRoutes } from './reference/routes.ts';
import type { ReferenceData } from './reference-data/load-reference-data.ts';
import { languages } from './site/languages.ts';
import { stepRoutes } from './steps/routes.ts';
import { webAppRoutes } from './web-app/routes.ts';

const LARGEST_BODY = 64 * 1024;
const LONGEST_REQUEST = 30_000;

/** Everything the app needs. The caller creates it. */
export interface Dependencies extends MailSettings {
  readonly database: Database;
  /** Read replica for the inbox; the database itself by default. */
  readonly replica?: Database;
  readonly clock: Clock;
  readonly auth: AuthSettings;
  readonly leads: LeadSettings;
  readonly notices: NoticeSettings;
  readonly rates: RateSettings;
  readonly reference: ReferenceData;
  readonly catalog: CatalogStore;
  readonly brand: Brand;
  readonly product: SiteProduct;
  /** The pictures that the brand names; none by default. */
  readonly brandPictures?: BrandPictures;
  /** Folder with the built web app; undefined when another server serves it. */
  readonly webApp: string | undefined;
  /** The API's origin for the web app, if the API and the page are on different hosts. */
  readonly apiUrl?: string | undefined;
  /** Other origins whose pages may call the API with credentials. */
  readonly corsOrigins: readonly string[];
  /**
   * Addresses and ranges of proxies whose forwarding headers are trusted, or how many proxies every
   * request passes.
   */
  readonly trustProxy: readonly string[] | number;
  /**
   * Average event loop delay above which the server sheds load, in milliseconds. 0 turns shedding
   * off.
   */
  readonly maxEventLoopDelayMs: number;
  /** Bearer token for `/metrics`. Without a token, the route does not exist. */
  readonly metricsToken: string | undefined;
  readonly databaseLoad?: () => Readonly<Record<string, number>>;
  /** Folder with the server's own data, whose free space `/metrics` reports. */
  readonly writtenFolder?: string | undefined;
  readonly logLevel: string;
  /** Log destination; standard output by default. */
  readonly logStream?: Writable;
}

/** Additional API routes, for example from a benchmark. */
export type Extension = FastifyPluginAsync;

export async function buildApp(
  {
    database,
    replica = database,
    clock,
    auth,
    leads: leadSettings,
    notices: { hours },
    rates,
    reference,
    catalog: store,
    brand,
    product,
    brandPictures = { logo: null, icon: null },
    webApp,
    apiUrl,
    corsOrigins,
    trustProxy,
    maxEventLoopDelayMs,
    metricsToken,
    databaseLoad = () => ({}),
    writtenFolder,
    logLevel,
    logStream,
    ...mailSettings
  }: Dependencies,
  extension: Extension = async () => {},
): Promise<FastifyInstance> {
  const { catalog } = store;
  const isProxied = typeof trustProxy === 'number' || trustProxy.length > 0;
  const app = fastify({
    bodyLimit: LARGEST_BODY,
    requestTimeout: LONGEST_REQUEST,
    trustProxy:
      typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : isProxied && [...trustProxy],
    // The server still responds to requests on open connections while it closes.
    return503OnClosing: false,
    rewriteUrl: routedUrl,
    genReqId: (request) => requestIdOf(request, isProxied),
    logger: loggerOptions(logLevel, logStream),
    logController: new RequestLog(callerHash(auth.secret, clock)),
    frameworkErrors: answerFailure,
    clientErrorHandler: refuseUnreadable,
  });
  app.removeContentTypeParser('text/plain');
  if (corsOrigins.length > 0) {
    await app.register(cors, corsOptions(corsOrigins));
  }
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 2048 });

  const notFoundError = watchRoutes(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, 'x-request-id': request.id });
    // Check this before parsing the body, which may also be invalid.
    if (request.is404) throw notFoundError(request);
  });
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request) => {
    throw notFoundError(request);
  });

  const pictures = sitePictures({
    brand,
    pictures: brandPictures,
    languages,
    siteUrl: auth.siteUrl,
    fonts: webApp === undefined ? [] : figtree(webApp),
  });
  const jobs = jobQueue(database, app.log);
  if (maxEventLoopDelayMs > 0) await shedLoad(app, maxEventLoopDelayMs);
  const meter = await meterOf(app, metricsToken, {
    databaseLoad,
    writtenFolder,
    isDatabaseUp: () => answersInTime(hasOurTables(database)),
    jobs: jobs.counts,
    deliveries: () => deliveryRepository(database).backlog(),
    databaseSize: () => databaseSize(database),
  });
  healthRoutes(app, { database, catalog });
  const { logsLinks } = mailSettings;
  const mails = mailer(mailTransport(mailSettings, brand), app.log, {
    logsLinks,
    meter,
    pictures: mailLogo(brand, brandPictures),
  });
  app.addHook('onClose', async () => mails.close());
  const limits = await serverLimits(database, clock, auth);
  app.addHook('onClose', () => limits.close());
  const hashNetwork = await serverHash(database, auth, 'networks of reports');
  const accounts = await mountAccounts(app, {
    database,
    clock,
    settings: auth,
    brand,
    mailer: mails,
    jobs,
    corsOrigins,
    log: app.log,
    limits,
  });
  app.decorate('authenticate', accounts.authenticate);
  const leads = {
    database,
    clock,
    jobs,
    settings: leadSettings,
    brand,
    product,
    catalog,
    reference,
    meter,
  };
  const notices = { database, clock, jobs, hours, limits, catalog, brand };
  const sending = { mailer: mails, siteUrl: auth.siteUrl, log: app.log };
  workOnLeads(app, { ...leads, ...sending }, workOnNotices({ ...notices, ...sending }));
  const outbox = brand.legal.postalAddress === null ? undefined : { jobs, hours };
  workOnRuns(app, { database, clock, jobs, catalog, reference, outbox });
  const newestAverage = await latestAverage(app, {
    database,
    clock,
    jobs,
    settings: rates,
    brand,
    shipped: reference.mortgageRate,
  });
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (_, reply) => {
        const vary = [reply.getHeader('vary') ?? [], 'Accept-Language'].flat().join(', ');
        reply.headers({ 'cache-control': 'no-store', vary });
      });
      await documentation(api, accounts.operations, brand);
      locationRoutes(api, reference.locations);
      const views = viewCounter(api, database, clock);
      programRoutes(api, { catalog, reference, product, clock, views });
      accountRoutes(api, { database, clock, verifyPassword: accounts.verifyPassword });
      quoteRoutes(api, quoteRepository(database), reference, clock);
      leadRoutes(api, leads);
      operatorRoutes(api, { ...leads, replica });
      catalogEditorRoutes(api, { database, clock, store, views, jobs, hours });
      correctionRoutes(api, { ...notices, hashNetwork });
      noticeRoutes(api, notices);
      quoteNewsRoutes(api, { database, clock });
      stepRoutes(api, { database, replica, clock, limitFactor: auth.limitFactor, meter });
      referenceRoutes(api, reference, newestAverage);
      await api.register(extension);
    },
    { prefix: '/api' },
  );
  if (webApp !== undefined) {
    await app.register(webAppRoutes, {
      folder: webApp,
      brand,
      pictures,
      product,
      clock,
      config: () => ({
        ...pageConfigOf(auth, apiUrl),
        latestAverage: newestAverage(),
        mostSaved: claimedSavings(product),
        hidesPrograms: hidesPrograms(product),
        sendsNotices: brand.legal.postalAddress !== null,
      }),
      publicData: {
        basis: () => [catalog.programs, dayOf(clock()), newestAverage()],
        answers: {
          reference: () => figuresOf(reference.sources, newestAverage()),
          states: () => statesOf(catalog, clock),
        },
      },
      languages,
      siteUrl: auth.siteUrl,
      authPrefix: auth.prefix,
      notFoundError,
    });
  }
  return app;
}
