import { noExtras } from '../loan/extras.ts';
import type { PaymentSpan, PlanTerms, TermsFacts } from '../mortgage/terms-facts.ts';
import type { Percent } from '../units.ts';
import { addedInMonth, type ExtraCosts } from './extra-costs.ts';

/** All that must stand beside a payment that is shown, mortgage insurance and fees included. */
export interface TermsWithCosts extends Omit<TermsFacts, 'apr'> {
  /** Nothing where it cannot be told. */
  readonly apr: Percent | undefined;
  /** For how many months the payments hold mortgage insurance. */
  readonly insuredMonths: number;
}

/**
 * The terms of a comparison with what a lender charges beside interest. A span's payments are those
 * of its first and of its last month, so insurance that ends within it is in the first only. Dues
 * and extra principal are no terms of the loan and stay out. Dollars, not rounded.
 */
export function termsWithCosts(terms: TermsFacts, costs: ExtraCosts): TermsWithCosts {
  const { firstLoan, insurance, apr } = costs;
  const insuredMonths = insurance.premiums.reduce((sum, { count }) => sum + count, 0);
  return {
    ...terms,
    loanAmount: firstLoan.principal,
    apr,
    insuredMonths,
    lowered: withPremiums(terms.lowered, costs),
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
