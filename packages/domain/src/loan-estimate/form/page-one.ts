import type { LoanEstimate } from '../loan-estimate.ts';
import { closingCostFields } from './costs-at-closing.ts';
import type { Line } from './lines.ts';
import { loanFacts } from './loan-facts.ts';
import { loanTermFields } from './loan-terms.ts';
import { projectedPayments } from './projected-payments.ts';
import { heading, type Section, wholePage } from './zones.ts';

/**
 * Reads page 1 of a Loan Estimate. Omits a field that is missing or printed twice with different
 * values.
 */
export function pageOneFields(lines: readonly Line[]): LoanEstimate {
  const { facts, terms, payments, costs } = sectionsOf(lines);
  return {
    ...(facts && loanFacts(facts)),
    ...(terms && loanTermFields(terms)),
    ...(payments && projectedPayments(payments)),
    ...(costs && closingCostFields(costs)),
  };
}

type SectionName = 'facts' | 'terms' | 'payments' | 'costs';

/** Splits the page into sections at its headings. Omits a section if its heading is missing. */
function sectionsOf(lines: readonly Line[]): Partial<Record<SectionName, Section>> {
  const page = wholePage(lines);
  const terms = heading(page, 'loan terms')?.base;
  if (terms === undefined) return {};
  const payments = heading({ ...page, top: terms }, 'projected payments')?.base;
  const costs = heading({ ...page, top: payments ?? terms }, 'costs at closing')?.base;
  return {
    facts: { ...page, bottom: terms },
    terms: { lines, top: terms, bottom: payments ?? costs ?? page.bottom },
    ...(payments && { payments: { lines, top: payments, bottom: costs ?? page.bottom } }),
    ...(costs && { costs: { lines, top: costs, bottom: page.bottom } }),
  };
}
