import type { CashPlan } from '../cash/cash-needed.ts';
import { ownMoneyThatFits } from '../cash/own-money.ts';
import { type CashFit, downPaymentThatFits, priceThatFits } from '../cash/price-that-fits.ts';
import { isSuggestedPrice } from '../cash/suggested-price.ts';
import { reachesLeastDownPayment } from '../loan/least-down-payment.ts';
import { type LoanLimits, largestLoan } from '../loan/loan-limit.ts';
import type { CountedProgram } from '../programs/applied-program.ts';
import { type CashFacts, cashFacts, shownPlan } from './cash-facts.ts';
import { type Estimate, estimateOf } from './estimate.ts';

/** The figures after a change. */
interface Outcome {
  /** Computed with everything that the change replaces, and the buyer's other figures. */
  readonly estimate: Estimate;
  /** Dollars that the buyer still needs at closing, not rounded. 0 if the cash is enough. */
  readonly short: number;
}

type FittedKind = 'price' | 'less-down' | 'traditional';

/** A change after which the buyer has enough cash at closing. */
export type CashExit =
  /** Another program whose assistance pays closing costs. */
  | (Outcome & {
      readonly kind: 'program';
      readonly program: CountedProgram;
      /** How many programs may pay closing costs. */
      readonly found: number;
    })
  /** The applied help pays closing costs first. */
  | (Outcome & { readonly kind: 'closing' })
  /** A lower price, less down at the same price, or a traditional mortgage at the same price. */
  | (Outcome & {
      readonly kind: FittedKind;
      readonly homePrice: number;
      readonly downPayment: number;
    });

/** A gap in cash, and the figures that it belongs to. */
interface Gap extends Pick<CashFacts, 'terms' | 'gap'> {
  readonly estimate: Estimate;
  readonly limits: LoanLimits;
}

/**
 * The ways to close a cash gap, solved to the dollar. If help covers the required down payment, the
 * first way is to put less down. A way that leaves a gap is only shown if no way closes it, or if it
 * moves the help that is already applied. Every way leads to a loan that a lender may make. Empty
 * without a gap.
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
  // Too little money down for the lowered payment leaves a traditional mortgage already.
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

/** A price and a down payment that the search found, if they leave no gap. */
function fittedExit(
  kind: FittedKind,
  fit: Pick<CashFit, 'homePrice' | 'downPayment'> | null,
  from: Gap,
): CashExit[] {
  if (!fit || !isSuggestedPrice(fit.homePrice)) return [];
  const { homePrice, downPayment } = fit;
  const facts = { ...from.terms.facts, homePrice, downPayment };
  const outcome = outcomeOf({ facts }, from, kind === 'traditional' ? kind : undefined);
  // Another price can change the loan's type, and with it the costs.
  return outcome?.short === 0 ? [{ kind, homePrice, downPayment, ...outcome }] : [];
}

/** Lets the applied help pay closing costs, if that makes the gap smaller. */
function closingExit(from: Gap): CashExit[] {
  const { details, programs } = from.estimate;
  if (details.helpPaysClosing || programs.every(({ pays }) => pays !== 'both')) return [];
  const outcome = outcomeOf({ details: { ...details, helpPaysClosing: true } }, from);
  return outcome && outcome.short < from.gap.short ? [{ kind: 'closing', ...outcome }] : [];
}

/**
 * Returns the program that leaves the smallest cash gap, if that gap is smaller than the current
 * one. If two programs leave the same gap, returns the one that ranks higher.
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
 * The figures after a change, as the page shows them.
 *
 * @param plan by default, the plan that the buyer chose. If the buyer chose none, the leading plan
 * after the change. Without a lowered payment, always the traditional payment.
 * @returns null if no lender may make the loan: it is above the county's limit for its type, or the
 * down payment is below the smallest of its type
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
