import {
  type CashFacts,
  type CashFit,
  type CountedProgram,
  cashAtPrice,
  downPaymentThatFits,
  type Estimate,
  estimateOf,
  helpTerms,
  isSuggestedPrice,
  type LoanLimits,
  priceThatFits,
} from '@latchkey/domain';

type FittedKind = 'price' | 'less-down' | 'traditional';

/** A change after which the buyer has enough cash at closing. */
export type CashExit =
  /** Another program whose assistance pays closing costs. */
  | {
      readonly kind: 'program';
      readonly program: CountedProgram;
      /** How many programs pay closing costs. */
      readonly found: number;
      readonly short: number;
    }
  /**
   * A lower price, a smaller down payment at this price, or a traditional mortgage at this price.
   */
  | {
      readonly kind: FittedKind;
      readonly homePrice: number;
      readonly downPayment: number;
      /** Computes the estimate for this price and down payment with the buyer's settings. */
      readonly estimate: Estimate;
      readonly short: number;
    };

/**
 * Finds changes that close the buyer's cash gap, solved to the dollar. Changes that close the whole
 * gap come first. Empty if the buyer has enough cash.
 *
 * @param programs the matches that the buyer can choose from, in rank order
 * @param limits the county's loan limits
 */
export function cashExits(
  { terms, gap }: CashFacts,
  estimate: Estimate,
  programs: readonly CountedProgram[],
  limits: LoanLimits,
): readonly CashExit[] {
  if (gap.short === 0) return [];
  const { facts } = terms;
  const { programs: applied, details } = estimate;
  const fitted = (kind: FittedKind, fit: CashFit | null): CashExit[] => {
    if (!fit || !isSuggestedPrice(fit.homePrice)) return [];
    const { homePrice, downPayment } = fit;
    const changed = estimateOf({ ...facts, homePrice, downPayment }, details, applied, limits);
    return [{ kind, homePrice, downPayment, estimate: changed, short: fit.gap.short }];
  };
  const fit = priceThatFits(terms, facts.homePrice);
  const traditional =
    terms.plan === 'traditional'
      ? null
      : downPaymentThatFits({ ...terms, plan: 'traditional' }, facts.homePrice);
  const exits = [
    ...programExit(programs, { terms, gap }, applied),
    ...fitted(fit?.homePrice === facts.homePrice ? 'less-down' : 'price', fit),
    ...fitted('traditional', traditional),
  ];
  return exits.toSorted((one, other) => Number(one.short > 0) - Number(other.short > 0));
}

/**
 * Returns the program that leaves the smallest cash gap, if that gap is smaller than the current
 * one. If two programs leave the same gap, returns the one that ranks higher.
 */
function programExit(
  programs: readonly CountedProgram[],
  { terms, gap }: Pick<CashFacts, 'terms' | 'gap'>,
  applied: readonly CountedProgram[],
): CashExit[] {
  const { homePrice, downPayment } = terms.facts;
  const paying = programs.filter(
    (program) => program.pays === 'closing' && !applied.some(({ id }) => id === program.id),
  );
  const shortOf = (program: CountedProgram) =>
    cashAtPrice({ ...terms, ...helpTerms([program], terms.loanType) }, homePrice, downPayment).gap
      .short;
  const [best] = paying
    .map((program) => ({ program, short: shortOf(program) }))
    .sort((one, other) => one.short - other.short);
  return best && best.short < gap.short ? [{ kind: 'program', ...best, found: paying.length }] : [];
}
