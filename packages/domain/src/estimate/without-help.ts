import { leastDownPaymentAt } from '../loan/least-down-payment.ts';
import { loanLimitFinding } from '../loan/loan-limit.ts';
import { openTypes, type ScoreLoanType } from '../loan/loan-type.ts';
import { type Purchase, type PurchaseTerms, purchaseOf } from './purchase.ts';

/** The purchase that help is compared with: the same home without help. */
export interface WithoutHelp extends Purchase {
  readonly loanType: ScoreLoanType;
  /** Whether the answer to the down payment question is enough. If not, help makes the home possible. */
  readonly fitsAnswer: boolean;
}

/**
 * The same home without help: the credit score's loan type if it is open and accepts the buyer's
 * down payment, otherwise the other of conventional and FHA. If neither accepts the down payment,
 * it is the cheaper of the two, each with the smallest down payment that it accepts. Never VA or
 * USDA, which are not open to everyone.
 *
 * A type is open if the loan is within the county's limit. Conventional needs a score of 620, and
 * FHA a primary residence.
 *
 * @returns null if no type is open, or the rate of mortgage insurance is unknown
 */
export function withoutHelp(terms: PurchaseTerms): WithoutHelp | null {
  const { homePrice, downPayment, creditScore } = terms.facts;
  const types = openTypes(creditScore).filter(
    (type) => type !== 'FHA' || terms.homePlan === 'primary',
  );
  const fitting = types.find(
    (type) =>
      downPayment >= leastDownPaymentAt(type, homePrice) && isWithinLimit(type, terms, downPayment),
  );
  if (fitting) {
    const purchase = purchaseOf(terms, fitting, null);
    return purchase && { ...purchase, loanType: fitting, fitsAnswer: true };
  }
  const possible = types.flatMap((type) => {
    const least = leastDownPaymentAt(type, homePrice);
    if (!isWithinLimit(type, terms, least)) return [];
    const facts = { ...terms.facts, downPayment: least };
    const purchase = purchaseOf({ ...terms, facts }, type, null);
    return purchase ? { ...purchase, loanType: type, fitsAnswer: false } : [];
  });
  const [cheapest] = possible.toSorted((a, b) => a.cost.most - b.cost.most);
  return cheapest ?? null;
}

function isWithinLimit(
  type: ScoreLoanType,
  { facts, limits }: PurchaseTerms,
  downPayment: number,
): boolean {
  const loanAmount = facts.homePrice - downPayment;
  const { verdict } = loanLimitFinding(loanAmount, type, facts.homeType, limits);
  return verdict === 'within' || verdict === 'unknown';
}
