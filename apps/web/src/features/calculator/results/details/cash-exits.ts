import {
  type CashFacts,
  type CashFit,
  type CountedProgram,
  cashAtPrice,
  cashFacts,
  downPaymentThatFits,
  type Estimate,
  estimateOf,
  helpTerms,
  isSuggestedPrice,
  type LoanLimits,
  ownMoneyThatFits,
  priceThatFits,
} from '@latchkey/domain';

type FittedKind = 'price' | 'less-down' | 'traditional';

/** A change after which the buyer has enough cash at closing. */
export type CashExit =
  /** Another program whose assistance pays closing costs. */
  | {
      readonly kind: 'program';
      readonly program: CountedProgram;
      /** How many programs may pay closing costs. */
      readonly found: number;
      readonly short: number;
    }
  /** The applied help pays closing costs first. */
  | {
      readonly kind: 'closing';
      /** The estimate with help that pays closing costs. */
      readonly estimate: Estimate;
      readonly short: number;
    }
  /** A lower price, less down at the same price, or a traditional mortgage at the same price. */
  | {
      readonly kind: FittedKind;
      readonly homePrice: number;
      readonly downPayment: number;
      /** Computes the estimate for this price and down payment with the buyer's settings. */
      readonly estimate: Estimate;
      readonly short: number;
    };

/**
 * The ways to close a cash gap, solved to the dollar. If help covers the required down payment, the
 * first way is to put less down. A way that leaves a gap is only shown if no way closes it, or if it
 * moves the help that is already applied. Empty without a gap.
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
  const fitted = (
    kind: FittedKind,
    fit: Pick<CashFit, 'homePrice' | 'downPayment'> | null,
  ): CashExit[] => {
    if (!fit || !isSuggestedPrice(fit.homePrice)) return [];
    const { homePrice, downPayment } = fit;
    const changed = estimateOf({ ...facts, homePrice, downPayment }, details, applied, limits);
    const isLowered = kind !== 'traditional' && changed.leadsWith === 'lowered';
    const plan = isLowered ? terms.plan : 'traditional';
    const { short } = cashFacts(changed, terms.have, plan).gap;
    // Another price can change the loan's type, and with it the costs.
    return short > 0 ? [] : [{ kind, homePrice, downPayment, estimate: changed, short }];
  };
  const { homePrice } = facts;
  const own = ownMoneyThatFits(terms);
  const lessDown = fitted('less-down', own === null ? null : { homePrice, downPayment: own });
  // Too little money down for the lowered payment leaves a traditional mortgage already.
  const isTraditional = lessDown.some(
    (exit) => 'estimate' in exit && exit.estimate.leadsWith === 'traditional',
  );
  const fit = priceThatFits(terms, homePrice);
  const isSamePrice = fit?.homePrice === homePrice;
  const traditional =
    terms.plan === 'traditional' || isTraditional
      ? null
      : downPaymentThatFits({ ...terms, plan: 'traditional' }, homePrice);
  const exits = [
    ...closingExit({ terms, gap }, estimate, limits),
    ...programExit(programs, { terms, gap }, applied),
    ...(isSamePrice && lessDown.length > 0 ? [] : fitted(isSamePrice ? 'less-down' : 'price', fit)),
    ...fitted('traditional', traditional),
  ];
  const all = [...lessDown, ...exits];
  const full = all.filter(({ short }) => short === 0);
  if (full.length === 0) return all;
  return [...full, ...all.filter(({ kind, short }) => kind === 'closing' && short > 0)];
}

/** Lets the applied help pay closing costs, if that makes the gap smaller. */
function closingExit(
  { terms, gap }: Pick<CashFacts, 'terms' | 'gap'>,
  { facts, details, programs }: Estimate,
  limits: LoanLimits,
): CashExit[] {
  if (details.helpPaysClosing || programs.every(({ pays }) => pays !== 'both')) return [];
  const paying = estimateOf(facts, { ...details, helpPaysClosing: true }, programs, limits);
  const { short } = cashFacts(paying, terms.have, terms.plan).gap;
  return short < gap.short ? [{ kind: 'closing', estimate: paying, short }] : [];
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
    ({ id, pays }) =>
      (pays === 'closing' || pays === 'both') && applied.every((program) => program.id !== id),
  );
  const shortOf = (program: CountedProgram) => {
    const help = helpTerms([program], terms.loanType, { helpPaysClosing: true });
    return cashAtPrice({ ...terms, ...help }, homePrice, downPayment).gap.short;
  };
  const [best] = paying
    .map((program) => ({ program, short: shortOf(program) }))
    .sort((one, other) => one.short - other.short);
  return best && best.short < gap.short ? [{ kind: 'program', ...best, found: paying.length }] : [];
}
