import { totalAssistance } from '../assistance/combined-assistance.ts';
import { leastDownPaymentAt } from '../loan/least-down-payment.ts';
import { lastWhere } from '../mortgage/whole-dollar-search.ts';
import { type CashAtPrice, type CashTerms, cashAtPrice } from './cash-at-price.ts';
import { leastOwnMoney } from './price-that-fits.ts';

/**
 * Returns the largest down payment of the buyer's own money, in whole dollars, that leaves enough
 * cash for closing. Meets the loan type's smallest down payment and the contribution that the
 * program requires. If a smaller down payment rules out the lowered payment, uses the cash needed
 * for a traditional loan.
 *
 * @returns null unless assistance covers the smallest down payment, and the cash is enough with a
 * smaller down payment than the current one
 */
export function ownMoneyThatFits(terms: CashTerms): number | null {
  const { facts } = terms;
  const { homePrice } = facts;
  if (!coversDownPayment(terms)) return null;
  const fits = (dollars: number) => cashWith(terms, dollars).gap.short === 0;
  const least = leastOwnMoney({ ...terms, plan: 'traditional' }, homePrice);
  if (least >= facts.downPayment || !fits(least)) return null;
  const most = lastWhere(fits, least, facts.downPayment);
  return most < facts.downPayment ? most : null;
}

/**
 * Whether assistance alone covers the loan type's smallest down payment. False if there is no
 * assistance.
 */
function coversDownPayment({ facts, loanType, program }: CashTerms): boolean {
  const { homePrice } = facts;
  const help = totalAssistance(program, { homePrice, downPayment: 0 });
  return help > 0 && help >= leastDownPaymentAt(loanType, homePrice);
}

/**
 * Returns the cash needed for the plan, or for a traditional loan if the down payment is too small
 * for the plan.
 */
function cashWith(terms: CashTerms, downPayment: number): CashAtPrice {
  const { homePrice } = terms.facts;
  const planned = cashAtPrice(terms, homePrice, downPayment);
  return planned.meetsRule
    ? planned
    : cashAtPrice({ ...terms, plan: 'traditional' }, homePrice, downPayment);
}
