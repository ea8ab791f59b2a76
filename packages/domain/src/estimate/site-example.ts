import type { Area } from '../area/area.ts';
import { isFree, isPaidMonthly } from '../assistance/terms.ts';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { defaultProgram, headlineAmount } from '../programs/headline.ts';
import type { MatchedProgram } from '../programs/matched-program.ts';
import { nothingKnown } from '../programs/rules/nothing-known.ts';
import type { QuoteAnswers } from '../quote/quote.ts';
import type { LocalProduct } from '../site-product.ts';
import { Fraction } from '../units.ts';
import type { EstimatedProgram } from './estimate.ts';
import { type Example, type ExampleHome, exampleOf, sizedHome } from './examples.ts';
import { matchPrograms } from './program-answers.ts';

/** The program whose assistance an example includes. */
interface ExampleHelp extends EstimatedProgram {
  readonly programName: string;
  /** Whether the buyer never has to repay the assistance. */
  readonly isFree: boolean;
}

/** The example on a site's pages: a made-up buyer of a home in one of the site's states. */
export interface SiteExample extends ExampleHome {
  readonly city: string;
  /** Null if no program may be included. */
  readonly help: ExampleHelp | null;
  /** Number of matching programs. */
  readonly found: number;
  /**
   * The largest amount of assistance that a page may promise, in dollars. 0 if it may not promise
   * any.
   */
  readonly most: number;
}

/**
 * Matches an example's buyer with the programs in the same way as a real buyer, and includes the
 * assistance that the calculator would apply. Excludes assistance that is repaid monthly, because
 * the example shows no second payment. On a site with a lowered payment, also excludes assistance
 * that needs an FHA loan. The lender of such a loan must collect taxes and insurance.
 *
 * @param programs the site's programs in the home's county
 * @param today today's date in ISO format
 */
export function siteExample(
  { homeLocation, ...answers }: QuoteAnswers,
  programs: readonly CatalogProgram[],
  area: Area,
  today: string,
  product: LocalProduct,
): SiteExample {
  const context = { today, known: nothingKnown };
  const matchesOf = ({ homePrice, downPayment }: ExampleHome) => {
    const facts = { ...answers, homeLocation, homePrice, downPayment };
    return matchPrograms(programs, facts, area, context, product).programs;
  };
  const asked: ExampleHome = {
    homePrice: answers.homePrice,
    downPayment: answers.downPayment,
    creditScore: answers.creditScore,
    propertyTax: Fraction.parse(homeLocation.property_tax),
    insurance: Fraction.parse(homeLocation.insurance_rate),
    state: homeLocation.state,
  };
  const home = sizedHome(asked, product, countedHelp(matchesOf(asked), asked, product));
  const matches = matchesOf(home);
  const [help = null] = countedHelp(matches, home, product);
  return {
    ...home,
    city: homeLocation.city,
    help,
    found: matches.length,
    most: headlineAmount(matches),
  };
}

/** Returns all figures of a site's example. */
export function siteEstimate({ help, ...home }: SiteExample, product: LocalProduct): Example {
  return exampleOf(home, product, help ? [help] : []);
}

/** Returns the first program in rank order that the example may include, if there is one. */
function countedHelp(
  matches: readonly MatchedProgram[],
  home: ExampleHome,
  product: LocalProduct,
): ExampleHelp[] {
  const program = defaultProgram(
    matches.filter((match) => !isPaidMonthly(match) && isCountable(match, home, product)),
  );
  return program ? [helpOf(program)] : [];
}

function isCountable(match: MatchedProgram, home: ExampleHome, product: LocalProduct): boolean {
  if (product.loweredPayment === null) return true;
  const help = [helpOf(match)];
  return exampleOf(sizedHome(home, product, help), product, help).leadsWith === 'lowered';
}

/** Returns the facts about a program that an estimate needs. */
function helpOf(program: MatchedProgram): ExampleHelp {
  const { cap, maxPercent, percentOf, pays, capByLoanType, kind, repayment } = program;
  return {
    ...{ cap, maxPercent, percentOf, pays, capByLoanType, kind, repayment },
    firstMortgage: { types: program.firstMortgage.types },
    programName: program.programName,
    isFree: isFree(program),
  };
}
