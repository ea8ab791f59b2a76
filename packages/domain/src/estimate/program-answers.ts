import * as z from 'zod/mini';
import type { Area } from '../area/area.ts';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import { limitsOf } from '../loan/loan-limit.ts';
import { type Assessed, assessAll, type MatchContext } from '../programs/assess.ts';
import { combinationFacts } from '../programs/combination/applied-combination.ts';
import { bestCombination } from '../programs/combination/best-combination.ts';
import type { Combination } from '../programs/combination/combination.ts';
import { defaultProgram } from '../programs/headline.ts';
import { type Matches, matchesOf } from '../programs/match-programs.ts';
import type { OpensMore } from '../programs/opens-more/opens-more.ts';
import { opensMore } from '../programs/opens-more/sweep.ts';
import type { ProgramFacts } from '../programs/rules/program-facts.ts';
import type { LocalProduct } from '../site-product.ts';
import { fiveYear } from './five-year.ts';
import { purchaseTerms } from './purchase.ts';
import { type WithoutHelp, withoutHelp } from './without-help.ts';

/** The number of programs that serve the home's county but that this site hides. */
export const LeftOut = z.strictObject({ lenderProducts: z.int(), programs: z.int() });
export type LeftOut = z.infer<typeof LeftOut>;

/** The purchase without help. Five-year results are compared with this purchase. */
export const Baseline = z.strictObject({
  loanType: z.enum(['Conventional', 'FHA']),
  /** The part of the price that the buyer pays with their own money, in dollars, not rounded. */
  downPayment: z.number().check(z.nonnegative()),
  /**
   * Whether the buyer's answer to the down payment question is enough. If not, the buyer can buy
   * the home only with help.
   */
  fitsAnswer: z.boolean(),
});
export type Baseline = z.infer<typeof Baseline>;

/** A quote's programs in rank order, with their five-year results. */
export interface QuoteMatches extends Matches {
  /** The program that the calculator applies by default. Null if no match may be the default. */
  readonly defaultId: number | null;
  /** The purchase without help. Null if no program has a result. */
  readonly withoutHelp: Baseline | null;
}

/** Everything that the programs page shows for a quote. */
export interface ProgramAnswers extends QuoteMatches {
  /**
   * The best combination. Null if no programs may be combined, or if a single program is just as
   * good.
   */
  readonly combination: Combination | null;
  /** Changes to the answers that would add a program or lower a cost. */
  readonly opensMore: OpensMore[];
}

/**
 * Returns the programs that match a buyer, and the programs that would match if one answer changed.
 * Both lists are in rank order.
 *
 * @param facts the answers, with the current rates of the home's location
 */
export function matchPrograms(
  programs: readonly CatalogProgram[],
  facts: ProgramFacts,
  area: Area,
  context: MatchContext,
  product: LocalProduct,
): QuoteMatches {
  return rankedMatches(assessAll(programs, facts, area, context), facts, area, context, product);
}

/**
 * Returns a quote's programs, their best combination, and the changes that would add a program or
 * lower a cost. Combinations use the state's average closing costs.
 *
 * @param facts the answers, with the current rates of the home's location
 */
export function programAnswers(
  programs: readonly CatalogProgram[],
  facts: ProgramFacts,
  area: Area,
  context: MatchContext,
  product: LocalProduct,
): ProgramAnswers {
  const assessed = assessAll(programs, facts, area, context);
  const matches = rankedMatches(assessed, facts, area, context, product);
  const applied = programs.find(({ id }) => id === matches.defaultId) ?? null;
  const given = combinationFacts(facts, limitsOf(area, context.known));
  const buyer = { facts, area, context };
  return {
    ...matches,
    combination: bestCombination(assessed, given, context.today),
    opensMore: opensMore(assessed, buyer, { applied, tables: costTables, product }),
  };
}

function rankedMatches(
  assessed: readonly Assessed[],
  facts: ProgramFacts,
  area: Area,
  context: MatchContext,
  product: LocalProduct,
): QuoteMatches {
  const terms = purchaseTerms(facts, limitsOf(area, context.known), product);
  const baseline = withoutHelp(terms);
  const matches = matchesOf(assessed, context.today, (program) =>
    fiveYear(program, terms, baseline),
  );
  return {
    ...matches,
    withoutHelp: baseline && baselineFacts(baseline),
    defaultId: defaultProgram(matches.programs)?.id ?? null,
  };
}

function baselineFacts({ loanType, downPayment, fitsAnswer }: WithoutHelp): Baseline {
  return { loanType, downPayment, fitsAnswer };
}
