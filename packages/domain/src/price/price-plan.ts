import { capsForLoan } from '../assistance/cap-for-loan.ts';
import { type AssistancePayment, assistancePayment } from '../assistance/payment.ts';
import { cashGap } from '../cash/cash-needed.ts';
import type { CountedDetails } from '../costs/counted-details.ts';
import { type Closing, closingCashOf, closingOf } from '../estimate/purchase.ts';
import type { LoanType } from '../loan/loan-type.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { allInPayment, type Month, monthOfYear, timeline } from '../mortgage/timeline.ts';
import type { PriceBuyer } from './price-buyer.ts';
import type { PricedHelp } from './priced-help.ts';

/** The loan type of a purchase, and how the purchase uses the help. */
export interface PlanChoice {
  readonly helps: readonly PricedHelp[];
  readonly loanType: LoanType;
  /** Whether help that may pay the price and closing costs pays closing costs first. */
  readonly helpPaysClosing: boolean;
}

/** The purchase at a price. The buyer puts down as much of their own money as the cash allows. */
export interface PricePlan extends Closing, PlanChoice {
  readonly facts: PricingFacts;
  readonly details: CountedDetails;
  /** Whether the buyer's cash covers everything at closing with at least one dollar down. */
  readonly isCashEnough: boolean;
}

/**
 * Returns the purchase at a price with the largest down payment, in whole dollars, that leaves
 * enough cash for everything else at closing. The down payment is at least one dollar, even if the
 * buyer does not have enough cash for that.
 *
 * @param homePrice in whole dollars
 */
export function pricePlan(buyer: PriceBuyer, homePrice: number, choice: PlanChoice): PricePlan {
  const { helps, loanType, helpPaysClosing } = choice;
  const caps = capsForLoan(helps, loanType);
  const details = { ...buyer.details, helpPaysClosing };
  const facts = (downPayment: number) => ({ ...buyer.facts, homePrice, downPayment });
  const short = (downPayment: number) => {
    const { cash } = closingCashOf(facts(downPayment), loanType, caps, details);
    return cashGap(buyer.have, cash.total).short;
  };
  const covered = largestCovered(short, Math.min(Math.floor(buyer.have), homePrice));
  const found = facts(Math.max(1, covered));
  const closing = closingOf(found, loanType, caps, details);
  return { ...choice, facts: found, details, ...closing, isCashEnough: covered >= 1 };
}

/**
 * Number of guesses, based on the missing cash, that the search makes before it halves the range.
 */
const GUESSES = 6;

/**
 * Returns the largest down payment up to `most` that the cash covers. 0 if it covers no down
 * payment.
 *
 * @param short the missing cash for a down payment, in dollars. Once it is above 0, it stays above
 * 0 for every larger down payment
 */
function largestCovered(short: (downPayment: number) => number, most: number): number {
  let low = 0;
  let high = most + 1;
  let guess = most;
  for (let count = 0; high - low > 1; count += 1) {
    const missing = short(guess);
    if (missing === 0) low = guess;
    else high = guess;
    const middle = Math.floor((low + high) / 2);
    // A dollar less down lowers the cash at closing by at most about a dollar.
    const next = missing > 0 && count < GUESSES ? guess - Math.ceil(missing) : middle;
    guess = Math.min(high - 1, Math.max(low + 1, next));
  }
  return low;
}

/** A plan's payment in month 1. */
export interface PlanPayment {
  readonly month: Month;
  /** The payment that a lender compares with the buyer's income, in dollars a month. */
  readonly total: number;
  /** The payment on the help from each program. */
  readonly onHelp: readonly AssistancePayment[];
}

/**
 * Returns the payment in month 1 that a lender compares with the buyer's income: principal,
 * interest, mortgage insurance, taxes, insurance, dues and the known payment on the help.
 *
 * @see 12 CFR 1026.43(c)(2)(iv): the payment on a simultaneous loan is included
 */
export function planPayment({ facts, firstLoan, details, helps, split }: PricePlan): PlanPayment {
  const onHelp = helps.map((help, place) =>
    assistancePayment(help, amountOf(split[place]), facts.interest),
  );
  const plan = { facts, firstLoan, lowered: null, extras: details, assistance: onHelp };
  const month = monthOfYear(timeline(plan, 1), 1);
  return { month, total: allInPayment(month), onHelp };
}

/** Returns what a program pays toward the price and toward closing costs, in dollars. */
export function amountOf(split: PricePlan['split'][number] | undefined): number {
  return (split?.towardPrice ?? 0) + (split?.towardClosing ?? 0);
}
