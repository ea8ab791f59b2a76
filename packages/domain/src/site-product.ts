import * as z from 'zod/mini';
import { type LineTerms, programLengths } from './loan/lowering.ts';
import { HIGHEST_INTEREST_RATE, loanTerms } from './loan/pricing-facts.ts';
import { LARGEST_AMOUNT } from './quote/whole-dollars.ts';
import { Percent } from './units.ts';

const text = z.string().check(z.regex(/\S/, 'must not be empty'), z.maxLength(200));
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be the slug of a program'));

const percent = z.pipe(
  z.number().check(
    z.gte(0),
    z.lte(HIGHEST_INTEREST_RATE),
    z.refine(
      (value) => Math.round(value * 1000) / 1000 === value,
      'must have at most three decimals',
    ),
  ),
  Percent,
);

/** The rate for a new quote. A rate that the buyer enters replaces it. */
const DefaultRate = z
  .strictObject({
    percent,
    /**
     * The source of the rate, such as `Harbor rate sheet`. If this is null, the page shows no
     * source.
     */
    source: z._default(z.nullable(text), null),
    /** The date of the rate, as an ISO date. */
    date: z._default(z.nullable(z.iso.date('must be a day like 2026-11-20')), null),
  })
  .check(
    z.refine(({ source, date }) => date === null || source !== null, {
      path: ['source'],
      error: 'is required with a date',
    }),
  );

/** Maximum number of years to repay a line of credit. */
const MOST_REPAY_YEARS = 30;

/** The terms of a line of credit that determine its cost. */
const Line = z
  .strictObject({
    /** Annual rate. For a variable rate, this is the initial rate. */
    ratePercent: percent,
    isVariable: z.boolean(),
    /** Highest rate that a variable rate may reach. */
    maxRatePercent: z._default(z.nullable(percent), null),
    /** Fee for opening the line, in whole dollars, due at closing. */
    openingFee: z.int().check(z.gte(0), z.lte(LARGEST_AMOUNT)),
    /** What the buyer pays each month while drawing on the line. */
    duringDraw: z.enum(['nothing', 'interest']),
    /**
     * Number of years to repay the line after the lowered payment ends. If 0, the full balance is
     * due when the lowered payment ends.
     */
    repayYears: z.int().check(z.gte(0), z.lte(MOST_REPAY_YEARS)),
  })
  .check(
    z.refine(({ isVariable, maxRatePercent }) => isVariable || maxRatePercent === null, {
      path: ['maxRatePercent'],
      error: 'must be null for a fixed rate',
    }),
    z.refine(({ ratePercent, maxRatePercent }) => (maxRatePercent ?? ratePercent) >= ratePercent, {
      path: ['maxRatePercent'],
      error: 'must be at least ratePercent',
    }),
  );

/** The site's program that lowers the payment in the first years. */
const LoweredPayment = z
  .strictObject({
    /** The name as used in a sentence, without the word "program": `monthly payment lowering`. */
    name: text,
    shortName: text,
    /** Credit limit of the line, in whole dollars. */
    lineOfCredit: z.int().check(z.gte(1), z.lte(LARGEST_AMOUNT)),
    /** The program lengths that the site offers, in the order in which the app tries them. */
    lengths: z.readonly(
      z.array(z.literal(programLengths)).check(
        z.minLength(1),
        z.refine(
          (lengths) => isInOrder(lengths, programLengths),
          `must be in this order: ${programLengths.join(', ')}`,
        ),
      ),
    ),
    /**
     * The lender of the line of credit. Null if there is no lender, or if the company does not name
     * the lender.
     */
    lender: z._default(z.nullable(text), null),
    /** The lender's number in the Nationwide Multistate Licensing System. */
    nmlsNumber: z._default(
      z.nullable(z.string().check(z.regex(/^\d{1,12}$/, 'must be 1 to 12 digits, in quotes'))),
      null,
    ),
    /**
     * The terms of the line of credit. Null if no lender offers a line. In that case, the cost is
     * assumed: see {@link lineTerms}.
     */
    line: z._default(z.nullable(Line), null),
  })
  .check(
    z.refine(({ lender, line }) => line === null || lender !== null, {
      path: ['lender'],
      error: 'is required with the terms of a line of credit',
    }),
    z.refine(({ lender, nmlsNumber }) => nmlsNumber === null || lender !== null, {
      path: ['lender'],
      error: 'is required with an NMLS number',
    }),
  );

/** The assumed terms of a line of credit if no lender offers one on this site. */
const assumedLine: LineTerms = {
  rate: Percent.parse(9),
  isVariable: false,
  maxRate: null,
  openingFee: 0,
  duringDraw: 'nothing',
  repayYears: 10,
  isAssumed: true,
};

/**
 * Returns the terms of the line of credit for a lowered payment. If the product file has no terms,
 * returns assumed terms.
 *
 * @param ownRate the annual rate that the buyer entered, or null
 */
export function lineTerms(
  { line }: Pick<z.infer<typeof LoweredPayment>, 'line'>,
  ownRate: Percent | null = null,
): LineTerms {
  const terms: LineTerms = line
    ? {
        rate: line.ratePercent,
        isVariable: line.isVariable,
        maxRate: line.maxRatePercent,
        openingFee: line.openingFee,
        duringDraw: line.duringDraw,
        repayYears: line.repayYears,
        isAssumed: false,
      }
    : assumedLine;
  return ownRate === null ? terms : { ...terms, rate: ownRate, isAssumed: false };
}

/** The product's names in another language. Missing names stay in English. */
const ProductTranslation = z.strictObject({
  /** Name of the lowered payment. */
  name: z.optional(text),
  shortName: z.optional(text),
  rateSource: z.optional(text),
});

/**
 * What the company that runs this site offers: the rate, the terms and the lowered payment. Also
 * lists the programs of the shipped catalog that the site hides. A lender or a housing counselor
 * configures the product in one file.
 */
export const SiteProduct = z
  .strictObject({
    rate: DefaultRate,
    /** The loan terms that the calculator offers, in years, in this order. */
    terms: z.readonly(
      z.array(z.literal(loanTerms)).check(
        z.minLength(1),
        z.refine((terms) => new Set(terms).size === terms.length, 'must not repeat a term'),
      ),
    ),
    /** The loan term for a new quote, in years. */
    defaultTerm: z.literal(loanTerms),
    /**
     * The lowered payment. Null if the site offers none. In that case, the site compares assistance
     * and loan types instead.
     */
    loweredPayment: z.nullable(LoweredPayment),
    programs: z._default(
      z.strictObject({
        /** Slugs of the programs that the site hides. */
        hide: z._default(z.array(slug), []),
        /** Whether to hide all lender products. */
        hideLenderProducts: z._default(z.boolean(), false),
      }),
      { hide: [], hideLenderProducts: false },
    ),
    /** Translations by language tag, such as `es`. The fields above are in English. */
    translations: z._default(
      z.record(z.string().check(z.regex(/^[a-z]{2,3}$/)), ProductTranslation),
      {},
    ),
  })
  .check(
    z.refine(({ terms, defaultTerm }) => terms.includes(defaultTerm), {
      path: ['defaultTerm'],
      error: 'must be one of terms',
    }),
  );
export type SiteProduct = z.infer<typeof SiteProduct>;

/** The product with its names in one language, for use on a page or in an email. */
export type LocalProduct = Omit<SiteProduct, 'programs' | 'translations'>;

/**
 * Returns the product with its names in a language. Names without a translation stay in English.
 */
export function productIn(
  { programs, translations, rate, loweredPayment, ...product }: SiteProduct,
  language: string,
): LocalProduct {
  const { name, shortName, rateSource } = translations[language] ?? {};
  return {
    ...product,
    // A translation never adds a source that the English product does not have.
    rate: { ...rate, source: rate.source === null ? null : (rateSource ?? rate.source) },
    loweredPayment: loweredPayment && {
      ...loweredPayment,
      name: name ?? loweredPayment.name,
      shortName: shortName ?? loweredPayment.shortName,
    },
  };
}

/** Whether the values are in the same order as in the list, without duplicates. */
function isInOrder(values: readonly string[], list: readonly string[]): boolean {
  const places = values.map((value) => list.indexOf(value));
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1));
}
