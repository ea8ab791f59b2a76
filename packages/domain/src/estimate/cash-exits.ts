import type { CashPlan } from '../cash/cash-needed.ts';
import { ownMoneyThatFits } from '../cash/own-money.ts';
import { type CashFit, downPaymentThatFits, priceThatFits } from '../cash/price-that-fits.ts';
import { isSuggestedPrice } from '../cash/suggested-price.ts';
import { reachesLeastDownPayment } from '../loan/least-down-payment.ts';
import { type LoanLimits, largestLoan } from '../loan/loan-limit.ts';
import type { CountedProgram } from '../programs/applied-program.ts';
import { type CashFacts, cashFacts, shownPlan } from './cash-facts.ts';
import { type Estimate, estimateOf } from './estimate.ts';

/** The figures that result from a change. */
interface Outcome {
  /** Calculated with the changed values and the buyer's other figures. */
  readonly estimate: Estimate;
  /** Dollars that the buyer still needs at closing, not rounded. 0 if the cash is enough. */
  readonly short: number;
}

type FittedKind = 'price' | 'less-down' | 'traditional';

/** A change that closes the cash gap or makes it smaller. */
export type CashExit =
  /** Another program whose assistance pays closing costs. */
  | (Outcome & {
      readonly kind: 'program';
      readonly program: CountedProgram;
      /** The number of programs that may pay closing costs. */
      readonly found: number;
    })
  /** The help that is already applied pays closing costs first. */
  | (Outcome & { readonly kind: 'closing' })
  /**
   * A lower price, a smaller down payment at the same price, or a traditional mortgage at the same
   * price.
   */
  | (Outcome & {
      readonly kind: FittedKind;
      readonly homePrice: number;
      readonly downPayment: number;
    });

/** A cash gap, and the estimate to which it belongs. */
interface Gap extends Pick<CashFacts, 'terms' | 'gap'> {
  readonly estimate: Estimate;
  readonly limits: LoanLimits;
}

/**
 * Returns options for closing a cash gap, calculated to the dollar. If help covers the required
 * down payment, the first option is a smaller down payment. If any option closes the gap, excludes
 * options that leave a smaller gap. The exception is using the applied help for closing costs,
 * which is always included if it makes the gap smaller. Every option results in a loan that a
 * lender may make. Empty if there is no gap.
 *
 * @param programs the matches that the buyer can choose from, in rank order
 * @param limits the county's loan limits
 */
export function cashExits(
  { terms: now, gap }: Pick<CashFacts, 'terms' | 'gap'>,
  estimate: Estimate,
  programs: readonly CountedProgram[],
  limits: LoanLimits,
): readonly CashExit[] {
  if (gap.short === 0) return [];
  const { homePrice, homeType } = now.facts;
  const terms = { ...now, maxLoan: largestLoan(now.loanType, homeType, limits) };
  const from: Gap = { terms, gap, estimate, limits };
  const own = ownMoneyThatFits(terms);
  const ownFit = own === null ? null : { homePrice, downPayment: own };
  const lessDown = fittedExit('less-down', ownFit, from);
  // If the lower down payment rules out the lowered payment, this way is already traditional.
  const isTraditional = lessDown.some((exit) => exit.estimate.leadsWith === 'traditional');
  const fit = priceThatFits(terms, homePrice);
  const isSamePrice = fit?.homePrice === homePrice;
  const isFound = isSamePrice && lessDown.length > 0;
  const traditional =
    terms.plan === 'traditional' || isTraditional
      ? null
      : downPaymentThatFits({ ...terms, plan: 'traditional' }, homePrice);
  const exits = [
    ...closingExit(from),
    ...programExit(programs, from),
    ...(isFound ? [] : fittedExit(isSamePrice ? 'less-down' : 'price', fit, from)),
    ...fittedExit('traditional', traditional, from),
  ];
  const all = [...lessDown, ...exits];
  const full = all.filter(({ short }) => short === 0);
  if (full.length === 0) return all;
  return [...full, ...all.filter(({ kind, short }) => kind === 'closing' && short > 0)];
}

/** Returns a price and a down payment that the search found, if they leave no cash gap. */
function fittedExit(
  kind: FittedKind,
  fit: Pick<CashFit, 'homePrice' | 'downPayment'> | null,
  from: Gap,
): CashExit[] {
  if (!fit || !isSuggestedPrice(fit.homePrice)) return [];
  const { homePrice, downPayment } = fit;
  const facts = { ...from.terms.facts, homePrice, downPayment };
  const outcome = outcomeOf({ facts }, from, kind === 'traditional' ? kind : undefined);
  // At another price, the loan type can be different, and with it the costs.
  return outcome?.short === 0 ? [{ kind, homePrice, downPayment, ...outcome }] : [];
}

/** Lets the applied help pay closing costs. Empty if that does not make the gap smaller. */
function closingExit(from: Gap): CashExit[] {
  const { details, programs } = from.estimate;
  if (details.helpPaysClosing || programs.every(({ pays }) => pays !== 'both')) return [];
  const outcome = outcomeOf({ details: { ...details, helpPaysClosing: true } }, from);
  return outcome && outcome.short < from.gap.short ? [{ kind: 'closing', ...outcome }] : [];
}

/**
 * Returns the program that leaves the smallest cash gap. Empty if that gap is not smaller than the
 * current one. If two programs leave the same gap, returns the one that ranks higher.
 */
function programExit(programs: readonly CountedProgram[], from: Gap): CashExit[] {
  const { programs: applied, details } = from.estimate;
  const found = programs
    .filter(({ pays }) => pays === 'closing' || pays === 'both')
    .filter(({ id }) => applied.every((program) => program.id !== id))
    .flatMap((program) => {
      const change = { programs: [program], details: { ...details, helpPaysClosing: true } };
      const outcome = outcomeOf(change, from);
      return outcome ? [{ program, ...outcome }] : [];
    });
  const [best] = found.toSorted((one, other) => one.short - other.short);
  if (!best || best.short >= from.gap.short) return [];
  return [{ kind: 'program', found: found.length, ...best }];
}

/**
 * Returns the figures after a change, as the page shows them.
 *
 * @param plan by default, the plan that the buyer chose. If the buyer chose none, the plan that
 * leads after the change. If there is no lowered payment, always the traditional payment.
 * @returns null if no lender may make the loan, because it is above the county's limit for its type
 * or its down payment is below that type's minimum
 */
function outcomeOf(
  change: Partial<Pick<Estimate, 'facts' | 'details' | 'programs'>>,
  { terms, estimate: before, limits }: Gap,
  plan: CashPlan | null = terms.plan === before.leadsWith ? null : terms.plan,
): Outcome | null {
  const { facts, details, programs } = { ...before, ...change };
  const estimate = estimateOf(facts, details, programs, limits);
  const { loanType, comparison } = estimate;
  const loanAmount = comparison.firstLoan.base.principal;
  if (loanAmount > largestLoan(loanType, facts.homeType, limits)) return null;
  if (!reachesLeastDownPayment(loanType, facts.homePrice, comparison.down.total)) return null;
  const { gap } = cashFacts(estimate, terms.have, shownPlan(estimate, plan));
  return { estimate, short: gap.short };
}
