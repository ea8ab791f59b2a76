import {
  AssumableAnswer,
  HelpByIncome,
  KnownFacts,
  Location,
  PriceAnswers,
  PricedHelp,
  QuoteAnswers,
} from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Translations } from './programs.ts';
import { LocationInput } from './quote-input.ts';

const limitsByUnits = z.nullable(z.readonly(z.array(z.number())));

/**
 * The answers of a buyer who wants to know the highest price that the buyer can pay. The cash, the
 * debts and the payment guideline stay in the browser, which computes the price.
 */
export const PriceQuote = z.extend(PriceAnswers, { homeLocation: LocationInput });
export type PriceQuote = z.infer<typeof PriceQuote>;

export const listPricedHelps = endpoint({
  method: 'POST',
  path: '/quotes/prices',
  summary: 'Programs that a buyer may use at some price, with the figures that limit the price',
  access: 'anyone',
  body: z.strictObject({
    answers: PriceQuote,
    /** The buyer's answers to eligibility questions. */
    known: z.optional(KnownFacts),
  }),
  answer: z.strictObject({
    data: z.strictObject({
      helps: z.array(PricedHelp),
      /** The home's location with its current rates. */
      homeLocation: Location,
      /** The county's loan limits, in dollars, for one to four units. Null if unknown. */
      limits: z.strictObject({ conformingLimits: limitsByUnits, fhaLimits: limitsByUnits }),
      /**
       * The answers that the buyer has not given. The server assumes values for them to match
       * programs.
       */
      assumed: z.array(AssumableAnswer),
      translations: Translations,
    }),
  }),
});

export const showHelpByIncome = endpoint({
  method: 'POST',
  path: '/quotes/help-by-income',
  summary: 'The most help from one program at each household income around that of a buyer',
  access: 'anyone',
  body: z.strictObject({
    answers: PriceQuote,
    /**
     * The price and the buyer's own down payment, in whole dollars. The assistance is calculated
     * from these amounts.
     */
    homePrice: QuoteAnswers.shape.homePrice,
    downPayment: QuoteAnswers.shape.downPayment,
    /** The buyer's answers to eligibility questions. */
    known: z.optional(KnownFacts),
  }),
  answer: z.strictObject({ data: HelpByIncome }),
});
