import { leastDownPaymentAt } from '../loan/least-down-payment.ts';
import { loanLimitFinding } from '../loan/loan-limit.ts';
import { openTypes, type ScoreLoanType } from '../loan/loan-type.ts';
import { type Purchase, type PurchaseTerms, purchaseOf } from './purchase.ts';

/** A purchase of the same home without help, which is the baseline for purchases with help. */
export interface WithoutHelp extends Purchase {
  readonly loanType: ScoreLoanType;
  /**
   * Whether the answer to the down payment question is enough. If not, the buyer can buy the home
   * only with help.
   */
  readonly fitsAnswer: boolean;
}

/**
 * Returns the purchase of the same home without help. Uses the credit score's loan type,
 * conventional or FHA, if that type is open and accepts the buyer's down payment. Otherwise, uses
 * the other type if that one is open and accepts the down payment. If neither type accepts the down
 * payment, uses the cheaper of the two, each with the smallest down payment that it accepts. Never
 * uses VA or USDA, which are not open to everyone.
 *
 * A type is open if the loan is within the county's limit. In addition, a conventional loan
 * requires a score of at least 620, and an FHA loan requires a primary residence.
 *
 * @returns null if no type is open, or if the mortgage insurance rate is unknown
 */
export function withoutHelp(terms: PurchaseTerms): WithoutHelp | null {
  const { homePrice } = terms.facts;
  const types = typesWithoutHelp(terms);
  const fitting = typeWithoutHelp(terms);
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

/** Returns the loan types that are open to everyone with the buyer's score and plans. */
export function typesWithoutHelp({
  facts,
  homePlan,
}: Pick<PurchaseTerms, 'facts' | 'homePlan'>): readonly ScoreLoanType[] {
  return openTypes(facts.creditScore).filter((type) => type !== 'FHA' || homePlan === 'primary');
}

/**
 * Returns the type of the first loan without help: the credit score's own type if it accepts the
 * buyer's down payment, otherwise the other type. Undefined if neither accepts it.
 */
export function typeWithoutHelp(terms: PurchaseTerms): ScoreLoanType | undefined {
  const { homePrice, downPayment } = terms.facts;
  return typesWithoutHelp(terms).find(
    (type) =>
      downPayment >= leastDownPaymentAt(type, homePrice) && isWithinLimit(type, terms, downPayment),
  );
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
