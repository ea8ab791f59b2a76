import { isOpenDataPage } from '@latchkey/contract';
import { claimedSavings, siteExample, type WeeklyAverage } from '@latchkey/domain';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { pageConfigOf } from './auth/page-config.ts';
import type { LastKnown } from './db/last-known.ts';
import type { Dependencies } from './dependencies.ts';
import { figtree } from './drawing/figtree.ts';
import { sitePictures } from './drawing/site-pictures.ts';
import type { NotFoundErrorOf } from './http/not-found-error.ts';
import type { RecordedChanges } from './open-data/changes/recorded-changes.ts';
import { changesAnswer } from './open-data/changes-answer.ts';
import type { OpenData } from './open-data/open-data.ts';
import { openDataAnswer } from './open-data/page-answer.ts';
import { noPictures } from './pictures/brand-pictures.ts';
import { dayOf } from './process/clock.ts';
import { proofOf } from './programs/proof-routes.ts';
import { statesOf } from './programs/routes.ts';
import { exampleBuyers } from './public-catalog/example-buyers.ts';
import type { PublicCatalog } from './public-catalog/public-catalog.ts';
import {
  listedPages,
  needsStates,
  publicPageAnswers,
  publicPageStatus,
} from './public-catalog/public-pages.ts';
import { figuresOf } from './reference/routes.ts';
import { languages } from './site/languages.ts';
import type { Site } from './site/site.ts';
import type { PublicData } from './web-app/pages.ts';
import { webAppRoutes } from './web-app/routes.ts';

interface Context
  extends Pick<Dependencies, 'webApp' | 'brandPictures' | 'auth' | 'apiUrl' | 'leads'> {
  readonly newestAverage: () => WeeklyAverage;
  readonly sendsNotices: boolean;
  readonly publicCatalog: PublicCatalog;
  readonly changes: LastKnown<RecordedChanges>;
  readonly notFoundError: NotFoundErrorOf;
  /** The catalog as open data. Null on a site that does not publish it. */
  readonly openData: OpenData | null;
}

/** Mounts the web app, unless another server serves it. */
export async function mountWebApp(
  app: FastifyInstance,
  { brand, product, catalog, reference, clock, siteUrl }: Site,
  {
    webApp,
    brandPictures,
    auth,
    apiUrl,
    newestAverage,
    sendsNotices,
    leads: { retentionDays },
    notFoundError,
    publicCatalog,
    changes,
    openData,
  }: Context,
): Promise<void> {
  if (webApp === undefined) return;
  const fonts = figtree(webApp);
  const pictures = brandPictures ?? noPictures;
  const publicData: PublicData = {
    basis: () => [
      catalog.programs,
      reference.counties,
      dayOf(clock()),
      newestAverage(),
      changes.recoveries(),
    ],
    answers: {
      reference: () => figuresOf(reference.sources, newestAverage()),
      states: (values) =>
        needsStates(publicCatalog, values) ? statesOf({ catalog, reference, clock }) : undefined,
      proof: () => proofOf({ catalog, reference, clock }),
      ...publicPageAnswers(publicCatalog),
      openData: async () => (openData ? openDataAnswer(openData, { catalog, siteUrl }) : undefined),
      changes: async () =>
        openData ? changesAnswer(await changes.read(), { catalog, clock }) : undefined,
    },
    statusOf: ({ name, values }) =>
      isOpenDataPage(name) && openData === null ? 404 : publicPageStatus(publicCatalog, values),
    listed: async () => listedPages({ catalog, reference }, await changes.read(), publicCatalog),
  };
  const [{ quote }] = exampleBuyers(reference, brand.legal.licensedStates);
  const exampleNow = () => {
    const area = reference.areaOf(quote.homeLocation);
    return siteExample(quote, catalog.inCounty(area), area, dayOf(clock()), product);
  };
  const options = {
    folder: webApp,
    brand,
    pictures: sitePictures({ brand, pictures, languages, siteUrl, fonts }),
    product,
    clock,
    config: () => ({
      ...pageConfigOf(auth, apiUrl),
      latestAverage: newestAverage(),
      mostSaved: claimedSavings(product),
      example: exampleNow(),
      sendsNotices,
      retentionDays,
    }),
    publicData,
    languages,
    siteUrl,
    authPrefix: auth.prefix,
    notFoundError,
  };
  const pages: FastifyPluginAsync = (part) => webAppRoutes(part, options);
  await app.register(pages);
}
