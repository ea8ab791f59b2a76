import type { FastifyInstance } from 'fastify';
import { serverLimits } from './auth/rate-limits/rate-limits.ts';
import { databaseSize } from './db/database-size.ts';
import { jobQueue } from './db/job-queue.ts';
import { hasOurTables } from './db/readiness.ts';
import type { Dependencies } from './dependencies.ts';
import { mailLogo } from './drawing/mail-logo.ts';
import * as deliveryRepository from './leads/deliveries/repository.ts';
import { mailTransport } from './mail/mail-transport.ts';
import { mailer } from './mail/mailer.ts';
import { answersInTime } from './operations/health-routes.ts';
import { meterOf } from './operations/meter-of.ts';
import { noPictures } from './pictures/brand-pictures.ts';
import { liveReference } from './reference/limits/live-reference.ts';
import type { Site } from './site/site.ts';

/**
 * Creates the objects that the parts of the API share. Closing the app also closes these objects.
 */
export async function makeSite(app: FastifyInstance, dependencies: Dependencies): Promise<Site> {
  const { database, replica = database, clock, auth, brand, product } = dependencies;
  const { log } = app;
  const jobs = jobQueue(database, log, { isWorker: dependencies.role !== 'web' });
  const meter = await meterOf(app, dependencies.metricsToken, {
    databaseLoad: dependencies.databaseLoad ?? (() => ({})),
    writtenFolder: dependencies.writtenFolder,
    isDatabaseUp: () => answersInTime(hasOurTables(database)),
    jobs: jobs.counts,
    deliveries: () => deliveryRepository.backlog(database),
    databaseSize: () => databaseSize(database),
  });
  const mails = mailer(mailTransport(dependencies, brand), log, {
    logsLinks: dependencies.logsLinks,
    meter,
    pictures: mailLogo(brand, dependencies.brandPictures ?? noPictures),
  });
  app.addHook('onClose', async () => mails.close());
  const shipped = dependencies.reference;
  const reference = await liveReference(app, { database, clock, shipped });
  const limits = await serverLimits(database, clock, auth);
  app.addHook('onClose', () => limits.close());
  return {
    database,
    replica,
    clock,
    jobs,
    mailer: mails,
    brand,
    product,
    catalog: dependencies.catalog.catalog,
    reference,
    limits,
    log,
    meter,
    siteUrl: auth.siteUrl,
  };
}
