import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { accountRoutes } from './account/routes.ts';
import { workOnAgencies } from './agencies/jobs.ts';
import { agencyRoutes } from './agencies/routes.ts';
import { type Accounts, mountAccounts } from './auth/mount-accounts.ts';
import { serverHash } from './auth/sessions/server-secret-repository.ts';
import { correctionRoutes } from './corrections/routes.ts';
import type { Dependencies } from './dependencies.ts';
import type { ErasureContext } from './erasure/erase-person.ts';
import { workOnErasures } from './erasure/jobs.ts';
import { personHash } from './erasure/person-hash.ts';
import { erasureRoutes } from './erasure/routes.ts';
import type { NotFoundErrorOf } from './http/not-found-error.ts';
import { documentation } from './http/openapi.ts';
import { httpServer } from './http-server.ts';
import { workOnLeads } from './leads/jobs.ts';
import type { LeadSettings } from './leads/lead-settings.ts';
import { leadRoutes } from './leads/routes.ts';
import { locationRoutes } from './locations/routes.ts';
import { makeSite } from './make-site.ts';
import { mountWebApp } from './mount-web-app.ts';
import { workOnNotices } from './notices/jobs.ts';
import { noticeRoutes } from './notices/routes.ts';
import { quoteNewsRoutes } from './notices/runs/routes.ts';
import { workOnRuns } from './notices/runs/work-on-runs.ts';
import { recordedChanges } from './open-data/changes/recorded-changes.ts';
import { changesPageRoutes } from './open-data/changes-answer.ts';
import { openDataOf } from './open-data/open-data.ts';
import { openDataPageRoutes } from './open-data/page-answer.ts';
import { openDataRoutes } from './open-data/routes.ts';
import { healthRoutes } from './operations/health-routes.ts';
import { auditRoutes } from './operator/audit/routes.ts';
import { catalogEditorRoutes } from './operator/catalog/routes.ts';
import type { GrantAnswer } from './operator/grants/grant-command.ts';
import { type OperatorCommand, runOperatorCommand } from './operator/grants/operator-command.ts';
import { invitationRoutes } from './operator/invitations/routes.ts';
import { operatorRoutes } from './operator/routes.ts';
import { priceRoutes } from './programs/price-routes.ts';
import { proofRoutes } from './programs/proof-routes.ts';
import { programRoutes } from './programs/routes.ts';
import { viewCounter } from './programs/views/view-counter.ts';
import { catalogSearch } from './public-catalog/catalog-search.ts';
import { publicCatalog } from './public-catalog/public-catalog.ts';
import { publicCatalogRoutes } from './public-catalog/routes.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { type KnownAverages, latestAverage } from './reference/rates/latest-average.ts';
import { referenceRoutes } from './reference/routes.ts';
import { runJobs } from './run-jobs.ts';
import type { Site } from './site/site.ts';
import { stepRoutes } from './steps/routes.ts';

/** A plugin that adds routes to the API, for example for a benchmark. */
export type Extension = FastifyPluginAsync;

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs a command from `npm run operator`. */
    runOperatorCommand(command: OperatorCommand): Promise<GrantAnswer>;
  }
}

/**
 * Builds the server and its jobs. Unless the process is only a worker, also mounts the API, the
 * account server's routes and the web app.
 */
export async function buildApp(
  dependencies: Dependencies,
  extension: Extension = async () => {},
): Promise<FastifyInstance> {
  const { auth, corsOrigins, rates, role } = dependencies;
  const { app, notFoundError } = await httpServer(dependencies);
  const site = await makeSite(app, dependencies);
  healthRoutes(app, site);
  const servesPages = role !== 'worker';
  const accounts = await mountAccounts(app, { ...site, settings: auth, corsOrigins }, servesPages);
  app.decorate('authenticate', accounts.authenticate);

  const leads = { ...site, settings: dependencies.leads };
  const hashPerson = await personHash(site.database, auth);
  const team = leads.settings.mailTo ?? [site.brand.supportEmail];
  const erasures = { ...site, hashPerson, team };
  const commands = { ...erasures, accountMails: auth.remote ? undefined : site.jobs };
  app.decorate('runOperatorCommand', (command) => runOperatorCommand(commands, command));
  const notices = { ...site, ...dependencies.notices };
  runJobs(app, leads, {
    ...workOnLeads(app, leads),
    ...workOnNotices(notices),
    ...workOnAgencies(app, site),
    ...workOnErasures(app, leads),
  });
  const sendsNotices = site.brand.legal.postalAddress !== null;
  workOnRuns(app, { ...notices, outbox: sendsNotices ? notices : undefined });
  const averages = await latestAverage(app, {
    ...site,
    settings: rates,
    shipped: site.reference.mortgageRates,
  });
  if (servesPages) {
    const parts = {
      site,
      accounts,
      leads,
      erasures,
      notices,
      sendsNotices,
      averages,
      notFoundError,
    };
    await mountPages(app, parts, dependencies, extension);
  }
  return app;
}

/** Objects that the jobs and the routes share. */
interface Parts {
  readonly site: Site;
  readonly accounts: Accounts;
  readonly leads: Site & { readonly settings: LeadSettings };
  readonly erasures: Site & ErasureContext;
  readonly notices: Site & Dependencies['notices'];
  readonly sendsNotices: boolean;
  readonly averages: KnownAverages;
  readonly notFoundError: NotFoundErrorOf;
}

/** Mounts all API routes and the web app. */
async function mountPages(
  app: FastifyInstance,
  { site, accounts, leads, erasures, notices, sendsNotices, averages, notFoundError }: Parts,
  dependencies: Dependencies,
  extension: Extension,
): Promise<void> {
  const { auth, catalog: store } = dependencies;
  const hashNetwork = await serverHash(site.database, auth, 'networks of reports');
  const changes = recordedChanges(app, site);
  const openCatalog = publicCatalog({ ...site, changes });
  const openData = site.brand.openData && openDataOf(site, changes, site.brand.openData);
  const apiRoutes: FastifyPluginAsync = async (api) => {
    api.addHook('onRequest', async (_, reply) => {
      const vary = [reply.getHeader('vary') ?? [], 'Accept-Language'].flat().join(', ');
      reply.headers({ 'cache-control': 'no-store', vary });
    });
    await documentation(api, accounts.operations, site.brand);
    locationRoutes(api, site.reference.locations);
    const views = viewCounter(api, site.database, site.clock);
    programRoutes(api, { ...site, views });
    priceRoutes(api, site);
    publicCatalogRoutes(api, openCatalog, views, catalogSearch(site));
    proofRoutes(api, site);
    accountRoutes(api, { ...erasures, verifyPassword: accounts.verifyPassword });
    quoteRoutes(api, site);
    leadRoutes(api, leads);
    operatorRoutes(api, leads);
    const { hashNewPassword } = accounts;
    if (hashNewPassword) invitationRoutes(api, { ...erasures, hashNewPassword });
    auditRoutes(api, erasures);
    erasureRoutes(api, erasures);
    catalogEditorRoutes(api, { ...notices, store, views });
    correctionRoutes(api, { ...notices, hashNetwork });
    await api.register(async (part) => agencyRoutes(part, { ...notices, store }));
    noticeRoutes(api, notices);
    quoteNewsRoutes(api, site);
    stepRoutes(api, { ...site, limitFactor: auth.limitFactor });
    referenceRoutes(api, site.reference, averages);
    if (openData) {
      openDataPageRoutes(api, openData, site);
      changesPageRoutes(api, changes, site);
    }
    await api.register(extension);
  };
  await app.register(apiRoutes, { prefix: '/api' });
  if (openData) openDataRoutes(app, openData);
  await mountWebApp(app, site, {
    ...dependencies,
    newestAverage: averages.latest,
    sendsNotices,
    notFoundError,
    publicCatalog: openCatalog,
    changes,
    openData,
  });
}
