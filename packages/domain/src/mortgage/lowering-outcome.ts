import { coversPrice } from '../assistance/assistance.ts';
import { type AppliedAssistance, totalAssistance } from '../assistance/combined-assistance.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { taxesAndInsurance } from '../loan/taxes-and-insurance.ts';
import { additionalDownPayment, raisedDownPayment } from './additional-down-payment.ts';
import { comparePayments, type PaymentComparison } from './compare-payments.ts';
import {
  cheapestLengths,
  chooseLength,
  type LoweredFacts,
  loweredFacts,
  neededDownPayment,
} from './program-length.ts';
import { lastWhere, lowestPoint } from './whole-dollar-search.ts';

/** Whether the buyer qualifies for the lowered payment, and what would change it. */
export type LoweringOutcome =
  /** The down payment covers the price. There is no loan, no lowered payment and no second loan. */
  | {
      readonly kind: 'no-loan';
      /** Whether the buyer's own money covers the price without assistance. */
      readonly isOwnMoneyEnough: boolean;
      /** Property tax and home insurance in year 1, in dollars a month. */
      readonly taxesAndInsurance: number;
    }
  /** The site offers no lowered payment at this price. */
  | { readonly kind: 'not-offered'; readonly comparison: PaymentComparison }
  | { readonly kind: 'qualified'; readonly comparison: PaymentComparison }
  | {
      readonly kind: 'not-qualified';
      /** Open to the buyer anyway, in dollars a month. */
      readonly traditionalPayment: number;
      /** Shortfall of the total down payment, in dollars. */
      readonly amountToQualify: number;
      /** The buyer's own down payment after 'Increase Down Payment', in whole dollars. */
      readonly raisedDownPayment: number;
      /** The comparison with that down payment: its payments, what is due and what is owed. */
      readonly ifRaised: PaymentComparison;
      /** The highest price at which the same own money qualifies. Null if no price does. */
      readonly qualifyingPrice: number | null;
    };

/** Says whether the buyer qualifies for the lowered payment, and what would change it. */
export function loweringOutcome(
  facts: PricingFacts,
  applied: AppliedAssistance = null,
): LoweringOutcome {
  const comparison = comparePayments(facts, applied);
  if (comparison.loanAmount <= 0) {
    return {
      kind: 'no-loan',
      isOwnMoneyEnough: coversPrice(facts),
      taxesAndInsurance: taxesAndInsurance(facts, 1) / 12,
    };
  }
  const lowered = loweredFacts(facts);
  if (lowered === null || !comparison.isOffered) return { kind: 'not-offered', comparison };
  if (comparison.isQualified) return { kind: 'qualified', comparison };

  const { traditionalMortgagePayment, amountToQualify, increaseDownPayment } = comparison;
  const raised = raisedDownPayment(facts.downPayment, increaseDownPayment);
  return {
    kind: 'not-qualified',
    traditionalPayment: traditionalMortgagePayment,
    amountToQualify,
    raisedDownPayment: raised,
    ifRaised: comparePayments({ ...facts, downPayment: raised }, applied),
    qualifyingPrice: qualifyingPrice(lowered, applied),
  };
}

/**
 * The highest whole price, at most the current one, at which the same own money qualifies. The own
 * money that a length needs is a convex function of the price, so the search starts where it is
 * least.
 */
function qualifyingPrice(facts: LoweredFacts, applied: AppliedAssistance): number | null {
  const at = (homePrice: number) => ({ ...facts, homePrice });
  const qualifies = (homePrice: number) => {
    const given = totalAssistance(applied, at(homePrice));
    const total = Math.min(homePrice, facts.downPayment + given);
    return chooseLength(at(homePrice), total)?.isQualified ?? false;
  };
  const prices = cheapestLengths(facts.lowering)
    .map((length) =>
      lowestPoint(
        (homePrice) => {
          const needed = neededDownPayment(at(homePrice), length);
          return additionalDownPayment(needed, { homePrice, downPayment: 0 }, applied);
        },
        1,
        facts.homePrice,
      ),
    )
    .filter(qualifies)
    .map((from) => lastWhere(qualifies, from, facts.homePrice));
  return prices.length === 0 ? null : Math.max(...prices);
}
