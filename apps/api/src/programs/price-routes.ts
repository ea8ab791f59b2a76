import { listPricedHelps } from '@latchkey/contract';
import { knownAt, nothingKnown, pricedHelps } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { currentLocation } from '../locations/current-location.ts';
import { dayOf } from '../process/clock.ts';
import { requestLanguage } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import { translationsFor } from './fact-translations.ts';

/** Serves the programs that a buyer may use at some price. The browser finds the price. */
export function priceRoutes(
  app: FastifyInstance,
  { catalog, reference, clock }: Pick<Site, 'catalog' | 'reference' | 'clock'>,
): void {
  serve(app, listPricedHelps, ({ body: { answers, known = nothingKnown }, request }) => {
    const homeLocation = currentLocation(reference, answers.homeLocation, 'answers.homeLocation');
    const area = reference.areaOf(homeLocation);
    const context = { today: dayOf(clock()), known: knownAt(known, homeLocation.id) };
    const found = pricedHelps(catalog.inCounty(area), { ...answers, homeLocation }, area, context);
    const { conformingLimits, fhaLimits } = area;
    const translations = catalog.translations.get(requestLanguage(request));
    return {
      data: {
        ...found,
        homeLocation,
        limits: { conformingLimits, fhaLimits },
        ...translationsFor(found, translations),
      },
    };
  });
}
