import { noExtras } from '../loan/extras.ts';
import type { PaymentSpan, PlanTerms, TermsFacts } from '../mortgage/terms-facts.ts';
import type { Percent } from '../units.ts';
import { addedInMonth, type ExtraCosts } from './extra-costs.ts';

/** Everything that must be disclosed next to a payment, including mortgage insurance and fees. */
export interface TermsWithCosts extends Omit<TermsFacts, 'apr'> {
  /** Undefined if unknown. */
  readonly apr: Percent | undefined;
  /** Number of months with mortgage insurance. */
  readonly insuredMonths: number;
}

/**
 * A comparison's terms, including finance charges. A span states the payments in its first and last
 * months, so insurance that ends in between appears only in the first. Dues and extra principal are
 * not loan terms and are left out. Dollars, not rounded.
 */
export function termsWithCosts(terms: TermsFacts, costs: ExtraCosts): TermsWithCosts {
  const { firstLoan, insurance, apr } = costs;
  const insuredMonths = insurance.premiums.reduce((sum, { count }) => sum + count, 0);
  return {
    ...terms,
    loanAmount: firstLoan.principal,
    apr,
    insuredMonths,
    lowered: terms.lowered && withPremiums(terms.lowered, costs),
    traditional: withPremiums(terms.traditional, costs),
  };
}

function withPremiums(plan: PlanTerms, costs: ExtraCosts): PlanTerms {
  return { ...plan, payments: plan.payments.map((span) => withPremium(span, costs)) };
}

function withPremium(span: PaymentSpan, costs: ExtraCosts): PaymentSpan {
  const added = (month: number) => addedInMonth(costs, noExtras, month).total;
  return {
    ...span,
    monthly: span.monthly + added((span.fromYear - 1) * 12 + 1),
    monthlyInLastYear: span.monthlyInLastYear + added(span.toYear * 12),
  };
}
