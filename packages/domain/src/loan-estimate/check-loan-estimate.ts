import { aprFinding } from './apr-check.ts';
import { countyFinding } from './county-check.ts';
import type { ExpectedLoan } from './expected-loan.ts';
import { type Finding, unknown } from './finding.ts';
import { mortgageInsuranceFinding, upfrontFeeFinding } from './insurance-checks.ts';
import type { LoanEstimate } from './loan-estimate.ts';
import { paymentFinding } from './payment-check.ts';
import { quoteFindings } from './quote-checks.ts';
import { stillOpen } from './still-open.ts';
import { sumFindings } from './sums.ts';
import { type Week, weekAverageFinding } from './week-average-check.ts';

/** What a paper is compared with. */
export interface CheckFacts {
  /** ISO date. */
  readonly today: string;
  /** The loan of the quote. Null without a quote. */
  readonly expected: ExpectedLoan | null;
  /** The weekly averages of mortgage rates that we have, in any order. */
  readonly weeks: readonly Week[];
}

/**
 * Checks one Loan Estimate: whether it is open and for the loan of the quote, whether its figures fit
 * the quote, and whether they fit each other, the county and our tables. A check whose figures are
 * not all there says so. Nothing is guessed. Without a quote, only the paper's own checks are made.
 */
export function checkLoanEstimate(
  paper: LoanEstimate,
  { today, expected, weeks }: CheckFacts,
): Finding[] {
  return [
    stillOpen(paper, today),
    ...(expected ? quoteFindings(paper, expected) : []),
    weekAverageFinding(paper, weeks),
    paymentFinding(paper),
    ...sumFindings(paper),
    aprFinding(paper),
    mortgageInsuranceFinding(paper, expected),
    ...upfrontFeeFinding(paper),
    countyFinding(paper, expected),
    ...servicesToShopFor(paper),
  ];
}

/** Section C has services whose companies the buyer may choose: 12 CFR 1026.37(f)(3). */
function servicesToShopFor({ servicesYouCanShopFor: dollars = 0 }: LoanEstimate): Finding[] {
  return dollars > 0 ? [unknown('services-to-shop-for', 'shop-for-it')] : [];
}
