import { listPricedHelps, type PriceQuote, showHelpByIncome } from '@latchkey/contract';
import {
  factsAtPrice,
  helpByIncome,
  type KnownFacts,
  knownAt,
  nothingKnown,
  pricedHelps,
} from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { currentLocation } from '../locations/current-location.ts';
import { dayOf } from '../process/clock.ts';
import { requestLanguage } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import { translationsFor } from './fact-translations.ts';

/**
 * Routes that return the programs that a buyer may use at different prices, and the assistance that
 * the buyer would get at different incomes. The browser determines the price.
 */
export function priceRoutes(
  app: FastifyInstance,
  { catalog, reference, clock }: Pick<Site, 'catalog' | 'reference' | 'clock'>,
): void {
  const buyerOf = (answers: PriceQuote, known: KnownFacts = nothingKnown) => {
    const homeLocation = currentLocation(reference, answers.homeLocation, 'answers.homeLocation');
    return {
      answers: { ...answers, homeLocation },
      area: reference.areaOf(homeLocation),
      context: { today: dayOf(clock()), known: knownAt(known, homeLocation.id) },
    };
  };

  serve(app, listPricedHelps, ({ body, request }) => {
    const { answers, area, context } = buyerOf(body.answers, body.known);
    const found = pricedHelps(catalog.inCounty(area), answers, area, context);
    const { conformingLimits, fhaLimits } = area;
    const translations = catalog.translations.get(requestLanguage(request));
    return {
      data: {
        ...found,
        homeLocation: answers.homeLocation,
        limits: { conformingLimits, fhaLimits },
        ...translationsFor(found, translations),
      },
    };
  });

  serve(app, showHelpByIncome, ({ body: { homePrice, downPayment, ...body } }) => {
    const { answers, area, context } = buyerOf(body.answers, body.known);
    const facts = factsAtPrice(answers, { homePrice, downPayment });
    return { data: helpByIncome(catalog.inCounty(area), { facts, area, context }) };
  });
}
